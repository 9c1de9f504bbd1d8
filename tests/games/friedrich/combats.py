"""Combats of Austria and Prussia, in a few words."""

from typing import Any

from tests.games.friedrich.positions import (
    story,
)

from casusbelli.games.friedrich.board import NATIONS
from casusbelli.games.friedrich.ch07_duel import Duel
from casusbelli.testing import Scenario

SPARE = {"lacy": "erlangen", "dohna": "forchheim"}
"""Another combat, far away: with it the phase goes on when the one under test is over."""
LEFT_OVER = "attack erlangen forchheim"

SPADES_HEARTS, HEARTS_SPADES = ("schweidnitz", "waldenburg"), ("soldin", "neudamm")
CLUBS, SPADES, CLUBS_DIAMONDS = ("greiz", "zwickau"), ("strehlen", "breslau"), ("grimma", "leisnig")


def facing(
    cities: tuple[str, str], attack: int, defence: int, *, austria: Any = (), prussia: Any = (), **more: Any
) -> Scenario:
    """Daun faces Keith in the Austrian combat phase, with so many armies each."""
    origin, target = cities
    hands = {"austria": austria, "prussia": prussia, **more.pop("hands", {})}
    return story(
        {"daun": origin, "keith": target, **SPARE},
        active="austria",
        phase="combat",
        armies={"daun": attack, "keith": defence},
        hands=hands,
        **more,
    )


def duel(cities: tuple[str, str], attack: int, defence: int, **more: Any) -> Scenario:
    """Daun has attacked Keith."""
    return facing(cities, attack, defence, **more).does(f"attack {cities[0]} {cities[1]}")


def right(told: Scenario) -> tuple[str, int]:
    """Who has the right to play, and at what score."""
    assert isinstance(told.frame, Duel)
    side = told.frame.side()
    assert told.seat == told.state.player[side[0]]
    return NATIONS[side[0]], side[3]


def is_over(told: Scenario) -> bool:
    """The combat is over, and the other one is the only one left."""
    return told.legal == [LEFT_OVER]


def happened(told: Scenario, kind: type) -> list[Any]:
    return [event for event in told.public_events() if isinstance(event, kind)]


def saxony(**more: Any) -> Scenario:
    """Daun in Riesa and Browne in Torgau beside Friedrich in Oschatz, and Heinrich in Meißen beside Daun."""
    places = {
        "daun": "riesa",
        "browne": "torgau",
        "friedrich": "oschatz",
        "winterfeldt": "oschatz",
        "heinrich": "meissen",
    }
    return story({**places, **SPARE}, active="austria", phase="combat", **more)
