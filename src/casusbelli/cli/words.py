"""The words of the command line, in the language of whoever sits before it.

Messages stand in `text/<language>.ftl` and `text/<part>.<language>.ftl`. A message that is one plain line is read
without Fluent, which takes longer to load than `--help` may.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("es", "pt-BR", "en")
TEXTS = (Path(__file__).with_name("text"), Path(__file__).parents[1] / "table" / "text")
"""Of the command line itself, and of the table: what is wrong with a save, why nothing can be taken back."""

_spoken: ContextVar[str] = ContextVar("spoken", default="")
"""A server speaks to several at once, each in a context of its own."""


def nearest_language(tag: str) -> str | None:
    """The language that a tag such as `es_AR.UTF-8` or `pt` asks for; None: not one of ours."""
    wanted = tag.replace("_", "-").partition(".")[0].casefold()
    exact = [known for known in LANGUAGES if known.casefold() == wanted]
    alike = [known for known in LANGUAGES if known[:2] == wanted.partition("-")[0]]
    return next(iter(exact or alike), None)


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, the first that is set; else English."""
    tags = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return nearest_language(next(filter(None, tags), "")) or "en"


def speak(language: str) -> None:
    """Speak this language from now on, whatever the environment says."""
    _spoken.set(language)


def language() -> str:
    """The language that is spoken."""
    return _spoken.get() or of_environment()


def say(id: str, /, **args: Any) -> str:
    """The message in the language spoken. Raises KeyError for an id that there is none of."""
    return say_in(language(), id, args)


def say_in(spoken: str, id: str, args: Mapping[str, Any]) -> str:
    """The message in this language. Raises KeyError for an id that there is none of."""
    plain = _plain(spoken).get(id)
    return plain if plain is not None else _formatted(bundle(spoken), id, args)


def listed(texts: Iterable[str], most: int = 12) -> str:
    """Texts as one line, the first `most` of them."""
    every = list(texts)
    return ", ".join(every[:most]) + ("…" if len(every) > most else "")


@cache
def files(spoken: str) -> Sequence[str]:
    """The texts of the catalogue files of a language."""
    found = [path for folder in TEXTS for path in sorted(folder.glob("*.ftl"))]
    return [path.read_text(encoding="utf-8") for path in found if path.stem.rpartition(".")[2] == spoken]


@cache
def _plain(spoken: str) -> dict[str, str]:
    """Messages of one line without placeables, attributes or further lines."""
    lines = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n +\S)", re.MULTILINE)
    return {id: value.strip() for text in files(spoken) for id, value in lines.findall(text)}


@cache
def bundle(spoken: str) -> FluentBundle:
    """The whole catalogue of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([spoken], use_isolating=False)
    for text in files(spoken):
        made.add_resource(FluentResource(text))
    return made


def _formatted(catalogue: FluentBundle, id: str, args: Mapping[str, Any]) -> str:
    pattern = catalogue.get_message(id).value
    if pattern is None:
        raise KeyError(id)
    text, errors = catalogue.format_pattern(pattern, dict(args))
    if errors:
        raise errors[0]
    return str(text)
