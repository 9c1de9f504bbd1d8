"""How sure a count of wins is."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

SURE = 1.959964
"""Standard deviations of a normal distribution that leave 5 % outside."""


class Interval(NamedTuple):
    """From `low` to `high`, both between 0 and 1."""

    low: float
    high: float


def wilson(wins: int, games: int, deviations: float = SURE) -> Interval:
    """Wilson's interval for the chance of winning after so many wins in so many games; 95 % unless told otherwise.

    Raises ValueError for less than one game, or for wins that are not from 0 to as many as the games.
    """
    if games < 1 or not 0 <= wins <= games:
        raise ValueError(f"{wins} of {games} games cannot be won")
    share, spread = wins / games, deviations * deviations / games
    centre = (share + spread / 2) / (1 + spread)
    half = deviations * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))
