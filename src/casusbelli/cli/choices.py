"""The options of a game as facts: what they are by default, what they may be, and what is wrong with a wish."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

import msgspec
from msgspec import inspect

from casusbelli.cli.words import say
from casusbelli.engine.game import BadOption, Game


class OptionFacts(msgspec.Struct, frozen=True):
    """One option: its default, and either the values it may have or the least and most of a number."""

    name: str
    default: Any
    values: tuple[Any, ...] | None = None
    least: int | None = None
    most: int | None = None

    @property
    def possible(self) -> str:
        """What it may be, as text."""
        if self.values is not None:
            return ", ".join(map(word, self.values))
        return f"{'' if self.least is None else self.least}-{'' if self.most is None else self.most}"


def word(value: Any) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def options_of(game: Game) -> tuple[OptionFacts, ...]:
    """The options of a game, in their order."""
    return tuple(_options(game.options))


def _options(options: type[msgspec.Struct]) -> Iterator[OptionFacts]:
    for field in msgspec.structs.fields(options):
        kind: Any = inspect.type_info(field.type)
        if isinstance(kind, inspect.LiteralType):
            yield OptionFacts(field.name, field.default, values=get_args(field.type))
        elif isinstance(kind, inspect.BoolType):
            yield OptionFacts(field.name, field.default, values=(True, False))
        else:
            yield OptionFacts(field.name, field.default, least=kind.ge, most=kind.le)


def complaint(game: Game, wanted: Mapping[str, Any]) -> str:
    """What is wrong with these options, with what is possible instead; empty where nothing is."""
    for name, value in wanted.items():
        known = next((option for option in options_of(game) if option.name == name), None)
        if known is None:
            return say("option-unknown", key=game.key, name=name, known=", ".join(o.name for o in options_of(game)))
        if not _fits(game, name, value):
            return say("option-bad", name=name, value=word(value), possible=known.possible)
    return ""


def _fits(game: Game, name: str, value: Any) -> bool:
    try:
        game.choose({name: value})
    except BadOption:
        return False
    return True
