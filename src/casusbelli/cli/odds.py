"""`casusbelli odds`: exact odds of a game's battles. Which numbers it takes, and what they mean, the game says."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import typer

from casusbelli.cli import show
from casusbelli.cli.errors import DONE, Fail
from casusbelli.cli.naming import Names, names
from casusbelli.cli.options import AsJson, GameKey, Lang, find_game
from casusbelli.cli.words import say
from casusbelli.engine import game as registry
from casusbelli.engine.game import Game
from casusbelli.odds import Answer, Asked, BadQuestion, Figure, Given, decimal
from casusbelli.odds.asking import spelt, within

SHORT = 44
"""Characters that a fraction may have in a table; longer ones are for `--json`."""
HELP = ("--help", "-h")

# The options are those of the game, which only its own module knows.
SETTINGS = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


def odds(ctx: typer.Context, game: GameKey, lang: Lang = "", json: AsJson = False) -> int:
    """Exact odds of battles."""
    if game in HELP:
        return _help(ctx, [one for one in map(registry.find, registry.keys()) if _has_odds(one)])
    found = find_game(game)
    rules = _odds_of(found)
    if set(HELP) & set(ctx.args):
        return _help(ctx, [found])
    answer = _answer(rules, ctx.args)
    show.document(_plain(found.key, answer)) if json else _tell(answer, names(found.package))
    return DONE


def _odds_of(game: Game) -> Any:
    """The module of the game that reckons its odds. Raises Fail."""
    if not _has_odds(game):
        raise Fail(say("odds-none", key=game.key))
    return import_module(f"{game.package}.odds")


def _has_odds(game: Game) -> bool:
    return find_spec(f"{game.package}.odds") is not None


def _answer(rules: Any, words: list[str]) -> Answer:
    try:
        answer: Answer = rules.command(given(rules.QUESTION, words))
    except BadQuestion as wrong:
        raise Fail(say(wrong.reason, **wrong.values)) from None
    return answer


def given(question: tuple[Asked, ...], words: list[str]) -> Given:
    """The numbers in `--attack 8 --chain=4,2,1`. Raises BadQuestion."""
    known = {spelt(asked.name): asked for asked in question}
    found: dict[str, tuple[int, ...]] = {}
    for option, value in _pairs(words):
        if option not in known:
            raise BadQuestion("odds-unknown", option=option, known=", ".join(known))
        found[known[option].name] = _numbers(known[option], option, value)
    missing = [spelt(asked.name) for asked in question if asked.needed and asked.name not in found]
    if missing:
        raise BadQuestion("odds-missing", option=missing[0])
    return found


def _pairs(words: list[str]) -> Iterator[tuple[str, str]]:
    """`--name value` and `--name=value` alike; a name at the end has an empty value."""
    left = iter(words)
    for word in left:
        option, sign, value = word.partition("=")
        yield option, value if sign else next(left, "")


def _numbers(asked: Asked, option: str, value: str) -> tuple[int, ...]:
    texts = value.split(",") if asked.several else [value]
    return tuple(within(asked.name, _number(option, text), asked.low, asked.high) for text in texts)


def _number(option: str, text: str) -> int:
    try:
        return int(text[:10])
    except ValueError:
        raise BadQuestion("odds-no-number", option=option, text=text) from None


def _plain(key: str, answer: Answer) -> dict[str, Any]:
    figures = {_key(figure): _exact(figure.value) for figure in answer.figures}
    ends = [{**dict(zip(answer.columns, end, strict=True)), **_exact(chance)} for end, chance in answer.ends]
    return {"game": key, "question": answer.question, "figures": figures, "ends": ends}


def _key(figure: Figure) -> str:
    return figure.key if figure.number is None else f"{figure.key}_{figure.number}"


def _exact(value: Fraction) -> dict[str, Any]:
    return {"fraction": str(value), "decimal": float(value)}


def _tell(answer: Answer, name: Names) -> None:
    show.facts(_figure(figure, name) for figure in answer.figures)
    show.line()
    short = all(len(str(chance)) <= SHORT for _, chance in answer.ends)
    heads = [*(name.say(f"odds-column-{column}") for column in answer.columns), say("odds-chance")]
    rows = [[*map(str, end), _percent(chance), str(chance)] for end, chance in answer.ends]
    kept = len(heads) + short
    show.table([*heads, say("odds-fraction")][:kept], [row[:kept] for row in rows], range(len(heads)))
    if not short:
        show.line(say("odds-fractions-elsewhere"))


def _figure(figure: Figure, name: Names) -> tuple[str, str]:
    label = name.say(f"odds-figure-{figure.key}", number=figure.number or 0)
    value = _percent(figure.value) if figure.chance else str(decimal(figure.value, 4))
    return label, value if figure.value.denominator == 1 else f"{value}   = {figure.value}"


def _percent(chance: Fraction) -> str:
    return f"{decimal(chance * 100, 4)} %"


def _help(ctx: typer.Context, games: list[Game]) -> int:
    """The help of the command, and what the question of each of these games takes."""
    show.line(ctx.get_help())
    for game in games:
        show.line()
        show.line(say("odds-options", title=names(game.package).say("game-title"), key=game.key))
        show.facts(_option(asked, names(game.package)) for asked in _odds_of(game).QUESTION)
    return DONE


def _option(asked: Asked, name: Names) -> tuple[str, str]:
    return f"  {spelt(asked.name)} {_form(asked)}", name.say(f"odds-option-{asked.name}")


def _form(asked: Asked) -> str:
    return "N,N,..." if asked.several else f"{asked.low}-{asked.high}"
