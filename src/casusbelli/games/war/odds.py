"""Exact odds of battles (chapters 5 to 7): one roll, a fight to the end, a chain of territories.

Armies of the attacker always include the one that must stay behind (5.6). Both sides roll as many dice as they may
(5.11, 5.12), which is the attacker's best play for the chance of conquest. Every result is in whole numbers over a
divisor of a power of six, or a `Fraction`, which `casusbelli.odds.decimal` writes out; only `conquest_chance`, for
bots, is a float.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, islice, product
from math import factorial, prod
from typing import NamedTuple

import msgspec

from casusbelli.games.war.board import ATTACK_DICE, DEFENCE_DICE
from casusbelli.games.war.ch06_battle import losses
from casusbelli.odds import Answer, Asked, BadQuestion, Distribution, Figure, Given, decimal, settle
from casusbelli.odds.asking import one, spelt, within

MOST = 500
"""Armies a side may have in a question of this module; the game itself sets no limit (1.9)."""

# A roll that costs one army takes at most 4 dice, one that costs two 5 and one that costs three 6. Counted in units of
# four dice for each army lost, all rolls share one denominator and no fraction is needed on the way.
UNIT = 6 ** (1 + max(ATTACK_DICE, DEFENCE_DICE))

# Stacks up to this size are looked up by `conquest_chance`; larger ones are scaled down to it.
LOOKED_UP = 60


class Left(NamedTuple):
    """Armies left in the origin, before any advance, and in the target."""

    attack: int
    defence: int


class ChainLeft(NamedTuple):
    """How a chain ended: territories conquered, all armies left to the attacker, those left in the last target."""

    conquered: int
    attack: int
    defence: int


def _ways(dice: Sequence[int]) -> int:
    """How many rolls of distinguishable dice show these values in some order."""
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice))


def _rolls(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """Every roll of so many dice, their order disregarded, with the number of ways to roll it."""
    return [(roll, _ways(roll)) for roll in combinations_with_replacement(range(1, 7), dice)]


@cache
def one_roll(attack: int, defence: int) -> tuple[int, ...]:
    """6.7 In how many of the 6 ** (attack + defence) rolls the attacker loses 0, 1, 2... armies.

    `attack` and `defence` are dice, 1 to 3. The defender loses the rest of min(attack, defence). Raises ValueError for
    any other number of dice.
    """
    for side, dice, most in (("attacker", attack, ATTACK_DICE), ("defender", defence, DEFENCE_DICE)):
        if not 1 <= dice <= most:
            raise ValueError(f"the {side} rolls 1 to {most} dice, not {dice}")
    counts = [0] * (min(attack, defence) + 1)
    for (red, red_ways), (yellow, yellow_ways) in product(_rolls(attack), _rolls(defence)):
        lost, _ = losses(red, yellow)
        counts[lost] += red_ways * yellow_ways
    return tuple(counts)


@cache
def _losses(attack: int, defence: int) -> tuple[tuple[int, int, int], ...]:
    """(attacker's loss, defender's loss, weight) of a roll of so many dice, out of UNIT ** (armies lost)."""
    compared = min(attack, defence)
    scale = UNIT**compared // 6 ** (attack + defence)
    return tuple((lost, compared - lost, ways * scale) for lost, ways in enumerate(one_roll(attack, defence)))


def _attack_dice(armies: int) -> int:
    """5.6, 5.11 The dice of an attacker who uses all the armies that may leave the origin."""
    return min(ATTACK_DICE, armies - 1)


def _defence_dice(armies: int) -> int:
    """5.12 The dice of the defender."""
    return min(DEFENCE_DICE, armies)


class Outcome(msgspec.Struct, frozen=True):
    """How a fight between `attack` and `defence` armies ends, and how likely each end is."""

    attack: int
    defence: int
    stop_at: int
    until: int
    ends: Distribution[Left]

    def conquest(self) -> Fraction:
        """The chance that the target falls."""
        return self.ends.chance(_fallen)

    def reached(self) -> Fraction:
        """The chance that the target is brought down to `until` armies or fewer (to 0: its conquest)."""
        return self.ends.chance(lambda left: left.defence <= self.until)

    def attackers(self) -> Fraction:
        """Expected armies left in the origin, before any advance."""
        return self.ends.mean(_attack)

    def defenders(self) -> Fraction:
        """Expected armies left in the target."""
        return self.ends.mean(_defence)

    def attackers_given_conquest(self) -> Fraction | None:
        """Expected armies left in the origin, before the advance, if the target falls; None where it cannot."""
        return self.ends.given(_fallen).mean(_attack) if self.conquest() else None

    def attackers_given_failure(self) -> Fraction:
        """Expected armies left in the origin if the target holds, as it always may."""
        return self.ends.given(_held).mean(_attack)

    def defenders_given_failure(self) -> Fraction:
        """Expected armies left in the target if it holds, as it always may."""
        return self.ends.given(_held).mean(_defence)


class Chain(msgspec.Struct, frozen=True):
    """How an attack through several territories ends, and how likely each end is."""

    attack: int
    defences: tuple[int, ...]
    advance: int
    ends: Distribution[ChainLeft]

    def conquest(self, territories: int | None = None) -> Fraction:
        """The chance of conquering at least the first so many `territories` of the chain, or all of it."""
        wanted = len(self.defences) if territories is None else territories
        return self.ends.chance(lambda left: left.conquered >= wanted)

    def conquered(self) -> Fraction:
        """Expected number of territories conquered."""
        return self.ends.mean(lambda left: left.conquered)

    def attackers(self) -> Fraction:
        """Expected armies left to the attacker, in the origin and in the conquered territories together."""
        return self.ends.mean(lambda left: left.attack)


def _attack(left: Left) -> int:
    return left.attack


def _defence(left: Left) -> int:
    return left.defence


def _fallen(left: Left) -> bool:
    return left.defence == 0


def _held(left: Left) -> bool:
    return left.defence > 0


def _check_armies(attack: int, defences: Sequence[int]) -> None:
    if not 2 <= attack <= MOST:
        raise ValueError(f"the origin must hold 2 to {MOST} armies, one of which stays, not {attack}")
    for defence in defences:
        if not 1 <= defence <= MOST:
            raise ValueError(f"a target must hold 1 to {MOST} armies, not {defence}")


def fight(attack: int, defence: int, *, stop_at: int = 1, until: int = 0) -> Outcome:
    """5.8 One origin attacks one target again and again.

    `attack` and `defence` are the armies in the origin and the target, up to 500 each. The attacker stops when the
    origin has `stop_at` armies or fewer (a roll can cost three, so it may fall below), and when the target has `until`
    or fewer (0: it is conquered). Raises ValueError for armies out of range and for stop rules that allow no roll.
    """
    _check_armies(attack, (defence,))
    if not 1 <= stop_at < attack:
        raise ValueError(f"the attacker can stop at 1 to {attack - 1} armies in the origin, not {stop_at}")
    if not 0 <= until < defence:
        raise ValueError(f"the attacker can stop at 0 to {defence - 1} armies in the target, not {until}")

    def moves(left: Left) -> Sequence[tuple[Left, int]]:
        attackers, defenders = left
        if attackers <= stop_at or defenders <= until:
            return ()
        rolled = _losses(_attack_dice(attackers), _defence_dice(defenders))
        return [(Left(attackers - lost, defenders - beaten), ways) for lost, beaten, ways in rolled]

    return Outcome(attack, defence, stop_at, until, settle(Left(attack, defence), moves, sum, UNIT))


class _Front(NamedTuple):
    """A chain under way: territories conquered, armies left behind, and the two sides of the present fight."""

    conquered: int
    behind: int
    attack: int
    defence: int


def chain(attack: int, defences: Sequence[int], *, advance: int = ATTACK_DICE) -> Chain:
    """7.4 An attack from one origin through several territories, each from the one conquered before it.

    `attack` is the armies in the origin, `defences` those in the targets in order. After each conquest as many armies
    as were announced for the conquering roll move on, at most `advance` (7.2): the default, 3, is the most the rules
    allow, so every fight after the first starts from at most 3 armies. Each fight goes on until the target falls or
    one army is left to attack from. Raises ValueError for armies or an advance out of range, for an empty chain and
    for more than 500 armies in all.
    """
    _check_armies(attack, defences)
    if not defences:
        raise ValueError("a chain needs at least one target")
    if attack + sum(defences) > MOST:
        raise ValueError(f"a chain has at most {MOST} armies in all, not {attack + sum(defences)}")
    if not 1 <= advance <= ATTACK_DICE:
        raise ValueError(f"an advance is 1 to {ATTACK_DICE} armies, not {advance}")
    targets = (*defences, 0)
    ahead = [sum(targets[place:]) for place in range(1, len(targets) + 1)]

    def moves(front: _Front) -> Sequence[tuple[_Front, int]]:
        return _fronts(front, targets, advance)

    def rank(front: _Front) -> int:
        return front.behind + front.attack + front.defence + ahead[front.conquered]

    settled = settle(_Front(0, 0, attack, targets[0]), moves, rank, UNIT)
    return Chain(attack, tuple(defences), advance, _chain_ends(settled))


def _fronts(front: _Front, targets: Sequence[int], advance: int) -> Sequence[tuple[_Front, int]]:
    conquered, behind, attack, defence = front
    if attack == 1 or defence == 0:
        return ()
    dice = _attack_dice(attack)
    following = []
    for lost, beaten, ways in _losses(dice, _defence_dice(defence)):
        # 7.2 The attacker loses nothing in a conquering roll, so the armies announced are still there.
        moving = min(advance, dice)
        onwards = _Front(conquered + 1, behind + attack - moving, moving, targets[conquered + 1])
        held = _Front(conquered, behind, attack - lost, defence - beaten)
        following.append((held if defence > beaten else onwards, ways))
    return following


def _chain_ends(settled: Distribution[_Front]) -> Distribution[ChainLeft]:
    ends: dict[ChainLeft, int] = {}
    for front, weight in settled.weights.items():
        left = ChainLeft(front.conquered, front.behind + front.attack, front.defence)
        ends[left] = ends.get(left, 0) + weight
    return Distribution(ends, settled.denominator)


def _rows(defence: int) -> Iterator[list[int]]:
    """For 1, 2, 3... armies in the origin: the weights of conquest by armies in the target, 0 to `defence`.

    A weight for so many armies on both sides together counts ways out of UNIT to that power.
    """
    rows: list[list[int]] = []
    for attack in range(1, MOST + 1):
        row = [UNIT**attack] + [0] * defence
        recent = [row, *rows]
        for defenders in range(1, defence + 1 if attack > 1 else 1):
            rolled = _losses(_attack_dice(attack), _defence_dice(defenders))
            row[defenders] = sum(recent[lost][defenders - beaten] * ways for lost, beaten, ways in rolled)
        rows = recent[:ATTACK_DICE]
        yield row


def least_attack(defence: int, chance: Fraction) -> int:
    """The fewest armies in the origin with which a fight to the end conquers with at least this `chance`.

    `defence` is the armies in the target. Raises ValueError for armies out of range, for a chance that is not above 0
    and below 1 (no conquest is certain), and where more than 500 armies would be needed.
    """
    _check_armies(2, (defence,))
    if not 0 < chance < 1:
        raise ValueError(f"the chance must lie between 0 and 1, both excluded, not {chance}")
    for attack, row in enumerate(_rows(defence), start=1):
        if row[defence] >= chance * UNIT ** (attack + defence):
            return attack
    raise ValueError(f"a chance of {chance} against {defence} armies takes more than {MOST} armies")


@cache
def _table() -> tuple[tuple[float, ...], ...]:
    return tuple(
        tuple(weight / UNIT ** (attack + defence) for defence, weight in enumerate(row))
        for attack, row in enumerate(islice(_rows(LOOKED_UP), LOOKED_UP), start=1)
    )


def conquest_chance(attack: int, defence: int) -> float:
    """The chance of conquest by fighting to the end, as the nearest float: a quick look-up for bots.

    Armies 0 or more, of any number; 0 or 1 in the origin conquers nothing, 0 in the target is conquered. Exact up to
    60 armies a side; larger stacks are scaled down in proportion, rounded in favour of the defence.
    """
    largest = max(attack, defence)
    if largest > LOOKED_UP:
        attack, defence = attack * LOOKED_UP // largest, -(-defence * LOOKED_UP // largest)
    return _table()[max(attack, 1) - 1][defence]


QUESTION = (
    Asked("attack", 2, MOST, needed=True),
    Asked("defend", 1, MOST),
    Asked("stop_at", 1, MOST - 1),
    Asked("until", 0, MOST - 1),
    Asked("chain", 1, MOST, several=True),
)
"""What `command` takes: a target (`defend`), further ones behind it (`chain`), or both."""


def command(given: Given) -> Answer:
    """The odds that a person asks for by numbers in the ranges of `QUESTION`. Raises BadQuestion."""
    if "chain" not in given:
        return _asked_fight(given)
    for name in ("stop_at", "until"):
        if name in given:
            raise BadQuestion("odds-not-together", option=spelt(name), other=spelt("chain"))
    return _asked_chain(given["attack"][0], (*given.get("defend", ()), *given["chain"]))


def _asked_fight(given: Given) -> Answer:
    if "defend" not in given:
        raise BadQuestion("odds-missing", option=f"{spelt('defend')}, {spelt('chain')}")
    attack, defence = given["attack"][0], given["defend"][0]
    stop_at = within("stop_at", one(given, "stop_at", 1), 1, attack - 1)
    until = within("until", one(given, "until", 0), 0, defence - 1)
    odds = fight(attack, defence, stop_at=stop_at, until=until)
    question = {"attack": attack, "defend": defence, "stop_at": stop_at, "until": until}
    figures = (*_chances(odds), *_survivors(odds), *_first_roll(attack, defence))
    return Answer(question, figures, Left._fields, _ends(odds.ends))


def _chances(odds: Outcome) -> Iterator[Figure]:
    yield Figure("conquest", odds.conquest(), chance=True)
    if odds.until:
        yield Figure("reached", odds.reached(), chance=True)


def _survivors(odds: Outcome) -> Iterator[Figure]:
    yield Figure("attackers", odds.attackers())
    if (conquered := odds.attackers_given_conquest()) is not None:
        yield Figure("attackers_given_conquest", conquered)
    yield Figure("attackers_given_failure", odds.attackers_given_failure())
    yield Figure("defenders", odds.defenders())
    yield Figure("defenders_given_failure", odds.defenders_given_failure())


def _first_roll(attack: int, defence: int) -> Iterator[Figure]:
    ways = one_roll(_attack_dice(attack), _defence_dice(defence))
    for lost, count in enumerate(ways):
        yield Figure("first_roll_loses", Fraction(count, sum(ways)), chance=True, number=lost)


def _asked_chain(attack: int, defences: tuple[int, ...]) -> Answer:
    if attack + sum(defences) > MOST:
        raise BadQuestion("odds-too-many", value=attack + sum(defences), high=MOST)
    odds = chain(attack, defences)
    figures = (
        Figure("conquest", odds.conquest(), chance=True),
        *(Figure("conquests", odds.conquest(n), chance=True, number=n) for n in range(1, len(defences) + 1)),
        Figure("conquered", odds.conquered()),
        Figure("attackers", odds.attackers()),
    )
    return Answer({"attack": attack, "chain": defences}, figures, ChainLeft._fields, _ends(odds.ends))


def _ends(ends: Distribution[Left] | Distribution[ChainLeft]) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """The ends from the best of the attacker to the worst."""
    chances = {tuple(left): Fraction(weight, ends.denominator) for left, weight in ends.weights.items()}
    return tuple(sorted(chances.items(), key=lambda end: (*(-count for count in end[0][:-1]), end[0][-1])))


LEGIBLE = 24
"""Characters of a fraction that a person still reads."""


def exactly(chance: Fraction) -> str:
    """A fraction where a person can still read it, else its first decimals."""
    return str(chance) if len(str(chance)) <= LEGIBLE else f"{decimal(chance, 6)}…"
