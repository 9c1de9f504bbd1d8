"""War in the Pacific at the terminal: a whole game in words, dice laid beside what is asked."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.sitting_down import Sat, answer_to

from casusbelli.cli import sitting
from casusbelli.cli.sitting import Sitting
from casusbelli.games.war_in_the_pacific import GAME
from casusbelli.table.dice import Seeded
from casusbelli.table.match import Match
from casusbelli.table.narrate import LANGUAGES
from casusbelli.testing import clause


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Sitting]:
    begun = sitting.begin(GAME, ["human"], {}, 3, tmp_path / "game.jsonl", takebacks=True)
    yield begun
    begun.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_in_words(table: Sitting, language: str) -> None:
    sat, rng = Sat(table, language), random.Random(4)

    def typist() -> Iterator[str]:
        while (request := table.request()) is not None:
            yield sat.session.teller.action(rng.choice(request.actions))

    written = sat.type_all(typist())
    assert table.match.result is not None
    assert "✗" not in written
    assert sat.session.teller.message(f"result-{table.match.result.reason}") in written


@clause("5.6")
def test_5_6_dice_are_laid_and_picked_up_with_words(table: Sitting) -> None:
    written = Sat(table).type("accept", "lay p tarawa", "lay p tarawa", "pick up p")
    assert "lays die P on Tarawa" in answer_to("lay p tarawa", written)
    assert "lies on Tarawa already" in written
    assert "picks up die P" in written
    assert table.match.state.laid[0][0] == -1


@clause("5.6", "17.11")
def test_5_6_laying_is_taken_back_like_anything_else() -> None:
    match = Match(GAME, 1, {}, Seeded(3))
    match.answer(0, match.pending()[0].id, GAME.notation.parse("accept"))
    match.answer(0, None, GAME.notation.parse("lay p tarawa"))
    assert match.state.laid[0][0] == 0
    match.undo(0)
    assert match.state.laid[0][0] == -1
    assert match.why_no_undo(0) is not None
