"""5 Conquest: objectives change hands as generals leave them, at once or in phase 4."""

from __future__ import annotations

from collections.abc import Sequence

from casusbelli.engine.flow import tell
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.games.friedrich import ch11_victory, ch13_offensive, effects
from casusbelli.games.friedrich.board import (
    GENERALS_OF,
    HANOVER,
    IMPERIAL_ARMY,
    IMPERIAL_TRAIN,
    IS_TRAIN,
    NATION_OF,
    NONE,
    OBJECTIVE_AT,
    OBJECTIVE_CITY,
    OBJECTIVE_DEFENDER,
    OBJECTIVE_NATION,
    OBJECTIVE_ORDER,
    PRUSSIA,
    City,
    Nation,
    Objective,
    Piece,
    distances,
    named,
    named_nation,
)
from casusbelli.games.friedrich.events import Conquered, QuestionDropped, Questioned, Reconquered
from casusbelli.games.friedrich.state import NOBODY, Friedrich, on_map

SPOILT = 3
"""5.4.2 How many objectives a nation is short of, at most, where stopping on one of them could spoil its victory."""


@rule("0.5", "11.13", "11.14", "11.15", "5.1.11")
def required(s: Friedrich, objective: Objective) -> bool:
    """11.15 Whether the objective still counts: those of the 2nd order lapse with Russia, or with the Imperial Army."""
    return OBJECTIVE_ORDER[objective] == 1 or not ch11_victory.eased(s, OBJECTIVE_NATION[objective])


@rule("5.1.4", "5.1.5", "5.1.6", "5.1.7", "5.1.9", "5.3.2", "5.5.1", "5.5.2", "13.12", "13.31.2")
def protected(s: Friedrich, objective: Objective) -> bool:
    """5.1.4 Whether a guard stands 1 to 3 cities away, whatever stands between; on the city itself is no protection."""
    away = distances(OBJECTIVE_CITY[objective])
    return any(
        on_map(s, guard) and 1 <= away[s.city[guard]] <= effects.protection_range(s, guard)
        for guard in guards(s, objective)
    )


@rule("5.1.6", "5.1.7", "5.3.2", "5.5.1", "5.5.2", "13.12")
def guards(s: Friedrich, objective: Objective) -> tuple[Piece, ...]:
    """5.1.6, 5.3.2 Who protects: generals of its defender; once conquered, of the nation whose marker lies there."""
    owners = OBJECTIVE_NATION if s.conquered[objective] else OBJECTIVE_DEFENDER
    generals = GENERALS_OF[owners[objective]]
    return (*generals, IMPERIAL_TRAIN) if owners[objective] == IMPERIAL_ARMY else generals


@rule("0.8", "5.1.1", "5.1.11", "5.3.1", "5.3.4", "11.15", "12.12", "13.5", "13.12")
def claims(s: Friedrich, nation: Nation, objective: Objective) -> bool:
    """5.1.1, 5.3.1 Whether generals of the nation conquer the objective, or reconquer it, by moving over it."""
    if s.conquered[objective]:
        return nation == OBJECTIVE_DEFENDER[objective]
    if nation != OBJECTIVE_NATION[objective] or not required(s, objective):
        return False
    return nation != PRUSSIA or ch13_offensive.prussia_conquers(s)


@rule("5.1.1", "5.1.2", "5.1.3", "5.1.8", "5.1.12", "5.2.1", "5.3.1", "5.5.1", "5.5.3")
def leave(s: Friedrich, pieces: Sequence[Piece], place: City) -> None:
    """5.1.2 Pieces on the move leave a city; to be called before their step has any effect (N28)."""
    nation, objective = NATION_OF[pieces[0]], OBJECTIVE_AT[place]
    if objective != NONE and not IS_TRAIN[pieces[0]] and claims(s, nation, objective):
        pass_over(s, nation, objective)


@rule("5.1.3", "5.2.1")
def pass_over(s: Friedrich, nation: Nation, objective: Objective) -> None:
    """5.2.1 Unprotected, the objective changes hands at once; protected, it is marked for phase 4."""
    if not protected(s, objective):
        return change_hands(s, nation, objective)
    if not s.questioned[objective]:
        s.questioned[objective] = 1
        tell(s, Questioned(nation, objective))
    return None


@rule("5.1.10", "5.2.1", "5.3.3")
def change_hands(s: Friedrich, nation: Nation, objective: Objective) -> None:
    """5.1.10, 5.3.3 A marker is put on the objective, or taken off; a question mark goes."""
    s.questioned[objective] = 0
    s.conquered[objective] = 1 - s.conquered[objective]
    tell(s, Conquered(nation, objective) if s.conquered[objective] else Reconquered(nation, objective))


@rule("5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.1.5", "2.6")
def decide_marks(s: Friedrich, nation: Nation) -> None:
    """5.2.2 Phase 4: the positions now decide every question mark, whoever passed there and whoever drove whom off."""
    marked = [Objective(number) for number, mark in enumerate(s.questioned) if mark]
    for objective in marked:
        if not protected(s, objective):
            change_hands(s, nation, objective)
        else:
            s.questioned[objective] = 0
            tell(s, QuestionDropped(objective))


@rule("5.4.1", "5.4.2", "5.4.3")
def refuse_stop(s: Friedrich, nation: Nation, place: City) -> Refusal | None:
    """5.4.2 Why a piece of an attacker may not stop here: it could spoil the victory of another player (N30).

    Walling off the roads to an objective is left to the players (5.4.3). No move of an attacker changes what a nation
    of another player is short of, so the answer is the same all along a move.
    """
    objective = OBJECTIVE_AT[place]
    if objective == NONE or s.conquered[objective] or not required(s, objective):
        return None
    rival = OBJECTIVE_NATION[objective]
    if not _allies(s, nation, rival) or ch11_victory.missing(s, rival) > SPOILT:
        return None
    return Refusal("5.4.2", "refused-unfair-stop", {"city": named(place), "nation": named_nation(rival)})


@rule("0.2", "5.4.1")
def _allies(s: Friedrich, nation: Nation, rival: Nation) -> bool:
    """5.4.1 Whether both attack, for different players."""
    return min(nation, rival) > HANOVER and s.player[rival] not in (NOBODY, s.player[nation])
