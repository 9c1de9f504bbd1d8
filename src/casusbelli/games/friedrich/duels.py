"""What a viewer knows of a combat: its own hand, what the enemy may hold, and the odds of each play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import accumulate
from types import SimpleNamespace
from typing import Any, NamedTuple

from casusbelli.engine.present import NUMBER, Cell, Forecast, ForecastRow, Section, percent
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.friedrich import effects
from casusbelli.games.friedrich.actions import Play, PlayDouble, PlayReserve, Yield
from casusbelli.games.friedrich.board import (
    CARD_DECK,
    CARD_SUIT,
    CARD_VALUE,
    DECKS,
    IS_RESERVE,
    RESERVE_VALUE,
    SUITS,
    Nation,
    Suit,
    card,
    named_card,
    named_nation,
    named_suit,
)
from casusbelli.games.friedrich.cardplay import HIGHEST, Hand, hand_of
from casusbelli.games.friedrich.ch07_duel import Duel, Plays, face_value, needed_suit, plays_of
from casusbelli.games.friedrich.odds import (
    Hidden,
    Line,
    Pool,
    Terms,
    exactly,
    hidden,
    line,
    potential,
    told,
)
from casusbelli.games.friedrich.state import HAND, TacticalCards

UNKNOWN = -1
"""The zone of a card whose place the viewer does not know."""
Counts = Sequence[tuple[int, int, int]]
"""Numbers of cards, each with its zone and its deck."""
DOUBLE_CARDS = tuple(card(f"{suit}-{effects.DOUBLED}-{DECKS[0]}") for suit in SUITS)


class Side(NamedTuple):
    """One side of a combat: whose generals, against whom, the suit that they need, their armies, what cards count."""

    nation: Nation
    enemy: Nation
    suit: Suit
    armies: int
    terms: Terms


def duel_of(view: View) -> Duel | None:
    """The combat that is being fought, card by card."""
    found = view.stack[-1] if view.stack else None
    return found if isinstance(found, Duel) else None


def seen(view: View) -> Any:
    """What the viewer sees, as the rules look at a position, to be written on like a draft."""
    draft: Any = SimpleNamespace(**view.fields)
    draft.cards = TacticalCards([*view.cards["zone"]], [])
    return draft


# ---- cards ----------------------------------------------------------------------------------------------------------


@rule("3.8", "3.9", "3.11", "7.2.3", "13.23.1")
def pools_of(view: View, nation: Nation, suit: Suit, most: int = HIGHEST) -> tuple[Pool, ...]:
    """3.9 The hand of a nation as the viewer knows it, for the cards of a suit that count up to `most`."""
    return pools(view.cards["zone"], view.cards["counts"], nation, suit, most)


@rule("3.8", "3.9", "3.11", "7.2.3", "13.23.1")
def pools(zone: Sequence[int], counts: Counts, nation: Nation, suit: Suit, most: int = HIGHEST) -> tuple[Pool, ...]:
    """3.9 The same from the zones of the cards and the numbers by zone and deck that a viewer sees.

    By deck: the unknown cards, and how many of them the hand holds; and the cards of the hand that are known.
    """
    known = [number for number, place in enumerate(zone) if place == HAND + nation]
    found = [_pool(known, suit, most, len(known))]
    for deck in range(len(DECKS)):
        unknown = [number for number, place in enumerate(zone) if place == UNKNOWN and CARD_DECK[number] == deck]
        held = _count(counts, HAND + nation, deck) - sum(CARD_DECK[number] == deck for number in known)
        found.append(_pool(unknown, suit, most, held))
    return tuple(pool for pool in found if pool.held)


def _count(counts: Counts, zone: int, deck: int) -> int:
    return sum(count for place, back, count in counts if (place, back) == (zone, deck))


def _pool(cards: list[int], suit: Suit, most: int, held: int) -> Pool:
    values = _values(cards, suit, most)
    reserves = sum(IS_RESERVE[number] for number in cards)
    return Pool(values, reserves, len(cards) - len(values) - reserves, held)


def _values(cards: list[int], suit: Suit, most: int) -> tuple[int, ...]:
    return tuple(sorted(CARD_VALUE[one] for one in cards if CARD_SUIT[one] == suit and CARD_VALUE[one] <= most))


@rule("7.2.3", "7.2.4")
def own_hand(view: View, side: Side, without: int = UNKNOWN) -> Hand:
    """7.2.3 The known cards of a side that it can play in this combat, less one."""
    zone = view.cards["zone"]
    cards = [number for number, place in enumerate(zone) if place == HAND + side.nation and number != without]
    values = _values(cards, side.suit, effects.greatest_value(view, side.nation, side.enemy))
    return hand_of(values, sum(IS_RESERVE[number] for number in cards))


# ---- a combat -------------------------------------------------------------------------------------------------------


@rule("7.2.2", "7.2.3")
def sides(view: View, duel: Duel) -> tuple[Side, Side]:
    """7.2.2 The side that has the right to play, and the other one."""
    attack = _side(view, duel, duel.nation, duel.enemy, needed_suit(duel.origin), duel.attack)
    defence = _side(view, duel, duel.enemy, duel.nation, needed_suit(duel.target), duel.defence)
    return (attack, defence) if duel.attacks else (defence, attack)


def _side(view: Any, duel: Duel, nation: Nation, enemy: Nation, suit: Suit, armies: int) -> Side:
    most, places = effects.greatest_value(view, nation, enemy), (duel.origin, duel.target)
    terms = Terms(
        reserve=min(RESERVE_VALUE, most),
        bonus=effects.would_count(view, nation, *places, 0),
        wasted=not effects.would_count(view, nation, *places, 1),
        doubled=effects.doubles(view, nation, DOUBLE_CARDS[suit]),
    )
    return Side(nation, enemy, suit, armies, terms)


def hidden_hand(view: View, side: Side) -> Hidden:
    """3.8 What a side can make in this combat, for all that the viewer knows."""
    most = effects.greatest_value(view, side.nation, side.enemy)
    return hidden(pools_of(view, side.nation, side.suit, most), side.terms)


class Expected(NamedTuple):
    """A hand in a suit: `points` on average, `low` to `high` in half of all ways, the chance of `none`."""

    points: Fraction
    low: int
    high: int
    none: Fraction


def expected(hand: Hidden) -> Expected:
    """3.12 What is to be expected of a hand."""
    strength = hand.strength()
    low, high = (_reached(hand, Fraction(quarters, 4)) for quarters in (1, 3))
    return Expected(strength.mean(int), low, high, strength.chance(lambda points: points == 0))


def _reached(hand: Hidden, part: Fraction) -> int:
    """The points up to which so great a part of all ways lies."""
    below = zip(hand.ways, accumulate(hand.ways.values()), strict=True)
    return next(points for points, ways in below if ways >= part * hand.total())


@rule("3.8", "3.9")
def of_hand(view: View, nation: Nation) -> list[Expected]:
    """3.9 What the viewer may expect of the hand of a nation, by suit."""
    return [expected(hidden(pools_of(view, nation, Suit(suit)))) for suit in range(len(SUITS))]


@rule("7.2.5", "11.8")
def prospect(view: View, duel: Duel, action: Plays) -> Line | None:
    """7.2.5 The odds after a play of the side that has the right; None where the viewer sees that it cannot be made."""
    if action not in plays_of(seen(view), duel):
        return None
    own, foe = sides(view, duel)
    counts = effects.would_count(view, own.nation, duel.origin, duel.target, face_value(action))
    doubled = own.terms.doubled and not isinstance(action, PlayDouble)
    left = potential(own_hand(view, own, action.card), Terms(own.terms.reserve, doubled=doubled))
    return line(duel.side()[3] + counts, left, hidden_hand(view, foe), own.armies, foe.armies)


# ---- for the table --------------------------------------------------------------------------------------------------


@rule("7.2.2", "7.2.11", "7.2.12", "7.3.1")
def forecast(view: View, action: Action, keep: int = 1) -> Forecast | None:
    """7.2.2 The chance that the side that plays a card is the stronger one if both play on.

    Rows: that the play is not answered, that it ends in a tie at once, that neither side can be beaten, that this one
    is the weaker. Only for a viewer who sees the hand.
    """
    duel = duel_of(view)
    if duel is None or view.player[duel.side()[0]] not in view.seats:
        return None
    if isinstance(action, Yield):
        return _of_yielding(duel)
    after = prospect(view, duel, action) if isinstance(action, Play | PlayReserve | PlayDouble) else None
    return None if after is None else _of_play(after, sides(view, duel))


def _of_yielding(duel: Duel) -> Forecast:
    if duel.score == 0:
        return Forecast(told(0), "0", (_row("tied", told(1)),), Message("friedrich-odds-tie"))
    return Forecast(told(0), "0", (), Message("friedrich-odds-lost", {"armies": duel.stake()[0]}))


def _of_play(after: Line, both: tuple[Side, Side]) -> Forecast:
    shown = ("unanswered", "tied") if after.score == 0 else ("unanswered",) if after.score > 0 else ()
    rows = (_row(name, told(getattr(after, name))) for name in (*shown, "even", "weaker"))
    return Forecast(told(after.stronger), exactly(after.stronger), tuple(rows), _consequence(after, both))


def _row(name: str, value: str) -> ForecastRow:
    return ForecastRow(Message(f"friedrich-odds-{name}"), value)


def _consequence(after: Line, both: tuple[Side, Side]) -> Message | None:
    """7.3.1 What the side loses that yields then."""
    if after.score == 0:
        return None
    name, armies = ("given-up", both[1].armies) if after.score > 0 else ("lost", both[0].armies)
    return Message(f"friedrich-odds-{name}", {"armies": min(abs(after.score), armies)})


def odds(view: View, seat: int, things: Sequence[Thing], actions: Sequence[Action]) -> list[Section]:
    """What is to be expected of the hands of the nations named; else of the enemy's in a combat, and of each play."""
    nations = [Nation(thing.id) for thing in things if thing.kind == "nation"]
    if nations:
        return [_hand(nation, enumerate(of_hand(view, nation))) for nation in nations]
    return [*_of_foe(view, seat), *_of_plays(view, seat, things, actions)]


def _hand(nation: Nation, suits: Iterable[tuple[int, Expected]]) -> Section:
    columns = tuple(Message(f"present-odds-{name}") for name in ("suit", "points", "half", "none"))
    rows = tuple(_hand_row(Suit(suit), found) for suit, found in suits)
    return Section(Message("friedrich-odds-hand", {"nation": named_nation(nation)}), rows, columns)


def _hand_row(suit: Suit, found: Expected) -> tuple[Cell, ...]:
    half = Cell(Message("present-odds-range", {"low": found.low, "high": found.high}), hint=NUMBER)
    return (Cell(named_suit(suit)), Cell(round(found.points)), half, Cell(percent(found.none), hint=NUMBER))


@rule("7.2.2")
def _of_foe(view: View, seat: int) -> Iterator[Section]:
    """7.2.2 What the other side of the combat can make."""
    duel = duel_of(view)
    both = sides(view, duel) if duel is not None else ()
    for own, foe in (both, both[::-1]) if both else ():
        if view.player[own.nation] == seat:
            yield _hand(foe.nation, [(foe.suit, expected(hidden_hand(view, foe)))])


def _of_plays(view: View, seat: int, things: Sequence[Thing], actions: Sequence[Action]) -> list[Section]:
    """After every play, of the cards named if some are, in percent."""
    duel = duel_of(view)
    cards = [thing.id for thing in things if thing.kind == "card"]
    if duel is None or view.player[duel.side()[0]] != seat:
        return []
    plays = [play for play in actions if isinstance(play, Play | PlayReserve | PlayDouble)]
    rows = [_odds_row(view, duel, play) for play in plays if not cards or play.card in cards]
    columns = tuple(Message(f"present-odds-{name}") for name in ("play", "score", *SHOWN))
    return [Section(Message("friedrich-odds"), tuple(row for row in rows if row), columns)] if any(rows) else []


SHOWN = ("stronger", "even", "weaker", "unanswered")


def _odds_row(view: View, duel: Duel, play: Plays) -> tuple[Cell, ...]:
    after = prospect(view, duel, play)
    if after is None:
        return ()
    what = Message("present-counts", {"card": named_card(play.card), "value": after.score - duel.side()[3]})
    chances = (Cell(percent(getattr(after, name)), hint=NUMBER) for name in SHOWN)
    return (Cell(what), Cell(after.score, hint=NUMBER), *chances)
