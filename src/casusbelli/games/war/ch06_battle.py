"""6 Battle: one roll, compared from the highest dice."""

from __future__ import annotations

from casusbelli.engine.chance import Dice, Space
from casusbelli.engine.flow import finish, replace, tell
from casusbelli.engine.frame import Chance
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import ch07_conquest
from casusbelli.games.war.board import ATTACK_DICE, DEFENCE_DICE, Territory
from casusbelli.games.war.events import Fought
from casusbelli.games.war.state import War

DICE = tuple(Dice(count) for count in range(ATTACK_DICE + DEFENCE_DICE + 1))


@rule("6.1", "6.2", "6.3", "6.4")
def losses(red: tuple[int, ...], yellow: tuple[int, ...]) -> tuple[int, int]:
    """6.1-6.4 Armies lost by attacker and defender: dice are compared from the highest, ties are the defender's.

    Dice without a partner are ignored, so there are as many comparisons as the weaker side has dice (6.3).
    """
    pairs = list(zip(sorted(red, reverse=True), sorted(yellow, reverse=True), strict=False))
    defender = sum(attack > defence for attack, defence in pairs)
    return len(pairs) - defender, defender


@rule("5.11", "5.12", "6.4", "6.5", "6.6", "6.7")
class Battle(Chance, frozen=True):
    """6 The roll of an announced attack; `attack` and `defence` are numbers of dice."""

    audience = everybody
    origin: Territory
    target: Territory
    attack: int
    defence: int

    def space(self, s: War) -> Space:
        return DICE[self.attack + self.defence]

    def sees(self, s: War) -> None:
        return None

    def resolve(self, s: War, outcome: tuple[int, ...]) -> None:
        red, yellow = outcome[: self.attack], outcome[self.attack :]
        attacker, defender = losses(red, yellow)
        s.armies[self.origin] -= attacker
        s.armies[self.target] -= defender
        tell(s, Fought(self.origin, self.target, red, yellow, attacker, defender))
        if s.armies[self.target]:
            return finish(s)
        return replace(s, ch07_conquest.Advancing(self.origin, self.target, self.attack))
