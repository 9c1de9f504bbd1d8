"""What the browser table shows of Friedrich beside its rows: facts of the components, and hints on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casusbelli.engine.record import Action, Thing
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.friedrich import ch04_movement, effects, outlook, queries
from casusbelli.games.friedrich.actions import Halt, SetOut, Yield
from casusbelli.games.friedrich.board import (
    CARD_DECK,
    CARD_SUIT,
    CARD_VALUE,
    COUNTRY_OF,
    DEPOTS,
    DRAWS,
    GENERALS,
    HAS_EFFECT,
    IMPERIAL_TRAIN,
    IS_TRAIN,
    NATION_OF,
    NATIONS_OF,
    OBJECTIVE_CITY,
    OBJECTIVE_NATION,
    OBJECTIVE_ORDER,
    OBJECTIVES,
    RANK,
    RESERVE_VALUE,
    ROLE_OF,
    SUIT_OF,
    TRAINS_OF,
    TROOPS,
    City,
    Nation,
    Objective,
    Piece,
    within,
)
from casusbelli.games.friedrich.ch04_movement import Marching
from casusbelli.games.friedrich.ch05_conquest import guards
from casusbelli.games.friedrich.duels import forecast as forecast

Way = tuple[City, ...]


@rule("1.1.3", "1.2.3", "1.2.5", "1.2.6", "3.10")
def facts() -> dict[str, Any]:
    """1 Cities by suit and country, objectives, depots, pieces, nations and cards, in columns by number.

    A rank of 0 is a train; a suit of -1 is that of a Reserve.
    """
    return {
        "suit": SUIT_OF,
        "country": COUNTRY_OF,
        "depots": DEPOTS,
        "objectives": {"city": OBJECTIVE_CITY, "nation": OBJECTIVE_NATION, "order": OBJECTIVE_ORDER},
        "pieces": {"nation": NATION_OF, "rank": RANK},
        "generals": len(GENERALS),
        "roles": {"of": ROLE_OF, "nations": NATIONS_OF},
        "troops": TROOPS,
        "draws": DRAWS,
        "cards": {"suit": CARD_SUIT, "value": CARD_VALUE, "deck": CARD_DECK, "reserve": RESERVE_VALUE},
        "effects": HAS_EFFECT,
    }


# ---- hints ----------------------------------------------------------------------------------------------------------


def hint(view: View, what: Action | Thing) -> dict[str, Any] | None:
    """What the map shows of a choice or of a piece, from what the viewer sees; None where there is nothing.

    Of `SetOut`, and of `Halt` while a move is under way: `ways`. Of a general: `range` and `guarded`, and the `supply`
    way that he needs. Of a train: `supplied`. All are lists of cities. Of a nation, and of `Yield` while a combat is
    under way: what `outlook` tells.
    """
    if isinstance(what, Thing):
        return _of_thing(view, what)
    if isinstance(what, Yield):
        return outlook.of_combat(view)
    if isinstance(what, SetOut):
        return {"ways": ways(view, what.pieces, (City(view.city[what.pieces[0]]),))}
    march = next((frame for frame in view.stack if isinstance(frame, Marching)), None)
    return {"ways": ways(view, march.pieces, march.way)} if march and isinstance(what, Halt) else None


@rule("4.4")
def ways(view: Any, pieces: Sequence[Piece], way: Way) -> list[Way]:
    """4.4 A shortest way on from here to every city where the move may end, unless it has been there already.

    It begins with the cities so far.
    """
    found: dict[City, Way] = {}
    for longer in ch04_movement.ways(view, pieces, way):
        if longer[-1] not in way:
            found.setdefault(longer[-1], longer)
    return list(found.values())


def _of_thing(view: View, what: Thing) -> dict[str, Any] | None:
    if what.kind == "nation":
        return outlook.of_nation(view, Nation(what.id))
    return _of_piece(view, Piece(what.id)) if what.kind == "piece" and view.city[what.id] >= 0 else None


def _of_piece(view: View, piece: Piece) -> dict[str, Any]:
    if not IS_TRAIN[piece]:
        return {**_guarded(view, piece), **_supply(view, piece)}
    trained = {"supplied": sorted(queries.supplied((view.city[piece],), _enemies(view, piece)))}
    return {**trained, **_guarded(view, piece)} if piece == IMPERIAL_TRAIN else trained


@rule("5.1.4", "5.3.2", "5.5.2")
def _guarded(view: Any, piece: Piece) -> dict[str, Any]:
    """5.1.4 The cities in the range of protection of a piece, and the objectives that it protects there."""
    near = within(City(view.city[piece]), effects.protection_range(view, piece))
    own = [Objective(number) for number in range(len(OBJECTIVES)) if piece in guards(view, Objective(number))]
    return {"range": sorted(near), "guarded": sorted({OBJECTIVE_CITY[objective] for objective in own} & near)}


@rule("9.2", "9.4", "9.5", "9.6")
def _supply(view: View, piece: Piece) -> dict[str, Any]:
    """9.5 The supply way of a general outside his home; empty where he has none. Nothing where he needs none."""
    nation, place = NATION_OF[piece], City(view.city[piece])
    if queries.at_home(nation, place):
        return {}
    trains = queries.cities_of(view.city, TRAINS_OF[nation])
    return {"supply": queries.supply_way(place, trains, _enemies(view, piece)) or ()}


def _enemies(view: View, piece: Piece) -> set[City]:
    return queries.enemy_cities(view.city, NATION_OF[piece])
