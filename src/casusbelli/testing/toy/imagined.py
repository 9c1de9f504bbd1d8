"""What a viewer may suppose: the hidden fields of a position, dealt anew so that they fit the view."""

from __future__ import annotations

import random
from typing import Any

from casusbelli.engine.frame import Handing, Lane
from casusbelli.engine.ids import Seat
from casusbelli.engine.visibility import View
from casusbelli.testing.toy.ch2_setup import Mustering, MusteringAt
from casusbelli.testing.toy.ch3_round import DealingHat, Deliberating, FillingHat, Pledging, PledgingCoins, Round
from casusbelli.testing.toy.ch4_offers import Bargain
from casusbelli.testing.toy.ch5_battle import PlantingBanner
from casusbelli.testing.toy.pieces import (
    FERRY,
    FORDS,
    HAND,
    HAT,
    MEN,
    SEATS,
    Aim,
    Berth,
    Card,
    Cards,
    Ford,
    bank_at,
    bank_of,
)
from casusbelli.testing.toy.records import OPEN, Hold, March


def imagine(view: View, rng: random.Random) -> dict[str, Any]:
    """The cards, the aims, the ferry, the muster and the frames, as they may be for all that this viewer sees."""
    cards = Cards.imagined(view.cards, view.seats, rng)
    for card in cards.cards(FERRY):
        cards.known[card] |= 1 << view.ferryman
    men = [men or 0 for men in view.men]
    fields = {"cards": cards, "aims": _aims(view, rng), "ferry": _ferry(view, rng), "men": men}
    return {**fields, "stack": [_frame(frame, view, fields, rng) for frame in view.stack]}


def _aims(view: View, rng: random.Random) -> list[Ford]:
    known = {learned.what.captain: learned.what.ford for learned in view.seen if isinstance(learned.what, Aim)}
    aims = zip(SEATS, view.aims, strict=True)
    return [known.get(seat, rng.choice(FORDS)) if aim is None else aim for seat, aim in aims]


def _ferry(view: View, rng: random.Random) -> Ford:
    known = [learned.what.ford for learned in view.seen if isinstance(learned.what, Berth)]
    return [*known, rng.choice(FORDS)][0] if view.ferry is None else view.ferry


def _frame(shown: Any, view: View, fields: dict[str, Any], rng: random.Random) -> Any:
    """A frame of which this is shown."""
    if not isinstance(shown, dict):
        return shown
    if shown["type"] == "Mustering":
        return Mustering(tuple(_mustering(seat, lane, fields["men"], rng) for seat, lane in enumerate(shown["lanes"])))
    if shown["type"] == "Pledging":
        lanes = zip(shown["lanes"], view.coins, strict=True)
        return Pledging(tuple(_pledging(lane, coins, rng) for lane, coins in lanes))
    if shown["type"] == "Handing":
        return Handing(next(frame.ford for frame in view.stack if isinstance(frame, PlantingBanner)))
    if shown["type"] == "Deliberating":
        return _council(shown["partners"], view, rng)
    if shown["type"] == "Round":
        offers = _offers(shown["offers"], view, fields["cards"], rng)
        return Round(at=shown["at"], attackers=shown["attackers"], offers=offers)
    hat = fields["cards"].cards(HAT)
    put = tuple(Card(card) for card in rng.sample(hat, len(hat)))
    return FillingHat(shown["seats"], shown["due"], put) if "due" in shown else DealingHat(shown["seats"], put)


def _mustering(seat: int, lane: dict[str, Any], men: list[int], rng: random.Random) -> Lane:
    """A lane of the muster, whose captain has come to some ford; fills the hidden numbers of men in."""
    if "stack" in lane:
        return Lane(lane["owners"], tuple(lane["stack"]))
    first, second = sorted(rng.randint(0, MEN) for _ in range(2))
    split = (first, second - first, MEN - second)
    at = len(FORDS) if lane["done"] else rng.randrange(len(FORDS))
    men[seat * len(FORDS) : (seat + 1) * len(FORDS)] = [*split[:at], *(0 for _ in FORDS[at:])]
    left = MEN - sum(split[:at])
    return Lane(lane["owners"], () if lane["done"] else (MusteringAt(Seat(seat), FORDS[at], left),))


def _pledging(lane: dict[str, Any], coins: int, rng: random.Random) -> Lane:
    if "stack" in lane:
        return Lane(lane["owners"], tuple(lane["stack"]), value=lane["value"])
    if lane["done"]:
        return Lane(lane["owners"], (), value=rng.randint(0, coins))
    return Lane(lane["owners"], (PledgingCoins(lane["owners"][0]),))


def _council(partners: tuple[Seat, ...], view: View, rng: random.Random) -> Deliberating:
    bank = bank_of(partners[0])
    fords = [ford for ford in FORDS if bank_at(view, bank, ford) and bank_at(view, 1 - bank, ford)]
    motion = rng.choice([None, Hold(), *map(March, fords)])
    return Deliberating(partners, motion, rng.randint(0, 1) if motion is None else 1)


def _offers(known: list[Bargain], view: View, cards: Cards, rng: random.Random) -> tuple[Bargain, ...]:
    """The offers that the viewer knows, and some among the others."""
    strangers = [seat for seat in SEATS if seat not in view.seats]
    found = list(known)
    for giver in strangers:
        takers = [seat for seat in strangers if seat != giver]
        hand = cards.cards(HAND + giver)
        if takers and hand and rng.random() < 0.5 and all(offer.giver != giver for offer in known):
            found.append(Bargain(giver, rng.choice(takers), Card(rng.choice(hand)), rng.choice((OPEN, "rejected"))))
    return tuple(found)
