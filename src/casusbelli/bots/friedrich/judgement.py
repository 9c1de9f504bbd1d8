"""What it is worth to stand somewhere. The unit is an objective that is conquered while many are missing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import erf, exp, prod, sqrt
from typing import NamedTuple

from casusbelli.bots.friedrich.position import Position, Stack
from casusbelli.games.friedrich import ch05_conquest, ch11_victory, effects, queries
from casusbelli.games.friedrich.board import (
    GENERALS,
    HANOVER,
    NEIGHBOURS,
    OBJECTIVE_CITY,
    OBJECTIVE_DEFENDER,
    OBJECTIVE_NATION,
    OBJECTIVES,
    OBJECTIVES_OF,
    SUIT_OF,
    TRAINS_OF,
    City,
    Nation,
    Objective,
    distances,
    within,
)

ARMY = 0.2
"""An army. The points that it costs are worth less, as a card counts in one suit only."""
POINT = 0.022
"""A point of a card."""
LAST = 2.0
"""How much more an objective is worth to whom it is the last one; shared among those that are missing."""
PULL, GUARDED_PULL, DECAY = 0.6, 0.35, 0.85
"""The pull of an objective that can be taken, of one that is protected, and how much of it a road leaves."""
NEARNESS = tuple(DECAY**roads for roads in range(256))
UNREACHED = 255
RIVALRY = 0.6
"""What is left of a pull where another own stack is nearer."""
COMPANY = 0.5
"""How much of the pull each further general of a stack feels."""
WILL, WILL_OF_MANY = 0.3, 0.9
"""How likely an enemy in reach is to attack who can win: Prussia or Hanover, and one of the attackers."""
HELD = 0.9
"""How much of the cover is lost with the guard."""
REACH = queries.GENERAL_RANGE + 1
"""Roads within which an enemy can come to attack."""
SOFTENED, BLOODY, SPARE = 1.8, 4.5, 8.0
"""Armies that a beaten stack loses if it has cards to soften the defeat; those more if it has none; points enough."""
GENERAL = 0.4
"""What it costs that a stack is lost, besides its armies."""
STARVED, LATE = 1.5, 0.45
"""What a lost general costs besides his armies; what it costs to be turned face down."""
FOLLOWED = queries.SUPPLY + queries.TRAIN_RANGE
"""Roads from a train that can still follow in this stage."""
VICTORY = 0.4
"""What driving off an enemy is worth for itself."""
DRIVEN, LATER = 0.7, 0.2
"""How likely a beaten guard protects no more in this stage; how much that helps where no question mark is yet."""
FURTHER_GUARD = (1.0, 0.2, *[0.04] * len(GENERALS))
"""What one more guard of an objective is worth, by the number of the others."""
IN_THE_WAY = 0.4
"""What it costs that a train stands on what the nation wants."""
THREAT = 0.85
"""What is left of a threat by each road that the enemy has to come before he can take an objective."""
KEPT, SLIGHT = 0.15, 0.01
"""What it is worth to protect a conquered objective, compared with conquering it; a threat not worth a thought."""
FAR = 12
"""Roads beyond which nothing threatens."""


def chance(own: float, foe: float, variance: float) -> float:
    """How likely the own strength is greater than that of a foe, whose hand has this variance."""
    return 0.5 * (1 + erf((own - foe) / sqrt(2 * (variance + 2.0))))


class Mark(NamedTuple):
    """A protected objective: from where, what it is worth, and whether it bears a question mark already."""

    guards: tuple[City, ...]
    worth: float
    is_asked: bool


class Judgement:
    """A position weighed for one nation, once for each decision.

    `prize[city]` is what passing over an objective brings, `mark[city]` tells of a protected one; `targets`
    are what the nation wants, `watch` what it protects with what that is worth.
    """

    def __init__(self, p: Position) -> None:
        self.p = p
        self.attacks = p.nation > HANOVER
        self.armies = {stack.city: stack for stack in p.own}
        self.foe_at = {stack.city: stack for stack in p.foes}
        self.foe_cities = queries.enemy_cities(p.column, p.nation)
        self.prize: dict[int, float] = {}
        self.mark: dict[int, Mark] = {}
        self.targets: list[tuple[City, float]] = []
        self.wanted: set[City] = set()
        self._guarded: dict[tuple[City, ...], dict[int, int]] = {}
        self._nearest: dict[tuple[City, ...], list[tuple[City, float, int]]] = {}
        for objective in map(Objective, range(len(OBJECTIVES))):
            if ch05_conquest.claims(p.s, p.nation, objective):
                self._want(objective)

    # ---- objectives ----

    def _want(self, objective: Objective) -> None:
        """Note what an objective brings that the nation may conquer, or reconquer."""
        place, guards = OBJECTIVE_CITY[objective], self._guards(objective)
        worth = objective_worth(self.p, objective)
        self.wanted.add(place)
        self.targets.append((place, worth * (GUARDED_PULL if guards else PULL)))
        if guards:
            self.mark[place] = Mark(guards, worth, bool(self.p.s.questioned[objective]))
        else:
            self.prize[place] = worth

    def _guards(self, objective: Objective) -> tuple[City, ...]:
        """The cities from which an objective is protected against this nation."""
        s, away = self.p.s, distances(OBJECTIVE_CITY[objective])
        near = (
            City(s.city[guard])
            for guard in ch05_conquest.guards(s, objective)
            if s.city[guard] >= 0 and 1 <= away[s.city[guard]] <= effects.protection_range(s, guard)
        )
        return tuple(sorted(set(near)))

    @cached_property
    def watch(self) -> list[tuple[Objective, float]]:
        """5.1.6, 5.3.2 The objectives that this nation protects, with what that is worth now."""
        everything = map(Objective, range(len(OBJECTIVES)))
        threats = ((objective, self._threat(objective)) for objective in everything)
        return [(objective, threat) for objective, threat in threats if threat > SLIGHT]

    def _threat(self, objective: Objective) -> float:
        """What protecting an objective is worth: less the farther off the enemy is who wants to pass over it."""
        s, nation = self.p.s, self.p.nation
        holder, comer = OBJECTIVE_DEFENDER[objective], OBJECTIVE_NATION[objective]
        if s.conquered[objective]:
            holder, comer = comer, holder
        if holder != nation or not ch05_conquest.claims(s, comer, objective):
            return 0.0
        worth = objective_worth(self.p, objective) * (KEPT if s.conquered[objective] else 1.0)
        away = distances(OBJECTIVE_CITY[objective])
        near = min((away[stack.city] for stack in self.p.foes if stack.nation == comer), default=FAR + 1)
        return worth * THREAT ** max(0, near - REACH) if near <= FAR else 0.0

    @cached_property
    def covers(self) -> dict[int, list[tuple[Objective, float]]]:
        """By city, the threatened objectives that a general there protects."""
        found: dict[int, list[tuple[Objective, float]]] = {}
        for objective, worth in self.watch:
            for place in within(OBJECTIVE_CITY[objective], queries.PROTECTION):
                found.setdefault(place, []).append((objective, worth))
        return found

    # ---- standing in a city ----

    def stand(self, place: City, generals: int, armies: float, face_down: bool, gone: tuple[City, ...]) -> float:
        """What so many generals and armies in a city are worth, apart from own stacks in the cities `gone`."""
        danger = self.danger(place, armies)
        keeps = 1 - HELD * danger
        cover = self.cover(place, gone) * keeps if self.watch else 0.0
        pull = self.pull(place, gone) * (1 + COMPANY * (generals - 1))
        lost = danger * self.defeat(place, armies, 0.0)
        return cover + pull + self.fights(place, armies) - lost - self.hunger(place, generals, armies, face_down)

    def cover(self, place: City, gone: tuple[City, ...]) -> float:
        """What protecting from this city is worth, beside the other own stacks."""
        near = self.covers.get(place)
        if near is None:
            return 0.0
        others = self._others(gone)
        return sum(threat * FURTHER_GUARD[others.get(objective, 0)] for objective, threat in near)

    def _others(self, gone: tuple[City, ...]) -> dict[int, int]:
        """By objective, the own stacks that protect it, but those in the cities `gone`."""
        if gone not in self._guarded:
            found: dict[int, int] = {}
            for place in self.armies:
                for objective, _ in self.covers.get(place, ()) if place not in gone else ():
                    found[objective] = found.get(objective, 0) + 1
            self._guarded[gone] = found
        return self._guarded[gone]

    def pull(self, place: City, gone: tuple[City, ...]) -> float:
        """How near what the nation wants is; less where others of its stacks are nearer."""
        worth, away = 0.0, distances(place)
        for target, weight, rival in self._rivals(gone):
            far = away[target]
            worth += weight * NEARNESS[far] * (RIVALRY if rival < far else 1.0)
        return worth

    def _rivals(self, gone: tuple[City, ...]) -> list[tuple[City, float, int]]:
        """The targets with their weights, and how near the nearest own stack is, but those in the cities `gone`."""
        if gone not in self._nearest:
            others = [distances(city) for city in self.armies if city not in gone]
            self._nearest[gone] = [
                (target, weight, min((other[target] for other in others), default=UNREACHED))
                for target, weight in self.targets
            ]
        return self._nearest[gone]

    def hunger(self, place: City, generals: int, armies: float, face_down: bool) -> float:
        """9 What it costs to be here as far as supply goes."""
        if queries.at_home(self.p.nation, place):
            return 0.0
        far = self.supply.get(place, FOLLOWED + 1)
        if far <= queries.SUPPLY or (far <= FOLLOWED and self.trains_wait):
            return 0.02 * max(0, far - queries.SUPPLY + 2)
        return STARVED * generals + ARMY * armies if face_down else LATE

    @cached_property
    def supply(self) -> dict[City, int]:
        """9.5 Roads to the nearest own train, somewhat farther than they feed."""
        trains = queries.cities_of(self.p.column, TRAINS_OF[self.p.nation])
        return queries.supplied(trains, self.foe_cities, FOLLOWED)

    @cached_property
    def trains_wait(self) -> bool:
        """Whether a train has not moved yet in this stage."""
        s = self.p.s
        return any(s.city[train] >= 0 and not s.moved[train] for train in TRAINS_OF[self.p.nation])

    # ---- fights ----

    def danger(self, place: City, armies: float) -> float:
        """How likely somebody comes and beats so many armies in this city."""
        own = armies + self.p.points[SUIT_OF[place]]
        away = distances(place)
        will = WILL if self.attacks else WILL_OF_MANY
        risks = (will * self._beaten(own, foe) for foe in self.p.foes if away[foe.city] <= REACH)
        return 1 - prod(1 - risk for risk in risks)

    def _beaten(self, own: float, foe: Stack) -> float:
        mean, variance = self.fresh[foe.nation]
        return chance(foe.armies + mean, own, variance)

    @cached_property
    def fresh(self) -> dict[Nation, tuple[float, float]]:
        """What the enemies may hold once they have drawn again."""
        return {nation: self.p.guess(nation, fresh=True) for nation in {foe.nation for foe in self.p.foes}}

    def defeat(self, place: City, armies: float, behind: float) -> float:
        """What a defeat here costs: armies, and the general if none is left; few armies if there are cards to lose."""
        spare = self.p.points[SUIT_OF[place]] - max(0.0, behind)
        lost = SOFTENED + max(0.0, -spare) + BLOODY * exp(-max(0.0, spare) / SPARE)
        return ARMY * lost if lost < armies else ARMY * armies + GENERAL

    def fights(self, place: City, armies: float) -> float:
        """What the attacks bring that are due from this city."""
        foes = (self.foe_at.get(near) for near in NEIGHBOURS[place])
        return sum(self.fight(place, armies, foe) for foe in foes if foe is not None)

    def fight(self, place: City, armies: float, foe: Stack) -> float:
        """What attacking a stack brings on average."""
        win = self.winning(place, armies, foe)
        mean, _ = self.p.guess(foe.nation, fresh=False)
        spent = POINT * max(0.0, min(mean + foe.armies - armies, self.p.points[SUIT_OF[place]]))
        prize = VICTORY + ARMY * min(foe.armies, SOFTENED) + self.freed(foe.city) + 0.3 * self.menace(foe.city)
        loss = 0.5 * VICTORY + self.defeat(place, armies, foe.armies - armies)
        return win * prize - (1 - win) * loss - spent

    def winning(self, place: City, armies: float, foe: Stack) -> float:
        """How likely an attack succeeds, if all cards of the suit are played."""
        mean, variance = self.p.guess(foe.nation, fresh=False)
        return chance(armies + self.p.points[SUIT_OF[place]], foe.armies + mean, variance)

    def freed(self, guard: City) -> float:
        """What questioned objectives bring that only this enemy protects, and a little for others that he does."""
        marks = (mark for mark in self.mark.values() if guard in mark.guards)
        return sum(mark.worth * (DRIVEN if mark.is_asked else LATER) / len(mark.guards) for mark in marks)

    def marked(self, passed: Iterable[City], end: City, armies: float) -> float:
        """5.2.1 What question marks promise that a move leaves behind, if it ends where it attacks their guards."""
        marks = (self.mark[place] for place in passed if place in self.mark)
        return sum(mark.worth * DRIVEN * self._drive_all(end, armies, mark) for mark in marks if not mark.is_asked)

    def _drive_all(self, end: City, armies: float, mark: Mark) -> float:
        return prod(self._drives(end, armies, guard) for guard in mark.guards)

    def _drives(self, end: City, armies: float, guard: City) -> float:
        foe = self.foe_at.get(guard)
        return self.winning(end, armies, foe) if foe is not None and guard in NEIGHBOURS[end] else 0.0

    def menace(self, place: City) -> float:
        """What the enemies in a city threaten of what this nation protects."""
        stack = self.foe_at.get(place)
        if stack is None:
            return 0.0
        own = OBJECTIVES_OF[stack.nation]
        near = (worth for o, worth in self.watch if o in own and distances(OBJECTIVE_CITY[o])[place] <= REACH)
        return 0.3 * sum(sorted(near)[-3:])

    # ---- trains ----

    def park(self, place: City) -> float:
        """What a train is worth here: near the generals who need it, far from enemies."""
        away = distances(place)
        worth = -0.35 * sum(away[foe.city] <= REACH for foe in self.p.foes)
        worth -= 0.1 * sum(away[foe.city] == REACH + 1 for foe in self.p.foes)
        worth -= sum(self._stretch(away, stack) for stack in self.p.own)
        return worth + 0.5 * self.pull(place, tuple(self.armies)) - IN_THE_WAY * (place in self.wanted)

    def _stretch(self, away: Sequence[int], stack: Stack) -> float:
        if queries.at_home(self.p.nation, stack.city):
            return 0.01 * max(0, away[stack.city] - 2)
        far = away[stack.city]
        urgent = 2.0 if self.p.is_face_down(stack.generals) else 0.5
        return 0.03 * max(0, far - 2) + (urgent if far > queries.SUPPLY else 0.0)


def objective_worth(p: Position, objective: Objective) -> float:
    """What an objective is worth to both sides: the more, the fewer are missing."""
    return 1 + LAST / max(1, ch11_victory.missing(p.s, OBJECTIVE_NATION[objective]))
