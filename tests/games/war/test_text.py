"""What is no kind of thing of its own has a name in three languages; the rest is in `tests/test_catalogues.py`."""

import pytest

from casusbelli.games.war import board
from casusbelli.table.narrate import LANGUAGES, bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_have_names(language: str) -> None:
    said = bundle(board.PACKAGE, language)
    assert [id for id in board.FIGURES if not said.has_message(f"figure-{id}")] == []
