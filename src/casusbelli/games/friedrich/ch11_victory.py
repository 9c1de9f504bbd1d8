"""0, 11.13-11.21 Victory: what a nation still needs, and who has won when it is looked at."""

from __future__ import annotations

from casusbelli.engine.flow import end, tell
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Result
from casusbelli.engine.rules import rule
from casusbelli.games.friedrich.board import (
    ALL_NATIONS,
    AMERICA,
    AUSTRIA,
    AUSTRIAN_THEATRE,
    COUNTRY_OF,
    FOUR_PLAYERS,
    FREDERICK,
    HANOVER,
    IMPERIAL_ARMY,
    INDIA,
    MARIA_THERESA,
    OBJECTIVE_CITY,
    OBJECTIVE_ORDER,
    OBJECTIVES,
    OBJECTIVES_OF,
    RUSSIA,
    SAXONY,
    STROKE_ELISABETH,
    STROKE_SWEDEN,
    SWEDEN,
    THREE_PLAYERS,
    WAR_IN_THE_WEST,
    Fate,
    Nation,
    Objective,
)
from casusbelli.games.friedrich.events import FrederickWon, Won
from casusbelli.games.friedrich.state import DECLARED, FAILED, NOBODY, Friedrich, scenario

_ALL_EXITS = (STROKE_ELISABETH, STROKE_SWEDEN, INDIA, AMERICA)

EXITS: dict[int, tuple[Fate, ...]] = {
    FOUR_PLAYERS: _ALL_EXITS,
    THREE_PLAYERS: _ALL_EXITS,
    WAR_IN_THE_WEST: (INDIA, AMERICA),
    AUSTRIAN_THEATRE: _ALL_EXITS,
}
"""0.7, 12.8, 12.11 By scenario, the cards that end the game when all of them have been drawn."""

SPARED = 4
"""13.11 Objectives that Austria may do without after the offensive was declared."""

_FIRST_ORDER = tuple(
    tuple(objective for objective in owned if OBJECTIVE_ORDER[objective] == 1) for owned in OBJECTIVES_OF
)
_IN_SAXONY = tuple(
    Objective(number) for number in range(len(OBJECTIVES)) if COUNTRY_OF[OBJECTIVE_CITY[number]] == SAXONY
)


@rule("0.5", "11.13", "11.14", "12.11")
def eased(s: Friedrich, nation: int) -> bool:
    """0.5 Whether a nation needs only its objectives of the 1st order.

    Sweden once Russia is out; Austria and the Imperial Army once that has changed its player.
    """
    if nation == SWEDEN:
        return s.player[SWEDEN] != NOBODY and s.player[RUSSIA] == NOBODY
    if nation not in (AUSTRIA, IMPERIAL_ARMY) or s.player[IMPERIAL_ARMY] == NOBODY:
        return False
    return s.player[IMPERIAL_ARMY] != s.lead[MARIA_THERESA]


@rule("0.4", "0.5", "11.13", "11.14", "11.15")
def needed(s: Friedrich, nation: int) -> tuple[Objective, ...]:
    """0.4 The objectives that a nation needs for its victory now."""
    return _FIRST_ORDER[nation] if eased(s, nation) else OBJECTIVES_OF[nation]


@rule("0.4", "13.11", "5.4.2")
def missing(s: Friedrich, nation: int) -> int:
    """0.4 How many conquests a nation is short of its victory condition."""
    short = sum(not s.conquered[objective] for objective in needed(s, nation))
    if nation != AUSTRIA or s.offensive not in (DECLARED, FAILED):
        return short
    if any(s.conquered[objective] for objective in _IN_SAXONY):
        return max(0, short - SPARED)
    return min(short, max(1, short - SPARED))


@rule("0.3", "0.4")
def complete(s: Friedrich, nation: int) -> bool:
    """0.4 Whether an attacking nation that is in the game has satisfied its victory condition."""
    return nation > HANOVER and s.player[nation] != NOBODY and missing(s, nation) == 0


@rule("0.7", "12.8", "12.11")
def time_is_up(s: Friedrich) -> bool:
    """0.7 Whether three attackers are out of the game, or what the scenario has instead."""
    return all(stroke in s.drawn for stroke in EXITS[scenario(s)])


@rule("0.3", "0.6", "11.17", "11.18", "11.19", "12.2", "12.8", "12.11")
def check_victory(s: Friedrich) -> None:
    """11.17 At the end of a turn: attackers are looked at first, in the order of their stages (11.19, N15)."""
    nations = [nation for nation in ALL_NATIONS if complete(s, nation)]
    if nations:
        return attackers_win(s, nations)
    return frederick_wins(s) if time_is_up(s) else None


@rule("11.19", "11.21")
def attackers_win(s: Friedrich, nations: list[Nation]) -> None:
    """11.19 The player of the first of these nations wins; 11.21 if that was agreed, all their players do."""
    winning = nations if s.options.shared_victory else nations[:1]
    winners: list[Seat] = []
    for nation in winning:
        if s.player[nation] not in winners:
            winners.append(s.player[nation])
            tell(s, Won(s.player[nation], nation))
    end(s, Result(tuple(sorted(winners)), "objectives"))


@rule("0.6", "11.18")
def frederick_wins(s: Friedrich) -> None:
    """0.6 Frederick has withstood."""
    tell(s, FrederickWon(s.lead[FREDERICK]))
    end(s, Result((s.lead[FREDERICK],), "withstood"))
