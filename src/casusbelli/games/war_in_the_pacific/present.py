"""A position of War in the Pacific as plain rows: the sheet, the dice and what they could do, the odds of a raid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from casusbelli.engine.ids import Seat
from casusbelli.engine.present import FAINT, MINE, NUMBER, STRONG, Cell, Mark, Section, Text, percent
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.actions import Attack, Raid, Research
from casusbelli.games.war_in_the_pacific.board import (
    AIR_LIMIT,
    ALIASES,
    BOMBERS,
    BOMBING_LIMIT,
    GROUP_OF,
    GROUPS,
    ISLANDS,
    NAVAL_LIMIT,
    NUCLEAR_LIMIT,
    POINTS_LIMIT,
    RESEARCH,
    RESEARCH_ROWS,
    SHEETS,
    SUNS,
    TURNS,
    Die,
    Target,
    grade,
    named,
    named_die,
)
from casusbelli.games.war_in_the_pacific.browser import charts as charts
from casusbelli.games.war_in_the_pacific.browser import facts as facts
from casusbelli.games.war_in_the_pacific.browser import forecast as forecast
from casusbelli.games.war_in_the_pacific.state import IN_HAND

COLOURS = ("blue", "red", "green", "yellow", "white", "black")
"""Of the seats, for the eye alone."""
MARKED, ICON, BREAK, SUN, BOMBER = "✕", "⚓", "/", "☀", "✈"


def marks(view: View) -> tuple[Mark, ...]:
    """Commanders, numbered where there are several."""
    seats = view.fields["seats"]
    if seats == 1:
        return (Mark(Message("mark-alone"), Message("name-alone"), COLOURS[0]),)
    return tuple(_mark(seat) for seat in range(seats))


def _mark(seat: int) -> Mark:
    args: dict[str, Any] = {"number": seat + 1}
    return Mark(Message("mark-commander", args), Message("name-commander", args), COLOURS[seat])


# ---- the sheet ------------------------------------------------------------------------------------------------------


@rule("17.10")
def sections(view: View) -> list[Section]:
    """17.10 The sheets of the viewer; a spectator sees all."""
    shown = view.seats or range(view.fields["seats"])
    return [section for seat in shown for section in _sheet(view, Seat(seat))]


def _sheet(view: View, seat: Seat) -> list[Section]:
    paths = [_path(view, seat, group) for group in range(len(GROUPS))]
    return [*paths, _trackers(view, seat)]


def _path(view: View, seat: Seat, group: int) -> Section:
    islands = [Target(i) for i in range(len(ISLANDS)) if GROUP_OF[i] == group]
    rows = tuple(_island(view, seat, island) for island in islands)
    return Section(_titled(view, seat, Thing("group", group)), rows)


def _titled(view: View, seat: Seat, title: Any) -> Message:
    if view.fields["seats"] == 1:
        return Message("present-title", {"title": title})
    return Message("present-title-of", {"title": title, "seat": seat})


def _island(view: View, seat: Seat, island: Target) -> tuple[Cell, ...]:
    hint = MINE if island in view.front[seat] else FAINT
    icons = SUN * SUNS[island] + (f" {BOMBER}" if BOMBERS[island] else "")
    return (Cell(named(island), hint=hint), Cell(_boxes(view, seat, island)), Cell(icons), _fate(view, seat, island))


def _boxes(view: View, seat: Seat, island: Target) -> str:
    sheet, marked = SHEETS[view.options.harder_sheet], view.boxes[seat][island]
    signs = []
    for box, number in enumerate(sheet.numbers[island]):
        signs.append(MARKED if box < marked else f"{number}{ICON if sheet.icons[island][box] else ''}")
        signs += [BREAK] if sheet.ends[island][box] else []
    return " ".join(signs[:-1])


def _fate(view: View, seat: Seat, island: Target) -> Cell:
    if queries.is_captured(view, seat, island):
        return Cell(Message("present-captured"), hint=STRONG)
    return Cell("") if island in view.front[seat] else Cell(Message("present-locked"), hint=FAINT)


def _trackers(view: View, seat: Seat) -> Section:
    rows = (
        _tracker("points", view.points[seat], POINTS_LIMIT),
        _tracker("naval", view.naval[seat], NAVAL_LIMIT),
        _tracker("air", view.air[seat], AIR_LIMIT),
        _tracker("bombs", view.bombs[seat], NUCLEAR_LIMIT),
        _tracker("bombing", view.bombing[seat], BOMBING_LIMIT),
        (Cell(Message("present-research")), Cell(_research(view.research[seat]))),
    )
    return Section(_titled(view, seat, Message("present-trackers")), rows)


def _tracker(name: str, filled: int, limit: int) -> tuple[Cell, ...]:
    return (Cell(Message(f"present-{name}")), Cell(f"{filled} / {limit}", hint=NUMBER))


def _research(marked: int) -> str:
    signs = [MARKED if box < marked else str(number) for box, number in enumerate(RESEARCH)]
    rows, at = [], 0
    for length in RESEARCH_ROWS:
        rows.append(" ".join(signs[at : at + length]))
        at += length
    return f" {BREAK} ".join(rows)


# ---- players and dice -----------------------------------------------------------------------------------------------


@rule("17.10", "13.1")
def status(view: View) -> list[Section]:
    """17.10 The players with their turns, points and cubes; after the end, the grade of the result."""
    rows = tuple(_player(view, Seat(seat)) for seat in range(view.fields["seats"]))
    columns = ("player", "turn", "points", "naval", "air", "bombs", "note")
    return [Section(Message("present-players"), rows, tuple(Message(f"present-{name}") for name in columns))]


def _player(view: View, seat: Seat) -> tuple[Cell, ...]:
    name = Cell(marks(view)[seat].name, seat)
    turn = Cell(f"{view.turn[seat]} / {TURNS}", hint=NUMBER)
    figures = (view.points[seat], view.naval[seat], view.air[seat], view.bombs[seat])
    return (name, turn, *(Cell(figure) for figure in figures), Cell(_note(view, seat)))


def _note(view: View, seat: Seat) -> Text:
    if view.result is not None:
        return Message(f"result-{grade(view.points[seat])}")
    return Message("present-claims", {"claims": view.claims[seat]}) if view.claims[seat] else ""


@rule("5.2", "5.7")
def fronts(view: View, seat: int) -> list[Section]:
    """5.2 The dice of the set: what they show, where they lie, and where they would have an effect now."""
    rows = tuple(_die_row(view, Seat(seat), Die(d)) for d in range(len(view.face[seat])))
    columns = tuple(Message(f"present-{name}") for name in ("die", "colour", "value", "place", "could"))
    return [Section(Message("present-dice"), rows, columns)] if rows else []


def _die_row(view: View, seat: Seat, die: Die) -> tuple[Cell, ...]:
    red = queries.is_red(view, seat, die)
    spent = view.spent[seat][die]
    could = () if spent else tuple(Cell(named(place)) for place in queries.worth(view, seat, die))
    return (
        Cell(named_die(die), hint=FAINT if spent else MINE),
        Cell(Message("present-red" if red else "present-white")),
        Cell(_shown(view, seat, die), hint=STRONG),
        Cell(_place(view, seat, die)),
        Cell(could or ""),
    )


def _shown(view: View, seat: Seat, die: Die) -> Text:
    face, value = view.face[seat][die], queries.value(view, seat, die)
    if face == value:
        return int(value)
    return Message("present-worth", {"face": face, "value": value})


def _place(view: View, seat: Seat, die: Die) -> Text:
    place = view.laid[seat][die]
    if place == IN_HAND:
        return ""
    return Message("present-spent" if view.spent[seat][die] else "present-laid", {"target": named(place)})


def secrets(view: View, seat: int) -> list[Message]:
    """17.10 Nothing is hidden."""
    return []


# ---- odds -----------------------------------------------------------------------------------------------------------


@rule("10.4")
def odds(view: View, seat: int, things: Sequence[Thing], actions: Sequence[Action]) -> list[Section]:
    """10.4 The chance of a raid, by the number of its dice, as far as there are bases."""
    rows = tuple(_raid_row(dice) for dice in range(1, view.bombing[seat] + 1))
    columns = tuple(Message(f"present-{name}") for name in ("raid-dice", "chance", "exactly"))
    return [Section(Message("present-raid"), rows, columns)] if rows else []


def _raid_row(dice: int) -> tuple[Cell, ...]:
    chance = queries.raid_chance(dice)
    return (Cell(dice), Cell(percent(chance), hint=NUMBER), Cell(str(chance), hint=FAINT))


# ---- what is meant --------------------------------------------------------------------------------------------------


def most(actions: Sequence[Action]) -> Action | None:
    """A die without a number of cubes uses as few as will do; how much a die is raised must be said."""
    return actions[0] if all(isinstance(action, Attack | Research | Raid) for action in actions) else None


def aliases(kind: str) -> Mapping[str, int]:
    """Further names of the islands."""
    if kind != "target":
        return {}
    return {name: island for island, names in enumerate(ALIASES) for name in names}
