"""What is no kind of thing of its own has a name in three languages; the rest is in `tests/test_catalogues.py`."""

import pytest

from casusbelli.games.friedrich import board
from casusbelli.table.narrate import LANGUAGES, bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_countries_have_names(language: str) -> None:
    said = bundle(board.PACKAGE, language)
    assert [id for id in board.COUNTRIES if not said.has_message(f"country-{id}")] == []
