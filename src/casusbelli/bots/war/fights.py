"""What a fight to the end costs, from the exact odds of one roll: quick look-ups beside `odds.conquest_chance`."""

from __future__ import annotations

from functools import cache

from casusbelli.games.war import odds
from casusbelli.games.war.board import ATTACK_DICE, DEFENCE_DICE

LARGEST = odds.LOOKED_UP
"""Stacks up to this size are looked up; larger ones are scaled down to it, as the chances are."""


def expected_loss(attack: int, defence: int) -> float:
    """The armies that an attacker with `attack` in the origin loses on average, fighting to the end."""
    largest = max(attack, defence)
    if largest <= LARGEST:
        return _losses()[attack][defence]
    scale = largest / LARGEST
    return scale * _losses()[int(attack / scale)][int(defence / scale)]


@cache
def _losses() -> list[list[float]]:
    table = [[0.0] * (LARGEST + 1) for _ in range(LARGEST + 1)]
    for attack in range(2, LARGEST + 1):
        for defence in range(1, LARGEST + 1):
            table[attack][defence] = sum(
                chance * (lost + table[attack - lost][defence - beaten])
                for lost, beaten, chance in _roll(min(ATTACK_DICE, attack - 1), min(DEFENCE_DICE, defence))
            )
    return table


@cache
def _roll(attack: int, defence: int) -> list[tuple[int, int, float]]:
    """(attacker's loss, defender's loss, chance) of one roll of so many dice."""
    compared, rolls = min(attack, defence), 6 ** (attack + defence)
    return [(lost, compared - lost, ways / rolls) for lost, ways in enumerate(odds.one_roll(attack, defence))]
