"""Casus Belli: war board games with every rule enforced.

    import casusbelli as cb

    match = cb.match("war", seats=4, seed=1)
    request = match.pending()[0]
    match.answer(request.seat, request.id, request.actions[0])

Nothing is imported before it is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from casusbelli.engine.game import Game
    from casusbelli.table.match import Match

__all__ = ["all_games", "game", "match"]


def all_games() -> list[str]:
    """The keys of the installed games, in alphabetical order. (`games` is the package they come in.)"""
    from casusbelli.engine.game import keys

    return keys()


def game(key: str) -> Game:
    """The game of this key. Raises UnknownGame, naming those there are."""
    from casusbelli.engine.game import find

    return find(key)


def match(
    key: str,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    players: Sequence[str] = (),
    takebacks: bool = True,
) -> Match:
    """A new match, up to its first request, with dice that can be verified.

    `seats` is the least number that the game takes where it is left out; the same `seed` gives the same dice to the
    same answers, none gives dice that nobody can foresee. Raises UnknownGame and BadOption.
    """
    import os

    from casusbelli.table.dice import Verifiable
    from casusbelli.table.match import Match

    found = game(key)
    source = Verifiable.fresh(os.urandom(8).hex()) if seed is None else Verifiable.seeded(f"seed-{seed}", seed)
    return Match(
        found, found.seats[0] if seats is None else seats, options, source, players=players, takebacks=takebacks
    )


def __getattr__(name: str) -> Any:
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version

    return version("casusbelli")
