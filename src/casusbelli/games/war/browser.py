"""What the browser table shows of War beside its rows: facts of the board, odds of an attack, charts of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from casusbelli.engine.ids import Seat
from casusbelli.engine.present import Forecast, ForecastRow
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.war import queries
from casusbelli.games.war.actions import Attack
from casusbelli.games.war.board import (
    ATTACK_DICE,
    CARD_FIGURE,
    COLOURS,
    CONDITIONS,
    CONTINENT_ARMIES,
    CONTINENT_OF,
    CONTINENTS,
    DEFENCE_DICE,
    FIGURES,
    SWITCHED,
    TERRITORIES_OF,
    Condition,
    Destroy,
    Territories,
    exchange_armies,
)
from casusbelli.games.war.events import Fought
from casusbelli.games.war.odds import MOST, fight, one_roll
from casusbelli.odds import decimal

EXCHANGES_SHOWN = 24
LEGIBLE = 40
"""Characters of a fraction that is still shown."""


@rule("1.4", "1.5", "1.6", "1.8")
def facts() -> dict[str, Any]:
    """1 Colours, continents, figures of the cards (None: wild), Table II, what objectives ask for."""
    return {
        "colours": COLOURS,
        "continents": [
            {"armies": CONTINENT_ARMIES[home], "territories": TERRITORIES_OF[home]} for home in range(len(CONTINENTS))
        ],
        "figures": [FIGURES[figure] if figure >= 0 else None for figure in CARD_FIGURE],
        "exchange": {"plus5": _exchanges("plus5"), "plus10": _exchanges("plus10")},
        "goals": [_goal(condition) for condition in CONDITIONS],
        "switched": _goal(SWITCHED),
    }


def _exchanges(tail: Any) -> list[int]:
    return [exchange_armies(number, tail) for number in range(1, EXCHANGES_SHOWN + 1)]


def _goal(condition: Condition) -> dict[str, Any]:
    if isinstance(condition, Destroy):
        return {"colour": condition.colour}
    if isinstance(condition, Territories):
        return {"territories": condition.territories, "armies": condition.armies}
    return {"continents": condition.continents, "further": condition.further}


@rule("5.8", "6.7")
def forecast(view: View, action: Action, keep: int = 1) -> Forecast | None:
    """5.8 The chance of conquest where an attack goes on to its end, and what its next roll may cost.

    It stops when the origin has `keep` armies or fewer.
    """
    if not isinstance(action, Attack) or not _possible(view, action):
        return None
    stop_at = max(1, min(keep, view.armies[action.origin] - 1))
    conquest = fight(view.armies[action.origin], view.armies[action.target], stop_at=stop_at).conquest()
    told = str(conquest)
    return Forecast(
        probability=str(decimal(conquest, 3)),
        fraction=told if len(told) <= LEGIBLE else "",
        rows=_roll_rows(action.armies, min(DEFENCE_DICE, view.armies[action.target])),
        consequence=_consequence(view, action),
    )


def _possible(view: View, attack: Attack) -> bool:
    here, there = (view.armies[place] for place in (attack.origin, attack.target))
    return 1 <= attack.armies <= ATTACK_DICE and attack.armies < here <= MOST and 1 <= there <= MOST


def _roll_rows(attack: int, defence: int) -> tuple[ForecastRow, ...]:
    ways = one_roll(attack, defence)
    chances = [Fraction(count, sum(ways)) for count in ways]
    return tuple(
        ForecastRow(_roll_row(lost, len(ways) - 1 - lost), str(decimal(chance, 3)))
        for lost, chance in enumerate(chances)
    )


def _roll_row(attacker: int, defender: int) -> Message:
    return Message("war-roll-row", {"attacker": attacker, "defender": defender})


@rule("4.5")
def _consequence(view: View, attack: Attack) -> Message | None:
    """4.5 Whoever loses a territory of a continent receives nothing more for it."""
    home, defender = CONTINENT_OF[attack.target], Seat(view.owner[attack.target])
    if not queries.owns_continent(view, defender, home):
        return None
    args = {"seat": defender, "continent": Thing("continent", home), "armies": CONTINENT_ARMIES[home]}
    return Message("war-breaks-continent", args)


# ---- charts ---------------------------------------------------------------------------------------------------------


def charts(moments: Iterable[tuple[View, Sequence[Any]]]) -> dict[str, list[list[float]]]:
    """By seat and round: territories, armies, and armies spared by luck, in all so far.

    Luck is what a seat was expected to lose in the rolls it was part of, less what it has lost.
    """
    rounds: dict[int, list[list[float]]] = {}
    luck: list[Fraction] = []
    before: View | None = None
    for view, events in moments:
        luck = luck or [Fraction(0)] * view.fields["seats"]
        for event in events:
            if isinstance(event, Fought) and before is not None:
                _fortune(luck, before, event)
        if view.round:
            rounds[view.round] = [_counts(view, seat, luck[seat]) for seat in range(view.fields["seats"])]
        before = view
    return {
        name: [[row[seat][figure] for row in rounds.values()] for seat in range(len(luck))]
        for figure, name in enumerate(("territories", "armies", "luck"))
    }


def _counts(view: View, seat: int, luck: Fraction) -> list[float]:
    armies = sum(count for owner, count in zip(view.owner, view.armies, strict=True) if owner == seat)
    return [view.owner.count(seat), armies, float(round(luck, 1))]


def _fortune(luck: list[Fraction], view: View, fought: Fought) -> None:
    """A roll spares one side what it costs the other."""
    ways = one_roll(len(fought.red), len(fought.yellow))
    expected = Fraction(sum(lost * count for lost, count in enumerate(ways)), sum(ways))
    luck[view.owner[fought.origin]] += expected - fought.attacker_lost
    luck[view.owner[fought.target]] -= expected - fought.attacker_lost
