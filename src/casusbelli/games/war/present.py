"""A position of War as plain rows: continents, players, frontiers, the own secrets, the odds of attacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from casusbelli.engine.ids import Seat
from casusbelli.engine.present import FAINT, MINE, NUMBER, STRONG, THEIRS, Cell, Mark, Section, Text, numbered, percent
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.war import queries
from casusbelli.games.war.actions import Advance, Attack, Move, Place
from casusbelli.games.war.board import (
    ALIASES,
    ATTACK_DICE,
    COLOURS,
    CONTINENT_ARMIES,
    CONTINENTS,
    DEFENCE_DICE,
    NEIGHBOURS,
    OBJECTIVES,
    TERRITORIES_OF,
    Condition,
    Continent,
    Continents,
    Destroy,
    Objective,
    Territories,
    Territory,
    named,
)
from casusbelli.games.war.browser import charts as charts
from casusbelli.games.war.browser import facts as facts
from casusbelli.games.war.browser import forecast as forecast
from casusbelli.games.war.events import Advanced, Attacked, ColourTaken, Fought, Placed, Received, TurnBegan
from casusbelli.games.war.odds import MOST, Outcome, exactly, fight, one_roll
from casusbelli.games.war.state import HAND, HELD

FRONTIER = "·!"
"""Beside a territory: quiet, or next to one of another player."""
SHOWN = 12
"""Attacks whose odds are listed when nobody asks for one of them."""
FLOORS = (1, 2, 3, 4, 5, 8, 12, 20)
"""Armies in the origin at which it may be wise to stop."""


def marks(view: View) -> tuple[Mark, ...]:
    """Players are known by their colours; by their seats until they have them."""
    return tuple(_mark(seat, colour) for seat, colour in enumerate(view.colour))


def _mark(seat: int, colour: int) -> Mark:
    if colour < 0:
        return numbered(seat)
    name = COLOURS[colour]
    return Mark(Message(f"mark-{name}"), Message(f"colour-{name}"), name)


# ---- the table ------------------------------------------------------------------------------------------------------


@rule("15.1")
def sections(view: View) -> list[Section]:
    """15.1 A table for each continent, with its value, owners, armies and frontiers."""
    return [_continent(view, Continent(home)) for home in range(len(CONTINENTS))]


def _continent(view: View, home: Continent) -> Section:
    args = {"continent": Thing("continent", home), "armies": CONTINENT_ARMIES[home]}
    return Section(Message("present-continent", args), tuple(_territory(view, t) for t in TERRITORIES_OF[home]))


def _territory(view: View, place: Territory) -> tuple[Cell, ...]:
    seat = view.owner[place]
    touched = seat >= 0 and bool(_facing(view, place))
    name = Cell(named(place), hint=_whose(view, seat))
    return (name, Cell("", seat), Cell(view.armies[place], hint=STRONG), Cell(FRONTIER[touched], hint=FAINT))


def _whose(view: View, seat: int) -> str:
    return MINE if seat in view.seats else THEIRS


@rule("15.1")
def status(view: View) -> list[Section]:
    """15.1 What everybody knows about the players."""
    rows = tuple(_player(view, seat) for seat in range(view.fields["seats"]))
    columns = ("player", "territories", "armies", "cards", "note")
    return [Section(_title(view), rows, tuple(Message(f"present-{name}") for name in columns))]


def _title(view: View) -> Message:
    if view.result is None:
        return Message("present-players", {"round": view.round})
    return Message("present-final", {"round": view.round})


def _player(view: View, seat: int) -> tuple[Cell, ...]:
    armies = sum(count for owner, count in zip(view.owner, view.armies, strict=True) if owner == seat)
    owned = view.owner.count(seat)
    return (Cell(_mark(seat, view.colour[seat]).name, seat), Cell(owned), Cell(armies), *_rest(view, seat))


def _rest(view: View, seat: int) -> tuple[Cell, ...]:
    cards = sum(count for zone, _, count in view.cards["counts"] if zone == HAND + seat)
    return Cell(cards), Cell(_note(view, seat))


def _note(view: View, seat: int) -> Text:
    if view.eliminated_by[seat] >= 0:
        return Message("present-eliminated", {"by": Thing("seat", view.eliminated_by[seat])})
    if view.result is not None:
        return Message("present-winner") if seat in view.result.winners else ""
    whole = [Thing("continent", c) for c, armies in enumerate(queries.continent_armies(view, Seat(seat))) if armies]
    return Message("present-holds", {"continents": whole}) if whole else ""


def fronts(view: View, seat: int) -> list[Section]:
    """The own territories next to those of others, with what faces them."""
    rows = [_front(view, t) for t in queries.territories(view, Seat(seat)) if _facing(view, t)]
    return [Section(Message("present-fronts"), tuple(rows))] if rows else []


def _facing(view: View, place: Territory) -> list[Territory]:
    return [other for other in NEIGHBOURS[place] if view.owner[other] != view.owner[place]]


def _front(view: View, place: Territory) -> tuple[Cell, ...]:
    facing = tuple(Cell(_strength(view, other), view.owner[other]) for other in _facing(view, place))
    return Cell(named(place), hint=MINE), Cell(view.armies[place], hint=STRONG), Cell(facing)


def _strength(view: View, place: Territory) -> Message:
    return Message("present-strength", {"territory": named(place), "armies": view.armies[place]})


# ---- what only the own eyes see -------------------------------------------------------------------------------------


@rule("15.2", "0.2", "9.3")
def secrets(view: View, seat: int) -> list[Message]:
    """15.2 The own objective, how far it is, and the own cards."""
    if HELD + seat not in view.objectives["zone"]:
        return []
    card = Objective(view.objectives["zone"].index(HELD + seat))
    told = Message("present-objective", {"objective": Message(f"objective-{OBJECTIVES[card]}")})
    return [told, progress(view, Seat(seat), queries.goal(view, Seat(seat), card)), _hand(view, seat)]


def progress(view: View, seat: Seat, goal: Condition) -> Message:
    """How far a seat is from what it must reach."""
    if isinstance(goal, Territories):
        have = queries.strong_territories(view, seat, goal.armies)
        return Message("progress-territories", {"have": have, "need": goal.territories})
    if isinstance(goal, Destroy):
        return Message("progress-destroy", {"territories": view.owner.count(queries.seat_of(view, goal.colour))})
    return _continents_progress(view, seat, goal)


def _continents_progress(view: View, seat: Seat, goal: Continents) -> Message:
    parts = [_continent_progress(view, seat, continent) for continent in goal.continents]
    whole = [c for c, armies in enumerate(queries.continent_armies(view, seat)) if armies and c not in goal.continents]
    further = [Message("progress-further", {"have": min(len(whole), goal.further), "need": goal.further})]
    return Message("progress-continents", {"parts": parts + (further if goal.further else [])})


def _continent_progress(view: View, seat: Seat, continent: Continent) -> Message:
    places = TERRITORIES_OF[continent]
    have = sum(view.owner[place] == seat for place in places)
    args = {"continent": Thing("continent", continent), "have": have, "need": len(places)}
    return Message("progress-continent", args)


def _hand(view: View, seat: int) -> Message:
    held = [Thing("card", card) for card, zone in enumerate(view.cards["zone"]) if zone == HAND + seat]
    return Message("present-hand" if held else "present-no-cards", {"count": len(held), "cards": held})


# ---- odds -----------------------------------------------------------------------------------------------------------


def odds(view: View, seat: int, things: Sequence[Thing], actions: Sequence[Action]) -> list[Section]:
    """Of all attacks that are legal; of those with one territory; or everything about one pair of territories."""
    places = [Territory(thing.id) for thing in things if thing.kind == "territory"]
    if len(places) > 1:
        return _pair_odds(view, *_ordered(view, seat, places[0], places[1]))
    pairs = [pair for pair in _attacks(view, seat, actions) if not places or places[0] in pair]
    return [_list_odds(view, pairs)] if pairs else []


def _ordered(view: View, seat: int, a: Territory, b: Territory) -> tuple[Territory, Territory]:
    """The attack meant by two territories, in whichever order they were named."""
    return (b, a) if view.owner[b] == seat and view.owner[a] != seat else (a, b)


def _attacks(view: View, seat: int, actions: Sequence[Action]) -> list[tuple[Territory, Territory]]:
    legal = {(action.origin, action.target): None for action in actions if isinstance(action, Attack)}
    own = [t for t in queries.territories(view, Seat(seat)) if view.armies[t] > 1]
    return list(legal) or [(t, other) for t in own for other in _facing(view, t)]


def _list_odds(view: View, pairs: list[tuple[Territory, Territory]]) -> Section:
    rated = sorted(((-_fought(view, a, b).conquest(), a, b) for a, b in pairs), key=lambda row: row[0])
    rows = tuple(_odds_row(view, a, b) for _, a, b in rated[:SHOWN])
    columns = ("odds-from", "odds-against", "odds-conquest", "odds-left", "odds-lost")
    return Section(Message("present-odds"), rows, tuple(Message(f"present-{name}") for name in columns))


def _fought(view: View, origin: Territory, target: Territory) -> Outcome:
    """A fight to the end. Larger stacks than odds are computed for are cut."""
    return fight(max(2, min(view.armies[origin], MOST)), max(1, min(view.armies[target], MOST)))


def _odds_row(view: View, origin: Territory, target: Territory) -> tuple[Cell, ...]:
    outcome = _fought(view, origin, target)
    places = (Cell(_strength(view, origin), hint=MINE), Cell(_strength(view, target), view.owner[target]))
    return (*places, *_figures(percent(outcome.conquest()), _left(outcome), tenth(outcome.defenders_given_failure())))


def _left(outcome: Outcome) -> Text:
    left = outcome.attackers_given_conquest()
    return "-" if left is None else tenth(left)


def _figures(*texts: Text) -> tuple[Cell, ...]:
    return tuple(Cell(text, hint=NUMBER) for text in texts)


def tenth(number: Fraction) -> Message:
    """A number with one decimal place."""
    return _decimal(round(number * 10))


def _decimal(tenths: int) -> Message:
    return Message("present-decimal", {"whole": str(tenths // 10), "tenths": str(tenths % 10)})


def _pair_odds(view: View, origin: Territory, target: Territory) -> list[Section]:
    if view.armies[origin] < 2 or view.armies[target] < 1:
        return []
    return [_roll_odds(view, origin, target), _list_odds(view, [(origin, target)]), _stop_odds(view, origin, target)]


@rule("5.6", "5.12", "6.7")
def _roll_odds(view: View, origin: Territory, target: Territory) -> Section:
    """6.7 The next roll, by the number of armies that attack."""
    defence = min(DEFENCE_DICE, view.armies[target])
    most = min(ATTACK_DICE, view.armies[origin] - 1)
    rows = tuple(row for dice in range(most, 0, -1) for row in _roll_rows(dice, defence))
    columns = ("roll-dice", "roll-loses", "roll-beats", "chance", "exactly")
    return Section(Message("present-roll"), rows, tuple(Message(f"present-{name}") for name in columns))


def _roll_rows(attack: int, defence: int) -> list[tuple[Cell, ...]]:
    ways, compared = one_roll(attack, defence), min(attack, defence)
    dice = Message("present-dice", {"attack": attack, "defence": defence})
    chances = [Fraction(number, sum(ways)) for number in ways]
    return [
        (Cell(dice), Cell(lost), Cell(compared - lost), *_figures(percent(chance)), Cell(str(chance), hint=FAINT))
        for lost, chance in enumerate(chances)
    ]


def _stop_odds(view: View, origin: Territory, target: Territory) -> Section:
    """Fights that stop when the origin has come down to so many armies."""
    attack, defence = min(view.armies[origin], MOST), min(view.armies[target], MOST)
    rows = tuple(_stop_row(attack, defence, floor) for floor in FLOORS if floor < attack)
    columns = tuple(Message(f"present-{name}") for name in ("stop-at", "odds-conquest", "odds-left", "stop-held"))
    return Section(Message("present-stop"), rows, columns)


def _stop_row(attack: int, defence: int, floor: int) -> tuple[Cell, ...]:
    outcome = fight(attack, defence, stop_at=floor)
    held = tenth(outcome.attackers_given_failure())
    return (Cell(floor), *_figures(percent(outcome.conquest()), _left(outcome), held))


# ---- what is meant --------------------------------------------------------------------------------------------------


def most(actions: Sequence[Action]) -> Action | None:
    """An attack without a number uses all the armies that may attack; other numbers must be said."""
    return actions[-1] if all(isinstance(action, Attack) for action in actions) else None


def onward(view: View, action: Action, keep: int, actions: Sequence[Action]) -> Action | None:
    """The next attack from the same origin on the same target, while more than `keep` armies are in the origin."""
    if not isinstance(action, Attack) or view.armies[action.origin] <= keep:
        return None
    again = [other for other in actions if isinstance(other, Attack) and _same(other, action)]
    return again[-1] if again else None


def _same(one: Any, other: Any) -> bool:
    return (one.origin, one.target) == (other.origin, other.target)


def chances(view: View, action: Action, keep: int) -> list[Message]:
    """The odds of an attack that is repeated until the origin has come down to `keep` armies."""
    if not isinstance(action, Attack) or view.armies[action.origin] < 2:
        return []
    attack, defence = min(view.armies[action.origin], MOST), min(view.armies[action.target], MOST)
    outcome = fight(attack, defence, stop_at=max(1, min(keep, attack - 1)))
    figures = {"chance": percent(outcome.conquest()), "exactly": exactly(outcome.conquest())}
    return [Message("present-chances", {"target": named(action.target), "left": _left(outcome), **figures})]


def echo(view: View, action: Action) -> list[Message]:
    """How many armies are now where armies went."""
    if isinstance(action, Attack | Advance | Move):
        return [_now(view, [action.origin, action.target])]
    return [_now(view, [action.territory])] if isinstance(action, Place) else []


def _now(view: View, places: Iterable[Territory]) -> Message:
    return Message("present-now", {"parts": [_strength(view, place) for place in places if view.armies[place]]})


# ---- what has happened, more shortly --------------------------------------------------------------------------------


def digest(events: Sequence[Any]) -> list[Any]:
    """Placements of a player in one line, and the rolls of one origin against one target in one line.

    Who took which colour is left out: players are called by their colours.
    """
    told: list[Any] = []
    left = [event for event in events if not isinstance(event, ColourTaken)]
    while left:
        run = _turn(left) or _placements(left) or _campaign(left) or left[:1]
        told.append(_told(run))
        left = left[len(run) :]
    return told


def _turn(events: Sequence[Any]) -> list[Any]:
    """The beginning of a turn, with what is received in it."""
    begins = len(events) > 1 and isinstance(events[0], TurnBegan) and isinstance(events[1], Received)
    return list(events[:2]) if begins else []


def _placements(events: Sequence[Any]) -> list[Any]:
    """The placements of one player with which the events begin."""
    first, run = events[0], []
    for event in events:
        if not (isinstance(first, Placed) and isinstance(event, Placed) and event.seat == first.seat):
            break
        run.append(event)
    return run


def _campaign(events: Sequence[Any]) -> list[Any]:
    """The attacks of one origin on one target with which the events begin, and the advance."""
    first, run = events[0], []
    for event in events:
        if not (isinstance(first, Attacked) and _belongs(first, event)):
            break
        run.append(event)
        if isinstance(event, Advanced):
            break
    return run


def _belongs(first: Attacked, event: Any) -> bool:
    return isinstance(event, Attacked | Fought | Advanced) and _same(event, first)


def _told(run: list[Any]) -> Any:
    if isinstance(run[0], Placed):
        return _told_placements(run)
    if isinstance(run[0], Attacked):
        return _told_campaign(run)
    return _told_turn(run[0], run[1]) if len(run) > 1 else run[0]


def _told_turn(began: TurnBegan, received: Received) -> Message:
    armies = received.free + received.bound
    return Message("digest-turn", {"seat": began.seat, "territories": began.territories, "armies": armies})


def _told_placements(run: list[Placed]) -> Message:
    armies: dict[Territory, int] = {}
    for placed in run:
        armies[placed.territory] = armies.get(placed.territory, 0) + placed.armies
    parts = [Message("present-strength", {"territory": named(t), "armies": count}) for t, count in armies.items()]
    return Message("digest-placed", {"seat": run[0].seat, "parts": parts})


def _told_campaign(run: list[Any]) -> Message:
    first, fought = run[0], [event for event in run if isinstance(event, Fought)]
    advanced = [event.armies for event in run if isinstance(event, Advanced)]
    args = {
        "seat": first.seat,
        "origin": named(first.origin),
        "target": named(first.target),
        "rolls": len(fought),
        "lost": sum(event.attacker_lost for event in fought),
        "beaten": sum(event.defender_lost for event in fought),
        "armies": sum(advanced),
    }
    return Message("digest-conquered" if advanced else "digest-attacked", args)


# ---- names ----------------------------------------------------------------------------------------------------------


def aliases(kind: str) -> Mapping[str, int]:
    """Names of territories on other printings, and of the cards that picture them."""
    if kind not in ("territory", "card"):
        return {}
    return {name: place for place, names in enumerate(ALIASES) for name in names}
