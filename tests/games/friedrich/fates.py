"""The end of a turn in stories: cards of Fate drawn, and what a viewer can tell of them."""

import random
from collections.abc import Mapping
from typing import Any

from tests.games.friedrich.positions import story

from casusbelli.engine import ask
from casusbelli.games.friedrich import GAME
from casusbelli.games.friedrich.board import (
    LEHWALDT,
    OBJECTIVE_ORDER,
    OBJECTIVES,
    OBJECTIVES_OF,
    card,
    fate,
    nation,
)
from casusbelli.testing import Scenario
from casusbelli.testing.secrecy import LAWS, Sight

SUBSIDIES = ("poems", "lord-bute")
EXITS = ("elisabeth", "sweden", "india", "america")
IN_THE_SUIT = {"clubs": "osterode-m8", "diamonds": "ortelsburg", "hearts": "mohrungen", "spades": "goldap"}
"""Cities out of the way, one in each suit."""


def drawing(name: str, places: Mapping[str, str] = {}, **more: Any) -> Scenario:
    """The end of turn 7, at which this Card of Fate is drawn and carried out."""
    return story(places, **{"phase": "end-of-turn", "turn": 7, **more}).script(fate(name))


def reading(name: str, suit: str, places: Mapping[str, str] = {}, **more: Any) -> Scenario:
    """The same in the expert game, the last victorious general, Lehwaldt, standing in this suit."""
    fields = {"victor": LEHWALDT, "offensive": "given-up", **more.pop("fields", {})}
    return drawing(name, {"lehwaldt": IN_THE_SUIT[suit], **places}, expert=True, fields=fields, **more)


def answered(scenario: Scenario, *attempts: str) -> Scenario:
    """These answers one after another; chance that follows is waited for, as the draw of the next stage."""
    for attempted in attempts:
        seat, action = scenario.seat, scenario.action(attempted)
        refusal = ask.attempt(GAME, scenario.state, seat, action)
        assert refusal is None, f"{attempted}: {refusal}"
        ask.carry_out(GAME, scenario.state, seat, action)
    return scenario


def objectives(name: str, order: int | None = None) -> list[str]:
    """The names of the objectives of a nation: of one order, or all."""
    owned = OBJECTIVES_OF[nation(name)]
    return [OBJECTIVES[objective] for objective in owned if order in (None, OBJECTIVE_ORDER[objective])]


def told(scenario: Scenario, kind: type, *viewer: int) -> list[Any]:
    """The events of a kind that the viewer has heard of; without seats, a spectator."""
    return [event for event in scenario.events(viewer) if _name(event) == kind.__name__]


def _name(event: Any) -> str:
    return str(event["type"]) if isinstance(event, dict) else type(event).__name__


def knowers(s: Any, name: str) -> set[int]:
    """The seats that know a card."""
    mask = s.cards.known[card(name)]
    return {seat for seat in range(s.seats) if mask >> seat & 1}


def keeps_secrets(*scenarios: Scenario) -> None:
    """Every law of secrecy holds at these places, for every seat and a spectator. Raises LawBroken."""
    rng = random.Random(5)
    for scenario in scenarios:
        for viewer in ((), *((seat,) for seat in range(scenario.state.seats))):
            here = Sight(GAME, scenario.state, viewer, rng)
            for law in LAWS:
                for _ in range(4):
                    law(here)
