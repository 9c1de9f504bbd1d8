"""War in the Pacific: A WW2 Roll & Write Game: one player, or several side by side on sheets of their own."""

from casusbelli.engine.game import Game
from casusbelli.engine.notation import Names
from casusbelli.games.war_in_the_pacific import (
    ch02_setup,
    ch03_turns,
    ch04_campaign,
    ch05_american,
    ch07_dice,
    ch10_bombing,
    ch11_islands,
    ch17_players,
)
from casusbelli.games.war_in_the_pacific.actions import ACTIONS
from casusbelli.games.war_in_the_pacific.board import (
    DICE,
    GROUPS,
    HAPPENINGS,
    PACKAGE,
    PERIODS,
    TARGETS,
    Die,
    Group,
    Happening,
    Period,
    Target,
)
from casusbelli.games.war_in_the_pacific.events import EVENTS
from casusbelli.games.war_in_the_pacific.state import Options, Pacific

GAME = Game(
    package=PACKAGE,
    version=1,
    seats=range(1, 7),
    options=Options,
    state=Pacific,
    begin=ch02_setup.begin,
    frames=(
        ch17_players.Playing,
        ch17_players.Sheets,
        ch03_turns.Turns,
        ch03_turns.Turn,
        ch04_campaign.CampaignPhase,
        ch04_campaign.RollingEvent,
        ch04_campaign.ModifyingEvent,
        ch04_campaign.RollingFree,
        ch04_campaign.ModifyingFree,
        ch05_american.AmericanPhase,
        ch05_american.RollingSet,
        ch05_american.Commanding,
        ch07_dice.RollingDie,
        ch10_bombing.Raiding,
        ch10_bombing.Arming,
        ch10_bombing.RollingRaid,
        ch10_bombing.RollingRaidDie,
        ch10_bombing.Judging,
        ch11_islands.Landing,
    ),
    actions=ACTIONS,
    events=EVENTS,
    names={
        Target: Names("target", TARGETS),
        Die: Names("die", DICE),
        Happening: Names("happening", HAPPENINGS),
        Period: Names("period", PERIODS),
        Group: Names("group", GROUPS),
    },
    answers=50_000,
    turn_clause="17.9",
    end_clause="12.1",
    present="casusbelli.games.war_in_the_pacific.present",
)
