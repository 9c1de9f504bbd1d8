"""12 Games for three and two players: who takes part, with what, and the cards that are thrown away."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace as altered

from casusbelli.engine.flow import call
from casusbelli.engine.rules import rule
from casusbelli.games.friedrich import ch03_cards
from casusbelli.games.friedrich.board import (
    ALL_NATIONS,
    ALL_PIECES,
    NATION_OF,
    PRUSSIA,
    SCENARIO_NATIONS,
    THROWN,
    Nation,
)
from casusbelli.games.friedrich.state import RETIRED, Friedrich, part_of, scenario


@rule("12.1", "12.2", "12.4", "12.6", "12.9", "13.1")
def set_up(s: Friedrich) -> None:
    """12.4 What the scenario does without goes off the map for good; games for two know no expert rules."""
    played = scenario(s)
    retire(s, [nation for nation in ALL_NATIONS if nation not in SCENARIO_NATIONS[played]])
    part = part_of(s, PRUSSIA)
    if part is None:
        return
    s.options = altered(s.options, expert=False)
    s.total[PRUSSIA] = part.troops
    for piece in ALL_PIECES:
        if NATION_OF[piece] == PRUSSIA and piece not in part.pieces:
            s.city[piece] = RETIRED


@rule("12.4")
def retire(s: Friedrich, nations: Collection[Nation]) -> None:
    """12.4 Nations that take no part have neither pieces nor armies."""
    for nation in nations:
        s.total[nation] = 0
    for piece in ALL_PIECES:
        if NATION_OF[piece] in nations:
            s.city[piece] = RETIRED


@rule("12.5")
def throw_cards(s: Friedrich) -> None:
    """12.5 At the end of a turn of two players cards of the draw deck go unseen to the used piles."""
    count = THROWN[scenario(s)]
    if count and ch03_cards.supply(s):
        call(s, ch03_cards.Throwing(count))
