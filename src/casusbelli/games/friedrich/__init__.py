"""Friedrich: one against all; 3 or 4 players, or a scenario for two."""

from casusbelli.engine.frame import Decline
from casusbelli.engine.game import Game
from casusbelli.engine.notation import Names
from casusbelli.games.friedrich import (
    ch01_setup,
    ch02_sequence,
    ch03_cards,
    ch04_movement,
    ch06_armies,
    ch07_combat,
    ch08_retreat,
    ch10_recruiting,
    ch11_fate,
    ch11_strokes,
    ch13_offensive,
    ch13_texts,
    imagined,
)
from casusbelli.games.friedrich.actions import ACTIONS
from casusbelli.games.friedrich.board import (
    CARD_NAME,
    CITIES,
    CITY_NAME,
    FATES,
    NATIONS,
    OBJECTIVE_NAME,
    OBJECTIVES,
    PACKAGE,
    PIECE_NAME,
    PIECES,
    ROLES,
    SUITS,
    TACTICAL_CARDS,
    City,
    Fate,
    Nation,
    Objective,
    Piece,
    Role,
    Suit,
    TacticalCard,
)
from casusbelli.games.friedrich.events import EVENTS
from casusbelli.games.friedrich.state import Friedrich, Options

GAME = Game(
    package=PACKAGE,
    version=1,
    seats=range(2, 5),
    options=Options,
    state=Friedrich,
    begin=ch01_setup.begin,
    frames=(
        *ch01_setup.FRAMES,
        *ch02_sequence.FRAMES,
        *ch03_cards.FRAMES,
        *ch04_movement.FRAMES,
        *ch07_combat.FRAMES,
        *ch08_retreat.FRAMES,
        *ch10_recruiting.FRAMES,
        *ch11_fate.FRAMES,
        *ch11_strokes.FRAMES,
        *ch13_offensive.FRAMES,
        *ch13_texts.FRAMES,
    ),
    actions=(*ACTIONS, Decline),
    events=EVENTS,
    facts=ch06_armies.FACTS,
    names={
        City: Names("city", CITIES, CITY_NAME),
        Piece: Names("piece", PIECES, PIECE_NAME),
        Nation: Names("nation", NATIONS),
        Objective: Names("objective", OBJECTIVES, OBJECTIVE_NAME),
        Role: Names("role", ROLES),
        Suit: Names("suit", SUITS),
        TacticalCard: Names("card", TACTICAL_CARDS, CARD_NAME),
        Fate: Names("fate", FATES),
    },
    imagine=imagined.imagine,
    answers=500_000,
    turn_clause="2.2",
    end_clause="0.7",
    present="casusbelli.games.friedrich.present",
)
