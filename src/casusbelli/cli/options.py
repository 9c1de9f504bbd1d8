"""Options that several subcommands share, and how their words are read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from casusbelli.cli.errors import Fail
from casusbelli.cli.words import listed, say

if TYPE_CHECKING:
    from casusbelli.engine.game import Game


def _several(name: str, form: str, help: str) -> Any:
    """An option that may be repeated; none at all make an empty list."""
    return typer.Option(name, metavar=form, help=say(help), show_default=False, default_factory=list)


GameKey = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"), show_default=False)]
Lang = Annotated[str, typer.Option("--lang", metavar="es|pt-BR|en", help=say("help-lang"), show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-json"))]
Data = Annotated[list[str], _several("--data", "GAME=DIR", "help-data")]
Seats = Annotated[str, typer.Option("--seats", metavar="A,B,...", help=say("help-seats"), show_default=False)]
Options = Annotated[list[str], _several("--option", "K=V", "help-option")]
Seed = Annotated[int | None, typer.Option("--seed", help=say("help-seed"), show_default=False)]


def find_game(key: str, data: list[str] | None = None) -> Game:
    """The game of that key, its data replaced by the folders of `--data`. Raises Fail."""
    from casusbelli.engine.components import DataError
    from casusbelli.engine.game import find

    _require_game(key)
    try:
        _replace_data(data or [])
        return find(key)
    except DataError as wrong:
        raise Fail(str(wrong)) from None


def _require_game(key: str) -> None:
    from casusbelli.engine.game import keys

    known = keys()
    if key not in known:
        raise Fail(say("unknown-game", key=key, known=listed(known)))


def _replace_data(data: list[str]) -> None:
    from casusbelli.engine.components import replace

    for key, folder in pairs(data, "GAME=DIR").items():
        _require_game(key)
        replace(key, Path(folder))


def pairs(texts: list[str], form: str) -> dict[str, str]:
    """`name=value` texts by name. Raises Fail for one of another form."""
    split = [text.partition("=") for text in texts]
    for text, (name, sign, value) in zip(texts, split, strict=True):
        if not (name and sign and value):
            raise Fail(say("not-a-pair", text=text, form=form))
    return {name.strip(): value.strip() for name, _, value in split}


def chosen_options(game: Game, texts: list[str]) -> dict[str, object]:
    """The options of a game from `name=value` texts, checked. Raises Fail with what is possible."""
    from casusbelli.cli.choices import complaint

    wanted: dict[str, object] = {name: _value(text) for name, text in pairs(texts, "K=V").items()}
    if wrong := complaint(game, wanted):
        raise Fail(wrong)
    return wanted


def _value(text: str) -> object:
    words = {"true": True, "false": False, "yes": True, "no": False}
    return words.get(text.casefold(), text)
