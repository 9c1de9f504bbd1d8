"""What a viewer may suppose: the hidden fields of a position, dealt anew so that they fit the view.

The view alone counts: what has been told before, such as a strength stated in a combat that is over, is not in it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from casusbelli.engine.flow import Deferred
from casusbelli.engine.frame import Lane
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.friedrich.board import (
    ALL_NATIONS,
    AUSTRIA,
    CARD_DECK,
    GENERALS,
    NATION_OF,
    NONE,
    PRUSSIA,
    City,
    Nation,
    Piece,
    TacticalCard,
)
from casusbelli.games.friedrich.ch01_setup import Allotment, Allotting, generals_of, next_to_ask
from casusbelli.games.friedrich.ch03_cards import Discarding, Drawing
from casusbelli.games.friedrich.ch07_combat import Bearing, Defeat
from casusbelli.games.friedrich.ch07_duel import Duel
from casusbelli.games.friedrich.ch10_recruiting import Paying, Placing
from casusbelli.games.friedrich.ch11_strokes import PassingOn
from casusbelli.games.friedrich.ch13_texts import Bartering
from casusbelli.games.friedrich.state import ASIDE, GREATEST_ARMY, HAND, TacticalCards, generals_on_map

Fields = dict[str, Any]
"""Hidden fields of the state, as far as they have been supposed."""
Shown = dict[str, Any]
"""What a viewer sees of a frame that hides something from it."""
Maker = Callable[[Shown, View, Fields, random.Random], Any]


def imagine(view: View, rng: random.Random) -> Fields:
    """Cards, armies and frames as they may be for all that this viewer sees."""
    fields: Fields = {"cards": _cards(view, rng), "armies": _armies(view, rng)}
    fields["received"] = [received or 0 for received in view.received]
    fields["stack"] = [_frame(shown, view, fields, rng) for shown in view.stack]
    fields["after"] = [_deferred(shown, view, fields, rng) for shown in view.after]
    return fields


# ---- cards ----------------------------------------------------------------------------------------------------------


def _cards(view: View, rng: random.Random) -> TacticalCards:
    """Unknown cards anywhere they may be; hands and the card of the offensive are known to those whose they are."""
    cards = TacticalCards.imagined(view.cards, view.seats, rng)
    for card, zone in enumerate(cards.zone):
        if zone >= ASIDE:
            cards.known[card] |= 1 << view.player[PRUSSIA if zone == ASIDE else zone - HAND]
    return cards


def _with_backs(hand: Sequence[int], backs: Sequence[int], rng: random.Random) -> tuple[TacticalCard, ...]:
    """Cards of a hand that have these backs, in the order of their numbers."""
    chosen: list[int] = []
    for deck in set(backs):
        chosen += rng.sample([card for card in hand if CARD_DECK[card] == deck], backs.count(deck))
    return tuple(TacticalCard(card) for card in sorted(chosen))


# ---- armies ---------------------------------------------------------------------------------------------------------


@cache
def ways(generals: int, armies: int) -> int:
    """6.4 In how many ways so many generals can have so many armies together, 1 to 8 each."""
    if not generals:
        return int(not armies)
    return sum(ways(generals - 1, armies - own) for own in range(1, min(GREATEST_ARMY, armies) + 1))


def split(generals: int, armies: int, rng: random.Random) -> list[int]:
    """One of those ways, each as likely as any other. Raises ValueError where there is none."""
    shares: list[int] = []
    sizes = range(1, GREATEST_ARMY + 1)
    for others in reversed(range(generals)):
        weights = [ways(others, armies - own) if own <= armies else 0 for own in sizes]
        shares += rng.choices(sizes, weights)
        armies -= shares[-1]
    return shares


def _armies(view: View, rng: random.Random) -> list[int]:
    """6.8 The records of all nations, where the viewer does not command them any that make up what is public."""
    armies = [own or 0 for own in view.armies]
    if not _allotted(view):
        return armies
    stated = _stated(view)
    for nation in ALL_NATIONS:
        generals = [general for general in generals_on_map(view, nation) if view.armies[general] is None]
        left = view.total[nation] - _unplaced(view, nation)
        for place, total in stated:
            stack = [general for general in generals if view.city[general] == place]
            generals = [general for general in generals if general not in stack]
            left -= _share(armies, stack, total, rng)
        _share(armies, generals, left, rng)
    return armies


@rule("1.3.8")
def _allotted(view: View) -> bool:
    """1.3.8 Whether armies have been allotted, or are being allotted now."""
    return bool(view.turn) or any(isinstance(shown, dict) and shown["type"] == "Allotment" for shown in view.stack)


def _share(armies: list[int], generals: Sequence[Piece], total: int, rng: random.Random) -> int:
    """Gives these generals so many armies, at random; how many were given: none, where there are no generals."""
    shares = split(len(generals), total, rng) if generals else []
    for general, own in zip(generals, shares, strict=True):
        armies[general] = own
    return sum(shares)


@rule("7.2.1", "6.8")
def _stated(view: View) -> list[tuple[City, int]]:
    """7.2.1 The stacks whose strength all know as long as their combat lasts, by city."""
    found: list[tuple[City, int]] = []
    for frame in view.stack:
        if isinstance(frame, Duel):
            found += [(frame.origin, frame.attack), (frame.target, frame.defence)]
        elif isinstance(frame, Defeat):
            bearing = isinstance(view.stack[-1], Bearing)
            found.append((frame.place, frame.left + frame.lost if bearing else frame.left))
    return found


@rule("10.5")
def _unplaced(view: View, nation: Nation) -> int:
    """10.5 New armies that are counted in the total of a nation, and that no general has got yet."""
    return sum(frame.armies for frame in view.stack if isinstance(frame, Placing) and frame.recruiter == nation)


# ---- frames ---------------------------------------------------------------------------------------------------------


def _frame(shown: Any, view: View, fields: Fields, rng: random.Random) -> Any:
    """A frame of which this is shown; one that hides nothing is shown itself."""
    return MAKERS[shown["type"]](shown, view, fields, rng) if isinstance(shown, dict) else shown


def _deferred(shown: Shown, view: View, fields: Fields, rng: random.Random) -> Deferred:
    return Deferred(shown["depth"], _frame(shown["frame"], view, fields, rng))


def _allotment(shown: Shown, view: View, fields: Fields, rng: random.Random) -> Allotment:
    return Allotment(tuple(_lane(lane, view, fields["armies"], rng) for lane in shown["lanes"]))


def _lane(lane: Shown, view: View, armies: list[int], rng: random.Random) -> Lane:
    """A lane of the allotment; in a hidden one that goes on, any of the questions may be asked now."""
    if "stack" in lane:
        return Lane(lane["owners"], tuple(lane["stack"]))
    questions = [] if lane["done"] else _questions(view, armies, lane["owners"][0])
    if not questions:
        return Lane(lane["owners"], ())
    asked = rng.choice(questions)
    _withhold(view, armies, lane["owners"][0], asked)
    return Lane(lane["owners"], (Allotting(asked),))


def _questions(view: View, armies: list[int], seat: int) -> list[Piece]:
    """1.3.8 The generals for whom a player is asked on the way to these records."""
    found: list[Piece] = []
    record = [0 if view.player[NATION_OF[g]] == seat else armies[g] for g in range(len(GENERALS))]
    while (general := next_to_ask(view, record, seat)) != NONE:
        found.append(general)
        record[general] = armies[general]
    return found


def _withhold(view: View, armies: list[int], seat: int, asked: Piece) -> None:
    """Generals who come after the one that is asked about have got nothing yet."""
    for general in generals_of(view, seat):
        if general >= asked:
            armies[general] = 0


def _drawing(shown: Shown, _view: View, fields: Fields, rng: random.Random) -> Drawing:
    drawn = _with_backs(fields["cards"].cards(HAND + shown["nation"]), shown["backs"], rng)
    return Drawing(shown["nation"], shown["due"], shown["aside"], shown["backs"], drawn)


def _discarding(shown: Shown, _view: View, fields: Fields, rng: random.Random) -> Discarding:
    drawn = _with_backs(fields["cards"].cards(HAND + shown["nation"]), shown["backs"], rng)
    return Discarding(shown["nation"], shown["due"], shown["backs"], drawn)


def _paying(shown: Shown, _view: View, _fields: Fields, _rng: random.Random) -> Paying:
    return Paying(shown["recruiter"])


@rule("11.16", "6.4")
def _passing_on(shown: Shown, view: View, fields: Fields, rng: random.Random) -> PassingOn:
    """11.16 They have got 1 to 8 armies, all that the retired general had; as yet in the order of their rank."""
    mates: tuple[Piece, ...] = shown["mates"]
    while (total := sum(fields["armies"][mate] for mate in mates)) == len(mates):
        fields["armies"] = _armies(view, rng)
    passed = rng.randint(1, min(GREATEST_ARMY, total - len(mates)))
    least = tuple(split(len(mates), total - passed, rng))
    for mate, own in zip(mates, least, strict=True):
        fields["armies"][mate] = min(GREATEST_ARMY, own + passed)
        passed -= fields["armies"][mate] - own
    return PassingOn(mates, least)


def _bartering(shown: Shown, _view: View, fields: Fields, rng: random.Random) -> Bartering:
    if shown["back"] == NONE:
        return Bartering(shown["nation"])
    (offered,) = _with_backs(fields["cards"].cards(HAND + AUSTRIA), (shown["back"],), rng)
    return Bartering(shown["nation"], offered, shown["back"])


MAKERS: dict[str, Maker] = {
    "Allotment": _allotment,
    "Drawing": _drawing,
    "Discarding": _discarding,
    "Paying": _paying,
    "PassingOn": _passing_on,
    "Bartering": _bartering,
}
"""By the name of a frame that hides something: how it is supposed."""
