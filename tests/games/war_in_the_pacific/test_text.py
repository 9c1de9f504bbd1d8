"""What is no kind of thing of its own has a name in three languages; the rest is in `tests/test_catalogues.py`."""

import pytest

from casusbelli.games.war_in_the_pacific import board, facts
from casusbelli.table.narrate import LANGUAGES, bundle

NAMED = {"label": [label for label in board.LABELS if label], "effect": facts.EFFECTS, "result": facts.GRADES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMED)
def test_everything_has_a_name(kind: str, language: str) -> None:
    said = bundle(board.PACKAGE, language)
    assert [id for id in NAMED[kind] if not said.has_message(f"{kind}-{id}")] == []
