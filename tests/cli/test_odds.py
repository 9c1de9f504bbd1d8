"""`casusbelli odds`."""

from fractions import Fraction
from typing import Any

import pytest
from tests.cli.running import Runner

from casusbelli.games.war.odds import chain, fight


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


def exact(figure: dict[str, Any]) -> Fraction:
    value = Fraction(figure["fraction"])
    assert figure["decimal"] == pytest.approx(float(value))
    return value


def test_a_fight_to_the_end(cli: Runner) -> None:
    told = cli("odds war --attack 8 --defend 5 --json").document
    due = fight(8, 5)
    assert told["question"] == {"attack": 8, "defend": 5, "stop_at": 1, "until": 0}
    figures = {key: exact(figure) for key, figure in told["figures"].items()}
    assert figures["conquest"] == due.conquest()
    assert figures["attackers"] == due.attackers()
    assert figures["attackers_given_conquest"] == due.attackers_given_conquest()
    assert figures["defenders"] == due.defenders()
    assert sum(figures[f"first_roll_loses_{lost}"] for lost in range(4)) == 1


def test_the_whole_distribution(cli: Runner) -> None:
    told = cli("odds war --attack 8 --defend 5 --json").document
    ends = {(end["attack"], end["defence"]): exact(end) for end in told["ends"]}
    due = fight(8, 5).ends
    assert ends == {tuple(left): Fraction(weight, due.denominator) for left, weight in due.weights.items()}
    assert sum(ends.values()) == 1
    assert next(iter(ends)) == (8, 0)


def test_stop_rules(cli: Runner) -> None:
    told = cli("odds war --attack 8 --defend 5 --stop-at 3 --until=2 --json").document
    due = fight(8, 5, stop_at=3, until=2)
    assert exact(told["figures"]["conquest"]) == due.conquest()
    assert exact(told["figures"]["reached"]) == due.reached()


@pytest.mark.parametrize("line", ["--chain 4,2,1", "--defend 4 --chain 2,1"])
def test_a_chain_with_or_without_its_first_target(cli: Runner, line: str) -> None:
    told = cli(f"odds war --attack 8 {line} --json").document
    due = chain(8, (4, 2, 1))
    assert told["question"] == {"attack": 8, "chain": [4, 2, 1]}
    assert exact(told["figures"]["conquest"]) == due.conquest()
    assert exact(told["figures"]["conquests_2"]) == due.conquest(2)
    assert exact(told["figures"]["conquered"]) == due.conquered()
    assert sum(exact(end) for end in told["ends"]) == 1


def test_a_person_reads_percentages_and_fractions(cli: Runner) -> None:
    told = cli("odds war --attack 3 --defend 1")
    assert told.status == 0
    chance = fight(3, 1).conquest()
    assert f"{float(chance) * 100:.4f} %" in told.out
    assert str(chance) in told.out


def test_long_fractions_are_left_to_json(cli: Runner) -> None:
    told = cli("odds war --attack 50 --defend 50")
    assert "--json" in told.out
    assert max(map(len, told.out.splitlines())) <= 160


@pytest.mark.parametrize("lang", ["es", "pt-BR", "en"])
@pytest.mark.parametrize("line", ["--attack 8 --defend 5 --until 1", "--attack 4 --chain 2,1", "--help"])
def test_every_figure_has_a_name_in_three_languages(cli: Runner, lang: str, line: str) -> None:
    told = cli(f"odds war {line}", lang=lang)
    assert told.status == 0
    assert "odds-" not in told.out
    assert "{ $" not in told.out


def test_help_lists_the_options_of_the_game(cli: Runner) -> None:
    for line in ("odds --help", "odds war --help"):
        told = cli(line)
        assert told.status == 0
        assert all(option in told.out for option in ("--attack", "--defend", "--stop-at", "--until", "--chain"))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("chess --attack 3", "war"),
        ("war --defend 3", "Missing: --attack"),
        ("war --attack 3", "Missing: --defend, --chain"),
        ("war --attack 3 --defend", "--defend takes whole numbers, not “”."),
        ("war --attack x --defend 3", "--attack takes whole numbers, not “x”."),
        ("war --attack 1 --defend 3", "--attack can be 2 to 500, not 1."),
        ("war --attack 3 --defend 0", "--defend can be 1 to 500, not 0."),
        ("war --attack 3 --defend 3 --stop-at 3", "--stop-at can be 1 to 2, not 3."),
        ("war --attack 3 --defend 3 --until 3", "--until can be 0 to 2, not 3."),
        ("war --attack 3 --chain 2,501", "--chain can be 1 to 500, not 501."),
        ("war --attack 300 --chain 200,100", "That is 600 armies in all; at most 500 can be reckoned with."),
        ("war --attack 3 --chain 2 --stop-at 2", "--stop-at does not go with --chain."),
        ("war --atack 3", "There is no option --atack; there are: --attack, --defend, --stop-at, --until, --chain."),
        ("war 8 5", "There is no option 8"),
    ],
)
def test_questions_that_cannot_be_asked(cli: Runner, line: str, sentence: str) -> None:
    told = cli(f"odds {line}")
    assert told.status == 2
    assert sentence in told.complaint
