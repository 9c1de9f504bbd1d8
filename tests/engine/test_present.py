"""How games are shown: what a module leaves out is shown in the plainest way."""

from types import ModuleType

import pytest

from casusbelli.engine.game import find, keys
from casusbelli.engine.present import Plain, Presentation, presented

ASKED = [name for name in vars(Presentation) if not name.startswith("_")]


def test_what_a_module_leaves_out_is_plain() -> None:
    module = ModuleType("shows")
    module.digest = lambda events: ["told"]  # type: ignore[attr-defined]
    shows = presented(module)
    assert shows.digest(["one", "two"]) == ["told"]
    assert Plain().digest(["one", "two"]) == ["one", "two"]
    assert shows.aliases("place") == {}


def test_the_plainest_way_leaves_nothing_out() -> None:
    assert [name for name in ASKED if name not in vars(Plain)] == []
    assert {"marks", "sections", "odds", "charts"} <= set(ASKED)


@pytest.mark.parametrize("key", keys())
def test_every_game_answers_all_that_may_be_asked_of_how_it_is_shown(key: str) -> None:
    assert [name for name in ASKED if not callable(getattr(find(key).presentation, name, None))] == []
