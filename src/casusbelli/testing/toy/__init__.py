"""Three Fords, a toy: two banks of two captains each, who use every part of the engine in some thousand lines.

It is there to test the engine and to be read by whoever adds a game: `pieces` is the state, `records` what may be done
and what is told, `ch2_setup` to `ch5_battle` the chapters of `rulebook.toml`, `imagined` what a viewer may suppose.
"""

from casusbelli.engine.frame import Agree, Decline, Disagree
from casusbelli.engine.game import Game
from casusbelli.testing.toy import ch2_setup, ch3_round, ch5_battle, records
from casusbelli.testing.toy.ch4_offers import Bargain
from casusbelli.testing.toy.imagined import imagine
from casusbelli.testing.toy.pieces import NAMES, PACKAGE, Options, Position, begin

GAME = Game(
    package=PACKAGE,
    version=1,
    seats=range(4, 5),
    options=Options,
    state=Position,
    begin=lambda seats, options: begin(seats, options, ch2_setup.Campaign()),
    frames=(*ch2_setup.FRAMES, *ch3_round.FRAMES, *ch5_battle.FRAMES),
    actions=(*records.ACTIONS, Decline, Agree, Disagree),
    events=records.EVENTS,
    facts=(*records.FACTS, Bargain),
    names=NAMES,
    imagine=imagine,
    answers=200,
    turn_clause="3.5",
    end_clause="6.3",
)
