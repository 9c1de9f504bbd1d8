"""2 Set-up: blank sheets, one for each player."""

from __future__ import annotations

from casusbelli.engine.flow import call
from casusbelli.engine.rules import rule
from casusbelli.games.war_in_the_pacific import ch17_players
from casusbelli.games.war_in_the_pacific.state import Options, Pacific, blank_sheets


@rule("2.1", "2.2", "2.3", "17.1")
def begin(seats: int, options: Options) -> Pacific:
    """2.1 A new game: every player with a blank sheet, two black cubes and a blue one."""
    s = blank_sheets(seats, options)
    call(s, ch17_players.Playing())
    return s
