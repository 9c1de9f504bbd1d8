"""`import casusbelli as cb`."""

import subprocess
import sys
from importlib.metadata import version

import pytest
from tests.table.playing import play

import casusbelli as cb
from casusbelli.engine.game import BadOption, UnknownGame
from casusbelli.table.verify import verify


def test_games_are_found_by_their_keys() -> None:
    game = cb.game("war")
    assert game.key == "war"
    assert "war" in cb.all_games(), "importing a game changes nothing"
    with pytest.raises(UnknownGame, match="war"):
        cb.game("chess")


def test_a_seeded_match_is_the_same_again() -> None:
    one, other = (play(cb.match("war", seats=4, seed=1), 30) for _ in range(2))
    assert one.snapshot() == other.snapshot()
    assert one.journal == other.journal
    assert cb.match("war", seed=2).snapshot() != cb.match("war", seed=3).snapshot()


def test_a_match_without_a_seed_is_new_and_can_be_verified() -> None:
    one, other = cb.match("war"), cb.match("war")
    assert one.header.table != other.header.table
    assert one.header.commitments != other.header.commitments
    assert one.header.seats == 3
    one.close("agreed")
    report = verify(one.export(()))
    assert report.ok
    assert report.checked


def test_options_and_seats_are_checked() -> None:
    for wrong in ({"seats": 9}, {"seats": 0}, {"options": {"chess": 1}}):
        with pytest.raises(BadOption):
            cb.match("war", **wrong)
    assert cb.match("war", options={"round_limit": 5}, takebacks=False).header.takebacks is False


def test_the_version_is_that_of_the_package() -> None:
    assert cb.__version__ == version("casusbelli")
    with pytest.raises(AttributeError):
        cb.no_such_thing  # noqa: B018 - looking is the test


def test_importing_it_imports_nothing_else() -> None:
    heavy = ("msgspec", "fluent", "rich", "casusbelli.engine")
    code = f"import sys, casusbelli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
