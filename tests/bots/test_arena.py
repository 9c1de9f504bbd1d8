from pathlib import Path
from typing import Any

import msgspec
import pytest

from casusbelli.bots import arena, registry
from casusbelli.bots.arena import Report, Simulated, simulate
from casusbelli.engine import flow, game
from casusbelli.engine.drive import AgentFailed
from casusbelli.engine.game import BadOption, UnknownGame

WAR = game.find("war")
TWO_ROUNDS = {"round_limit": 2}
RANDOMS = ["random"] * 3


def counts(report: Report) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(report)
    return {key: value for key, value in plain.items() if "second" not in key}


def own(folder: Path, body: str) -> str:
    path = folder / "own.py"
    path.write_text(f"from casusbelli.bots.bot import Bot\n\nclass Own(Bot):\n{body}\n", encoding="utf-8")
    return f"{path}:Own"


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    games = 2 * arena.SHARE + 1
    alone: list[Simulated] = []
    shared: list[Simulated] = []
    one = simulate("war", RANDOMS, games, seed=3, options=TWO_ROUNDS, save=alone.append)
    two = simulate("war", RANDOMS, games, seed=3, options=TWO_ROUNDS, workers=2, save=shared.append)
    assert counts(one) == counts(two)
    assert alone == shared
    assert [simulated.number for simulated in alone] == list(range(games))


def test_another_seed_gives_other_games() -> None:
    kept: list[Simulated] = []
    for seed in (3, 4):
        simulate("war", RANDOMS, 1, seed=seed, options=TWO_ROUNDS, save=kept.append)
    assert kept[0].steps != kept[1].steps


def test_games_without_a_winner_are_draws() -> None:
    report = simulate("war", RANDOMS, 3, options=TWO_ROUNDS)
    assert (report.games, report.draws, report.ended) == (3, 3, {"round-limit": 3})
    assert (report.wins, report.wins_by_bot, report.scores) == ([0, 0, 0], {"random": 0}, [])
    assert report.mean_decisions == report.decisions / 3 > 0


def test_a_bot_that_rotates_wins_at_every_seat() -> None:
    report = simulate("war", ["greedy", "random", "random"], 6, seed=2, rotate=True)
    assert report.wins == [2, 2, 2]
    assert report.wins_by_bot == {"greedy": 6, "random": 0}


def test_a_kept_game_played_again_ends_the_same() -> None:
    kept: list[Simulated] = []
    simulate("war", ["greedy"] * 3, 1, seed=6, save=kept.append)
    s = WAR.new(3, kept[0].options)
    for step in kept[0].steps:
        at = flow.pending(s)[0]
        if isinstance(step, int):
            flow.resolve(s, at, at.frame.space(s).pick(step))
        else:
            assert step in at.frame.actions(s)
            flow.answer(s, at, step)
    assert s.result == kept[0].result is not None


def test_progress_counts_up_to_all_games() -> None:
    done: list[int] = []
    simulate("war", RANDOMS, 3, options=TWO_ROUNDS, progress=done.append)
    assert done == [1, 2, 3]


def test_a_game_without_end_is_counted_as_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WAR, "answers", 10)
    kept: list[Simulated] = []
    report = simulate("war", RANDOMS, 2, save=kept.append)
    assert (report.ended, report.draws) == ({"stuck": 2}, 0)
    assert report.decisions > 0
    assert kept[0].result is None


def test_the_options_of_a_simulation_give_way_to_those_asked_for() -> None:
    kept: list[Simulated] = []
    simulate("war", RANDOMS, 1, options=TWO_ROUNDS, save=kept.append)
    assert kept[0].options == {**WAR.simulation, **TWO_ROUNDS}


def test_what_is_wrong_shows_before_the_first_game() -> None:
    with pytest.raises(UnknownGame):
        simulate("chess", RANDOMS, 1)
    with pytest.raises(BadOption):
        simulate("war", ["random"], 1)
    with pytest.raises(BadOption):
        simulate("war", RANDOMS, 1, options={"speed": 3})
    with pytest.raises(registry.NoBot):
        simulate("war", ["random", "random", "genius"], 1)


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 0)])
def test_no_game_or_no_worker(games: int, workers: int) -> None:
    with pytest.raises(ValueError, match="at least 1 game"):
        simulate("war", RANDOMS, games, workers=workers)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_answer_names_the_bot(tmp_path: Path, workers: int) -> None:
    name = own(tmp_path, "    def choose(self, view, actions, budget):\n        return 'peace'")
    with pytest.raises(AgentFailed, match=r"^the bot Own at seat 2: answered with 'peace', which is not legal$"):
        simulate("war", ["random", name, "random"], 2 * arena.SHARE, workers=workers)


def test_a_bot_that_breaks_down_is_named(tmp_path: Path) -> None:
    name = own(tmp_path, "    def choose(self, view, actions, budget):\n        raise LookupError('no idea')")
    with pytest.raises(AgentFailed, match=r"^the bot Own at seat 1: LookupError: no idea$"):
        simulate("war", [name, "random", "random"], 1)


WITNESS = """    needs_events = True
    heard = 0

    def observe(self, event):
        type(self).heard += 1
        drawn = event if isinstance(event, dict) else {"seat": self.seat, "objective": None}
        assert drawn.get("objective") is None or drawn["seat"] == self.seat

    def choose(self, view, actions, budget):
        from casusbelli.engine.state import State
        from casusbelli.engine.visibility import View

        assert isinstance(view, View) and view.seats == (self.seat,)
        assert not any(isinstance(value, State) for value in [*view.fields.values(), *vars(self).values()])
        assert [zone for zone in view.objectives["zone"] if zone >= 2] == [2 + self.seat]
        assert self.heard
        return actions[0]"""


def test_an_agent_sees_its_view_and_hears_events_and_nothing_else(tmp_path: Path) -> None:
    report = simulate("war", [own(tmp_path, WITNESS), "random", "random"], 1, options=TWO_ROUNDS)
    assert report.ended == {"round-limit": 1}
