"""War (Grow): 3 to 6 players, secret objectives."""

from casusbelli.engine.game import Game
from casusbelli.engine.notation import Names
from casusbelli.games.war import (
    ch02_setup,
    ch03_turn,
    ch04_receiving,
    ch05_attacks,
    ch06_battle,
    ch07_conquest,
    ch08_movement,
    ch09_winning_cards,
    ch12_elimination,
)
from casusbelli.games.war.actions import ACTIONS
from casusbelli.games.war.board import (
    CARDS,
    COLOURS,
    CONTINENTS,
    OBJECTIVES,
    PACKAGE,
    TERRITORIES,
    Card,
    Colour,
    Continent,
    Objective,
    Territory,
)
from casusbelli.games.war.events import EVENTS
from casusbelli.games.war.state import Options, War

GAME = Game(
    package=PACKAGE,
    version=1,
    seats=range(3, 7),
    options=Options,
    state=War,
    begin=ch02_setup.begin,
    frames=(
        ch02_setup.Preparing,
        ch02_setup.ChoosingColours,
        ch02_setup.ChoosingColour,
        ch02_setup.DrawingColour,
        ch02_setup.DrawingObjectives,
        ch02_setup.DrawingObjective,
        ch02_setup.RollingForDealer,
        ch02_setup.Dealing,
        ch03_turn.Rounds,
        ch03_turn.Turn,
        ch04_receiving.Receiving,
        ch05_attacks.Attacking,
        ch06_battle.Battle,
        ch07_conquest.Advancing,
        ch08_movement.Moving,
        ch09_winning_cards.DrawingCard,
        ch12_elimination.Eliminating,
        ch12_elimination.Discarding,
    ),
    actions=ACTIONS,
    events=EVENTS,
    names={
        Territory: Names("territory", TERRITORIES),
        Continent: Names("continent", CONTINENTS),
        Colour: Names("colour", COLOURS),
        Card: Names("card", CARDS),
        Objective: Names("objective", OBJECTIVES),
    },
    simulation={"round_limit": 100},
    answers=500_000,
    turn_clause="0.5",
    end_clause="13.4",
    present="casusbelli.games.war.present",
)
