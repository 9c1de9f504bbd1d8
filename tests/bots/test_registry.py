import re
from pathlib import Path

import pytest

from casusbelli.bots import registry
from casusbelli.bots.random import Random
from casusbelli.engine import game

WAR = game.find("war")

OWN_BOTS = """
from casusbelli.bots.bot import Bot

class First(Bot):
    def choose(self, view, actions, budget):
        return actions[0]

class Fragile(First):
    def __init__(self, game, seat, seed):
        raise RuntimeError("not today,\\nsorry")

class Idle(Bot):
    def chooses(self, view, actions, budget): ...

class Deaf:
    def __init__(self, game, seat, seed): ...
    def choose(self, view, actions, budget): ...

SOMETHING = 3
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(OWN_BOTS, encoding="utf-8")
    return path


def refused(name: str) -> str:
    with pytest.raises(registry.NoBot) as refusal:
        registry.make(name, WAR, 0, 1)
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


def test_bots_of_a_game_are_its_own_and_those_that_play_any() -> None:
    assert {"greedy", "random"} <= set(registry.bots_of(WAR))
    assert registry.bots_of(WAR) == sorted(registry.bots_of(WAR))


def test_levels_are_found() -> None:
    assert isinstance(registry.make("random", WAR, 0, 1), Random)
    assert type(registry.make("greedy", WAR, 2, 1)).__name__ == "Greedy"


def test_a_bot_of_a_file(own: Path) -> None:
    bot = registry.make(f"{own}:First", WAR, 2, 1)
    assert type(bot).__name__ == "First"
    assert registry.maker_of(f"{own}:First", WAR) is type(bot)


def test_an_unknown_level_names_those_there_are() -> None:
    message = refused("genius")
    assert "'genius'" in message
    assert all(name in message for name in (*registry.bots_of(WAR), "FILE.py:CLASS"))


def test_a_missing_file() -> None:
    assert refused("nowhere.py:Mine") == "no file nowhere.py"


def test_a_missing_class_names_the_bots_of_the_file(own: Path) -> None:
    assert refused(f"{own}:Third") == f"'Third' is not there in {own}; bots there: First, Fragile"


@pytest.mark.parametrize("name", ["SOMETHING", "Deaf"])
def test_what_is_no_agent(own: Path, name: str) -> None:
    assert refused(f"{own}:{name}") == f"'{name}' is no bot in {own}; bots there: First, Fragile"


def test_a_class_that_cannot_be_made(own: Path) -> None:
    assert refused(f"{own}:Fragile").endswith("cannot be made: RuntimeError: not today, sorry")


def test_a_bot_that_does_not_choose_cannot_be_made(own: Path) -> None:
    assert re.search(r"cannot be made: TypeError: .* Idle .*\bchoose\b", refused(f"{own}:Idle"))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("class Mine(:\n", encoding="utf-8")
    assert refused(f"{path}:Mine").startswith(f"{path} cannot be read: SyntaxError: ")
    (tmp_path / "bot.txt").write_text("", encoding="utf-8")
    assert refused(f"{tmp_path / 'bot.txt'}:Mine").endswith("bot.txt is no Python file")


def test_coaches_are_found_by_the_key_of_their_game() -> None:
    maker = registry.coach("war-in-the-pacific")
    assert maker is not None
    assert callable(maker(game.find("war-in-the-pacific"), 0).judge)
    assert registry.coach("war") is None
