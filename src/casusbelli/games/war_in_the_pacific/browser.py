"""What the browser table shows of War in the Pacific beside its rows: facts of the sheet, exact odds, charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from casusbelli.engine.ids import Seat
from casusbelli.engine.present import Forecast, ForecastRow
from casusbelli.engine.record import Action, Message
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.actions import Attack, Lay, Raid, Reroll
from casusbelli.games.war_in_the_pacific.board import (
    AIR_LIMIT,
    ATTACKED,
    BANDS,
    BOMBERS,
    BOMBING_LIMIT,
    GROUP_OF,
    ISLANDS,
    LABELS,
    MOST,
    NAVAL_LIMIT,
    NUCLEAR_LIMIT,
    OPEN,
    PERIODS,
    POINTS_LIMIT,
    RAID_DICE,
    RED_OF,
    RESEARCH,
    RESEARCH_ROWS,
    RESULTS,
    SHEETS,
    SUNS,
    WAYS,
    Die,
    Target,
)
from casusbelli.games.war_in_the_pacific.events import TurnBegan
from casusbelli.games.war_in_the_pacific.odds import Box, Roll, Shown, raid_success, reached
from casusbelli.odds import decimal

LEGIBLE = 40
"""Characters of a fraction that is still shown."""


@rule("16.8")
def facts() -> dict[str, Any]:
    """16 The sheet: islands by option, ways, timeline, research, limits of trackers, result bands, values of dice."""
    return {
        "islands": [_island_facts(island) for island in range(len(ISLANDS))],
        "boxes": [{"numbers": s.numbers, "icons": s.icons, "ends": s.ends} for s in SHEETS],
        "ways": WAYS,
        "open": OPEN,
        "timeline": [{"period": p, "red": RED_OF[n], "label": LABELS[n]} for n, p in enumerate(PERIODS)],
        "research": {"numbers": RESEARCH, "rows": RESEARCH_ROWS},
        "limits": {
            "points": POINTS_LIMIT,
            "naval": NAVAL_LIMIT,
            "air": AIR_LIMIT,
            "bombs": NUCLEAR_LIMIT,
            "bombing": BOMBING_LIMIT,
        },
        "bands": [{"from": points, "grade": name} for points, name in BANDS],
        "results": RESULTS,
    }


def _island_facts(island: int) -> dict[str, Any]:
    return {
        "group": GROUP_OF[island],
        "suns": SUNS[island],
        "bomber": BOMBERS[island],
        "attacked": ATTACKED[island],
    }


# ---- odds -----------------------------------------------------------------------------------------------------------


@rule("5.6", "10.4", "11.11")
def forecast(view: View, action: Action, keep: int = 1) -> Forecast | None:
    """11.11 The chance to capture an island in this turn, 10.4 or of a raid, if this is done and the best after it.

    A die that is laid (5.6) commits to nothing: its odds are those of the island with all dice that are not spent.
    """
    seat = Seat(next(iter(view.seats), 0))
    if isinstance(action, Attack):
        return _of_attack(view, seat, action)
    if isinstance(action, Lay):
        return _of_island(view, seat, action)
    return _of_raid(view, seat, action)


def _told(chance: Fraction, rows: Iterable[ForecastRow] = ()) -> Forecast:
    told = str(chance)
    return Forecast(str(decimal(chance, 3)), told if len(told) <= LEGIBLE else "", tuple(rows))


def _row(id: str, chance: Fraction, **args: Any) -> ForecastRow:
    return ForecastRow(Message(id, args), str(decimal(chance, 3)))


# ---- islands --------------------------------------------------------------------------------------------------------


def _of_island(view: View, seat: Seat, lay: Lay) -> Forecast | None:
    """Rows: so many boxes at least; at last, what the dice can do alone that lie there, this one included."""
    if lay.target not in view.front[seat] or not queries.unspent(view, seat):
        return None
    boxes, dice = _open_boxes(view, seat, lay.target), queries.unspent(view, seat)
    lying = [die for die in dice if die == lay.die or view.laid[seat][die] == lay.target]
    rows = [*_boxes_rows(view, seat, boxes, dice), _row("pacific-odds-laid", _chance(view, seat, boxes, lying))]
    return _told(_chance(view, seat, boxes, dice), rows)


def _boxes_rows(view: View, seat: Seat, boxes: tuple[Box, ...], dice: list[Die]) -> Iterator[ForecastRow]:
    for count in range(1, len(boxes)):
        yield _row("pacific-odds-boxes", _chance(view, seat, boxes[:count], dice), boxes=count)


@rule("11.5", "11.7", "11.17", "11.18")
def _of_attack(view: View, seat: Seat, attack: Attack) -> Forecast | None:
    """11.18 With whichever is better of paying for a second box and leaving it."""
    if attack.target not in view.front[seat] or attack.die not in queries.unspent(view, seat):
        return None
    dice = [die for die in queries.unspent(view, seat) if die != attack.die]
    boxes = _open_boxes(view, seat, attack.target)
    chances = [_chance(view, seat, boxes[marked:], dice, paid) for marked, paid in _landed(view, seat, attack, boxes)]
    return _told(max(chances)) if chances else None


def _landed(view: View, seat: Seat, attack: Attack, boxes: tuple[Box, ...]) -> Iterator[tuple[int, int]]:
    """Boxes marked and cubes paid, in each way the attack can go; none where it cannot be made."""
    number, icon, last = boxes[0]
    paid, value = attack.cubes + icon, min(MOST, queries.value(view, seat, attack.die) + attack.cubes)
    if value < number or paid > view.naval[seat]:
        return
    second = boxes[1][1] if len(boxes) > 1 and not last and value >= 2 * number else None
    if second != 0:
        yield 1, paid
    if second is not None and paid + second <= view.naval[seat]:
        yield 2, paid + second


def _open_boxes(view: View, seat: Seat, island: Target) -> tuple[Box, ...]:
    """17.4 The boxes of an island that are not marked; row ends count only where major advances stop at them."""
    sheet, marked, wraps = SHEETS[view.options.harder_sheet], view.boxes[seat][island], _wraps(view)
    rows = zip(sheet.numbers[island], sheet.icons[island], sheet.ends[island], strict=True)
    return tuple((number, int(icon), int(end and not wraps)) for number, icon, end in rows)[marked:]


@rule("17.4")
def _wraps(view: View) -> bool:
    return bool(view.options.major_advance_wraps_rows)


def _chance(view: View, seat: Seat, boxes: tuple[Box, ...], dice: list[Die], paid: int = 0) -> Fraction:
    """7.5 Claims are worth a blue cube each, as there is always room for one after another."""
    roll: Roll = tuple(sorted(_shown(view, seat, die) for die in dice))
    rerolls, double = view.air[seat] + view.claims[seat], view.options.red_naval_double_conversion
    return reached(boxes, roll, view.naval[seat] - paid, rerolls, double)


def _shown(view: View, seat: Seat, die: Die) -> Shown:
    return int(queries.is_red(view, seat, die)), view.face[seat][die], view.raised[seat][die]


# ---- raids ----------------------------------------------------------------------------------------------------------


@rule("10.4", "10.6", "10.7", "17.3")
def _of_raid(view: View, seat: Seat, action: Action) -> Forecast | None:
    """10.6 Of a raid to be launched, with all cubes that may help it; of one that is open, by its next reroll."""
    raising = view.options.naval_modifies_bombing_dice
    black, blue = view.naval[seat] if raising else 0, view.air[seat] + view.claims[seat]
    if isinstance(action, Reroll) and action.die in RAID_DICE and blue:
        return _told(raid_success(0, blue, black), [_row("pacific-odds-reroll", raid_success(1, 0, black))])
    if not isinstance(action, Raid) or not view.bombing[seat]:
        return None
    black, bases = max(0, black - action.cubes), view.bombing[seat]
    rows = [_row("pacific-odds-plain", raid_success(bases, 0, 0)), *_with_cubes(bases, blue, black)]
    return _told(raid_success(bases, blue, black), rows)


def _with_cubes(bases: int, blue: int, black: int) -> Iterator[ForecastRow]:
    if blue or black:
        yield _row("pacific-odds-cubes", raid_success(bases, blue, black), blue=blue, black=black)


# ---- charts ---------------------------------------------------------------------------------------------------------


def charts(moments: Iterable[tuple[View, Sequence[Any]]]) -> dict[str, list[list[float]]]:
    """Points, and boxes marked on islands, by seat at the beginning of each turn and at the end."""
    points: dict[int, list[float]] = {}
    boxes: dict[int, list[float]] = {}
    last: View | None = None
    for view, events in moments:
        last = view
        for event in events:
            if isinstance(event, TurnBegan):
                _note_chart(points, boxes, view, event.seat)
    for seat in range(last.fields["seats"]) if last is not None else ():
        _note_chart(points, boxes, last, seat)
    return {"points": list(points.values()), "boxes": list(boxes.values())}


def _note_chart(points: dict[int, list[float]], boxes: dict[int, list[float]], view: Any, seat: int) -> None:
    points.setdefault(seat, []).append(view.points[seat])
    boxes.setdefault(seat, []).append(sum(view.boxes[seat]))
