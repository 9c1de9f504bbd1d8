"""Processes of chance that use something up at every move and so come to rest."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from casusbelli.odds.distribution import Distribution, lowest

T = TypeVar("T", bound=Hashable)


def settle(
    start: T, moves: Callable[[T], Sequence[tuple[T, int]]], rank: Callable[[T], int], unit: int
) -> Distribution[T]:
    """Where a process comes to rest, with exact weights.

    `moves` gives the next positions with their weights, or nothing where the process rests. `rank` is what a position
    has left to use up (0 or more): every move from a position lowers it by the same amount n >= 1, and the weights of
    that move sum to `unit ** n`. So a weight at rank r counts ways out of `unit ** (rank(start) - r)`, and the work is
    done in whole numbers, one rank after the other.
    """
    ranks: list[dict[T, int]] = [{} for _ in range(rank(start) + 1)]
    ranks[-1][start] = 1
    rests: dict[T, int] = {}
    for left in range(rank(start), -1, -1):
        for position, weight in ranks[left].items():
            following = moves(position)
            if not following:
                rests[position] = weight * unit**left
                continue
            below = ranks[rank(following[0][0])]
            for target, ways in following:
                below[target] = below.get(target, 0) + weight * ways
        ranks[left].clear()
    return lowest(rests)
