"""9 Supply: who is home, near a train, or cut off."""

from __future__ import annotations

from casusbelli.engine.flow import reveal, tell
from casusbelli.engine.rules import rule
from casusbelli.games.friedrich import ch06_armies, ch13_offensive, queries
from casusbelli.games.friedrich.board import NATION_OF, TRAINS_OF, City, Nation, Piece
from casusbelli.games.friedrich.events import Starved, TurnedDown, TurnedUp
from casusbelli.games.friedrich.state import Friedrich, generals_on_map, pieces_in


@rule("9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.11", "9.12")
def in_supply(s: Friedrich, nation: Nation) -> dict[Piece, bool]:
    """9.1 Whether each general of the nation on the map is in supply, all on the same positions."""
    trains = queries.cities_of(s.city, TRAINS_OF[nation])
    reached = queries.supplied(trains, queries.enemy_cities(s.city, nation))
    return {
        general: queries.at_home(nation, City(s.city[general])) or s.city[general] in reached
        for general in generals_on_map(s, nation)
    }


@rule("9.1", "9.7", "9.8", "2.6")
def check_supply(s: Friedrich, nation: Nation) -> None:
    """9.1 Phase 5: generals are turned up or down; those who were down already are lost (9.8)."""
    for general, supplied in in_supply(s, nation).items():
        if supplied:
            turn_up(s, general)
        elif s.face_down[general]:
            starve(s, general)
        else:
            turn_down(s, general)


@rule("9.7")
def turn_up(s: Friedrich, general: Piece) -> None:
    """9.7 In supply: face up."""
    if s.face_down[general]:
        s.face_down[general] = 0
        tell(s, TurnedUp(general))


@rule("9.8", "9.9")
def turn_down(s: Friedrich, general: Piece) -> None:
    """9.8 Out of supply for the first time: face down, which hinders him in nothing (9.9)."""
    if not s.face_down[general]:
        s.face_down[general] = 1
        tell(s, TurnedDown(general))


@rule("9.8", "9.13", "13.9")
def starve(s: Friedrich, general: Piece) -> None:
    """9.8 Out of supply again: eliminated with all his armies, like any other (9.13)."""
    place, armies, nation = City(s.city[general]), s.armies[general], NATION_OF[general]
    reveal(s, ch06_armies.Opened("armies"), None)
    tell(s, Starved(general, armies, s.total[nation] - armies))
    ch06_armies.take_off(s, general)
    ch13_offensive.after_starving(s, general, place)


@rule("9.10")
def mix_faces(s: Friedrich, place: City) -> None:
    """9.10 Where one general is face down, all who stand with him are, however they came together."""
    together = pieces_in(s, place)
    if any(s.face_down[general] for general in together):
        for general in together:
            turn_down(s, general)
