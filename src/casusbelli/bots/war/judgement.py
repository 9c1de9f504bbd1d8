"""What a territory is worth to a player, and what so many armies standing on one are worth. The unit is a territory."""

from __future__ import annotations

from casusbelli.bots.war.fights import expected_loss
from casusbelli.bots.war.objectives import missing, nearness, wanted
from casusbelli.bots.war.position import Position
from casusbelli.games.war import queries
from casusbelli.games.war.board import (
    CONTINENT_ARMIES,
    NEIGHBOURS,
    TERRITORIES_OF,
    Continent,
    Territories,
    Territory,
)
from casusbelli.games.war.odds import conquest_chance
from casusbelli.games.war.queries import ALL_TERRITORIES

STEP = 3.0
"""A territory that the objective asks for, however far off the goal is."""
GOAL = 9.0
"""What the goal itself is worth, shared among the territories still missing."""
WIN = 300.0
"""The last territory that is missing: more than everything else together."""
CONTINENT = 2.0
"""An army a turn, in territories: it takes two of them to bring one (4.2)."""
CARD = 1.0
"""A card of a player who is about to be eliminated."""
SOUND = 0.55
"""A chance of conquest below this is not worth the fight, unless it wins the game."""
PURSE = 20.0
"""All armies of a player together; so a single one is dear while there are few."""
HOLD = 0.5
"""How likely a threatened territory is to be attacked at all."""
FRONT = 0.7
"""How much of the pull of a front is felt one territory behind it."""
MARCH = 0.02
"""An army more at a front that needs none, for each unit of its pull."""


class Judgement:
    """A position weighed for one player, once for each decision.

    `worth[t]` is what owning a territory means; `fronts` are my territories with the enemies beside them; `pull[t]` is
    how much armies are wanted there. `lacking` is the number of territories missing for the objective, `step` what one
    of them is worth, `strong` the least number of armies with which a territory counts.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        goal = position.goal()
        places = wanted(position, goal)
        self.strong = goal.armies if isinstance(goal, Territories) else 1
        self.lacking = missing(position, goal, places)
        self.step = WIN if self.lacking <= 1 else step_worth(self.lacking)
        self.worth = self._worth(nearness(places))
        self.price = PURSE / max(PURSE, sum(position.armies[t] for t in position.mine()))
        self.fronts = {t: self._targets(t) for t in position.mine()}
        self.pull = self._pull()
        self._stands: dict[tuple[Territory, int], float] = {}

    # ---- what a territory is worth ----

    def _worth(self, near: list[float]) -> list[float]:
        """What I hold is never worth a victory: the last step to the goal goes before all safety."""
        p, held = self.position, step_worth(self.lacking)
        worth = [0.0] * len(ALL_TERRITORIES)
        for t in ALL_TERRITORIES:
            worth[t] = 1.0 + (held * near[t] if p.owner[t] == p.me else self.step * near[t] + self._spoils(t))
        for home, places in enumerate(TERRITORIES_OF):
            share = self._continent_share(Continent(home))
            for t in places:
                worth[t] += share
        return worth

    def _continent_share(self, home: Continent) -> float:
        """What a territory does for its continent: completes it for me, or keeps another from having it whole."""
        p, places = self.position, TERRITORIES_OF[home]
        lacking = sum(p.owner[t] != p.me for t in places)
        for_me = CONTINENT * CONTINENT_ARMIES[home] / max(1, lacking * lacking)
        rival = p.owner[places[0]]
        is_whole = lacking == len(places) and queries.owns_continent(p, rival, home)
        return for_me + (CONTINENT_ARMIES[home] if is_whole else 0.0)

    def _spoils(self, target: Territory) -> float:
        """What the cards of a player bring, shared among the territories left to take."""
        p = self.position
        victim = p.owner[target]
        left = p.owner.count(victim)
        return CARD * p.hands[victim] / (left * left)

    # ---- fights ----

    def gain(self, target: Territory, attack: int, defence: int, prize: float = 0.0) -> float:
        """What attacking a territory to the end brings on average, with so many armies in the origin.

        `prize` comes with the conquest, besides the territory. 0: the fight is not sound.
        """
        chance = conquest_chance(attack, defence)
        if chance < SOUND and self.worth[target] < WIN:
            return 0.0
        return chance * (self.worth[target] + prize) - self.price * expected_loss(attack, defence)

    def exposure(self, origin: Territory, attack: int, defence: int) -> float:
        """How much less safe the origin of an attack is after it."""
        left = max(1, round(attack - expected_loss(attack, defence)) - 1)
        return self.safety(origin, attack) - self.safety(origin, left)

    def _targets(self, place: Territory) -> list[Territory]:
        """The enemies beside a territory, those first that are worth most for the armies on them."""
        armies, worth = self.position.armies, self.worth
        return sorted(self.position.enemies_of(place), key=lambda t: -worth[t] / (armies[t] + 1))

    # ---- armies on a territory ----

    def stand(self, place: Territory, count: int) -> float:
        """What so many armies on an own territory are worth in all."""
        known = self._stands.get((place, count))
        if known is None:
            known = self._stands[place, count] = self._stand(place, count)
        return known

    def _stand(self, place: Territory, count: int) -> float:
        counts = self.step if count >= self.strong > 1 else 0.0
        return self.prospect(place, count) + self.safety(place, count) + counts + MARCH * count * self.pull[place]

    def prospect(self, place: Territory, count: int) -> float:
        """What so many armies on an own territory can win around it, one target after another."""
        total, armies = 0.0, self.position.armies
        for target in self.fronts[place]:
            if count < 2:
                break
            gain = self.gain(target, count, armies[target])
            if gain > 0:
                total += gain
                count -= 2 + round(expected_loss(count, armies[target]))
        return total

    def safety(self, place: Territory, count: int) -> float:
        """What so many armies do to keep an own territory against the strongest neighbour."""
        threats = [self.position.armies[t] for t in self.fronts[place]]
        risk = conquest_chance(max(threats), count) if threats else 0.0
        return self.worth[place] * (1 - HOLD * risk)

    def _pull(self) -> list[float]:
        """At a front the worth of the best target; behind it less from territory to territory."""
        pull = [0.0] * len(ALL_TERRITORIES)
        for t, targets in self.fronts.items():
            pull[t] = max((self.worth[target] for target in targets), default=0.0)
        edge = sorted((t for t in self.fronts if pull[t]), key=lambda t: -pull[t])
        for t in edge:
            for behind in NEIGHBOURS[t]:
                if behind in self.fronts and not pull[behind]:
                    pull[behind] = FRONT * pull[t]
                    edge.append(behind)
        return pull


def step_worth(lacking: int) -> float:
    """What one more of the territories that the objective asks for is worth while so many are lacking."""
    return STEP + GOAL / max(2, lacking)
