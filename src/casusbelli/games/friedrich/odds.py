"""Exact odds of combats: the strength of a hidden hand in a suit, and what a card is worth against it.

The cards whose place a viewer does not know lie with equal chance in all places left for the cards of their deck
(3.11): a multivariate hypergeometric distribution, counted in whole numbers over products of binomials. What the play
of others lets one infer is left aside: that a card was kept or laid aside, or that it was seen before its deck was
shuffled anew.

Of combats this is exact: who has more strength left than the enemy, his own score included, cannot be beaten if he
plays on until he is no more below zero, and of equals neither can be beaten. The stronger side wins, unless it comes to
rest on exactly zero against an enemy without a card of his suit; that is reckoned with for the next card alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache, reduce
from math import comb
from typing import Any, NamedTuple

from casusbelli.engine.rules import rule
from casusbelli.games.friedrich.board import DECKS, IS_RESERVE, RESERVE_VALUE, TACTICAL_CARDS
from casusbelli.games.friedrich.cardplay import (
    HIGHEST,
    Ending,
    Hand,
    Play,
    beating,
    endings,
    hand_of,
    least_loss,
    stops,
    strength_of,
)
from casusbelli.games.friedrich.effects import DOUBLED
from casusbelli.odds import Answer, Asked, BadQuestion, Distribution, Figure, Given, decimal
from casusbelli.odds.asking import one, spelt, within
from casusbelli.odds.distribution import lowest

LOWEST = 2
DECK = len(TACTICAL_CARDS) // len(DECKS)
SUIT = HIGHEST - LOWEST + 1
RESERVES = sum(IS_RESERVE) // len(DECKS)
"""3.11 The cards of a deck: all, those of a suit, the Reserves."""
OPEN_CARDS = 14
"""Cards in two open hands together in a question of this module; more would take long."""
ARMIES = 24
"""4.8, 6.4 The most armies of a stack."""

# Ways are counted in one whole number for all strengths at once: those of strength `n` stand in its n-th field of so
# many bits. There are fewer than 2 ** 200 ways to deal hands from 200 cards.
FIELD = 256


class Pool(NamedTuple):
    """3.11 The unknown cards of a deck, of which somebody holds `held`.

    `values` of the cards of a suit that can be played, `reserves`, and the number of all `others`. Cards of a hand that
    are known are a pool of which all are held.
    """

    values: tuple[int, ...]
    reserves: int
    others: int
    held: int


class Terms(NamedTuple):
    """What cards are worth to a side: a Reserve at most, and what a Card of Fate changes once.

    `bonus`: the first card counts so much more (11.10.4, 13.28.3); `wasted`: it counts nothing (13.30.2), and may be
    the one that is missed least; `doubled`: one card of value 11 counts twice (11.10.11).
    """

    reserve: int = RESERVE_VALUE
    bonus: int = 0
    wasted: bool = False
    doubled: bool = False


PLAIN = Terms()


class Hidden(NamedTuple):
    """A hidden hand: in how many ways it has each strength, and in how many of these it has no card of the suit.

    Without a card of the suit there are Reserves alone, or nothing: strength 0.
    """

    ways: dict[int, int]
    bare: dict[int, int]

    def total(self) -> int:
        """In how many ways the hand may be dealt."""
        return sum(self.ways.values())

    def strength(self) -> Distribution[int]:
        """The points that the hand can make in all."""
        return lowest(self.ways)


# ---- the strength of a hidden hand ----------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 10)
@rule("3.8", "3.9", "3.11", "3.12", "7.2.3")
def hidden(pools: tuple[Pool, ...], terms: Terms = PLAIN) -> Hidden:
    """3.11 What a hand can make in combat whose cards come from these pools. Raises ValueError: it holds too many."""
    if any(pool.held > _size(pool) for pool in pools):
        raise ValueError("a hand holds no more cards of a deck than there are")
    return Hidden(_twisted(pools, terms), _twisted(tuple(_without(pool, 0, HIGHEST) for pool in pools), terms))


def _size(pool: Pool) -> int:
    return len(pool.values) + pool.reserves + pool.others


def _without(pool: Pool, low: int, high: int, reserve: int = HIGHEST + 1) -> Pool:
    """The hands from a pool that have no card worth `low` to `high`: it has only its other cards."""
    values = tuple(value for value in pool.values if not low <= value <= high)
    return pool._replace(values=values, reserves=0 if low <= reserve <= high else pool.reserves)


@rule("11.8", "11.10.4", "11.10.11", "13.28.3", "13.30.2")
def _twisted(pools: tuple[Pool, ...], terms: Terms) -> dict[int, int]:
    """11.8 The ways with what a Card of Fate changes; only one text is in force at a time."""
    if terms.wasted:
        return _wasted(pools, terms)
    ways = _ways(pools, terms.reserve)
    if terms.doubled:
        plain = _ways(tuple(_without(pool, DOUBLED, DOUBLED) for pool in pools), terms.reserve)
        return _added(plain, _moved(_less(ways, plain), DOUBLED))
    return {points + terms.bonus * bool(points): count for points, count in ways.items()}


def _wasted(pools: tuple[Pool, ...], terms: Terms) -> dict[int, int]:
    """13.30.2 The ways by the card that is missed least, from hands that have no lower one."""
    found: dict[int, int] = {}
    left = _ways(pools, terms.reserve)
    for least in range(1, HIGHEST + 1):
        higher = _ways(tuple(_without(pool, 0, least, terms.reserve) for pool in pools), terms.reserve)
        found = _added(found, _moved(_less(left, higher), -least))
        left = higher
    return _added(found, left)


def _moved(ways: dict[int, int], points: int) -> dict[int, int]:
    return {strength + points: count for strength, count in ways.items()}


def _less(ways: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    left = {strength: count - other.get(strength, 0) for strength, count in ways.items()}
    return {strength: count for strength, count in left.items() if count}


def _added(ways: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    both = sorted({*ways, *other})
    return {strength: ways.get(strength, 0) + other.get(strength, 0) for strength in both}


def _ways(pools: tuple[Pool, ...], reserve: int) -> dict[int, int]:
    """In how many ways the hand has each strength."""
    return _fields(reduce(lambda ways, pool: ways * _dealt(pool, reserve), pools, 1))


def _fields(packed: int) -> dict[int, int]:
    size = FIELD // 8
    whole = packed.to_bytes(-(-packed.bit_length() // FIELD) * size, "little")
    counts = (int.from_bytes(whole[at : at + size], "little") for at in range(0, len(whole), size))
    return {strength: count for strength, count in enumerate(counts) if count}


@lru_cache(maxsize=1 << 12)
def _dealt(pool: Pool, reserve: int) -> int:
    """The ways of a pool, packed. Its cards that count are taken in or not, the others make up the number."""
    points = (*pool.values, *[reserve] * pool.reserves)
    taken = [1] + [0] * len(points)
    for value in points:
        for number in range(len(points), 0, -1):
            taken[number] += taken[number - 1] << (FIELD * value)
    return sum(ways * comb(pool.others, pool.held - number) for number, ways in enumerate(taken[: pool.held + 1]))


@rule("3.9", "7.2.10")
def cards_of(pools: tuple[Pool, ...], reserves: bool = True) -> Distribution[int]:
    """7.2.3 How many cards the hand has that can be played; without `reserves` those that bind at zero (7.2.10)."""
    return lowest(_ways(tuple(_counted(pool, reserves) for pool in pools), 1))


def _counted(pool: Pool, reserves: bool) -> Pool:
    """The same cards, each worth one."""
    ones = (1,) * len(pool.values)
    return pool._replace(values=ones) if reserves else Pool(ones, 0, pool.others + pool.reserves, pool.held)


@rule("3.12", "11.8", "11.10.4", "11.10.11", "13.28.3", "13.30.2")
def potential(hand: Hand, terms: Terms = PLAIN) -> int:
    """3.12 The points that a known hand can make in all, on these terms."""
    points = [*hand.cards, *[terms.reserve] * hand.reserves]
    if not points:
        return 0
    doubled = DOUBLED * (terms.doubled and DOUBLED in hand.cards)
    return sum(points) + terms.bonus + doubled - (min(points) if terms.wasted else 0)


# ---- a combat -------------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """What one play brings: `score` is that of the side that makes it, after it.

    Chances: `unanswered`, that the enemy cannot bring the score back to zero and is beaten at once; `tied`, that the
    combat is a tie at once; and if both sides play on: `stronger`, that this side has the most strength left and wins,
    `even`, that neither can be beaten (a tie at once included), `weaker`.
    Armies, expected: `gain_least` and `gain_most`, what the enemy loses where the play is unanswered, as he plays all
    his cards or none; `risk`, what this side loses at most if it plays no more after this and the enemy answers
    wherever he can.
    """

    score: int
    unanswered: Fraction
    tied: Fraction
    stronger: Fraction
    even: Fraction
    weaker: Fraction
    gain_least: Fraction
    gain_most: Fraction
    risk: Fraction


@rule("7.2.5", "7.2.6", "7.2.7", "7.2.8", "7.2.11", "7.2.12", "7.3.1")
def line(score: int, left: int, foe: Hidden, own_armies: int, foe_armies: int) -> Line:
    """7.2.5 The odds once this side stands at `score` after a play, and can still make `left` points.

    `foe` is the hand of the enemy; the armies of both stacks limit what they lose (7.3.1).
    """
    tied = {points: count for points, count in foe.bare.items() if score == 0 and points < max(left, 1)}
    rest = _Rest(_less(foe.ways, tied), foe.total())
    stronger = rest.chance(lambda points: points < left + score)
    even = rest.chance(lambda points: points == left + score) + Fraction(sum(tied.values()), foe.total())
    return Line(
        score=score,
        unanswered=rest.chance(lambda points: points < score),
        tied=Fraction(sum(tied.values()), foe.total()),
        stronger=stronger,
        even=even,
        weaker=1 - stronger - even,
        gain_least=rest.mean(lambda points: min(max(0, score - points), foe_armies)),
        gain_most=rest.mean(lambda points: min(score, foe_armies) * (points < score)),
        risk=rest.mean(lambda points: min(-score if score < 0 else max(0, points - score), own_armies)),
    )


class Standing(NamedTuple):
    """Chances of a side if both play on: to be the stronger and win, that neither can be beaten, to be the weaker."""

    stronger: Fraction
    even: Fraction
    weaker: Fraction


@rule("7.2.2", "7.2.9", "7.2.10", "7.2.12")
def standing(hand: Hand, behind: int, foe: Hidden) -> Standing:
    """7.2.2 The chances of a side that has the right to play, `behind` points below zero.

    At zero nothing binds it if it has Reserves alone, or nothing: then it need not be beaten (7.2.12).
    """
    rest, left = _Rest(foe.ways, foe.total()), strength_of(hand) - behind
    stronger = rest.chance(lambda points: points < left)
    even = rest.chance(lambda points: points == left) if behind or hand.cards else 1 - stronger
    return Standing(stronger, even, 1 - stronger - even)


class _Rest(NamedTuple):
    """Ways, out of a total that counts others too."""

    ways: dict[int, int]
    total: int

    def chance(self, event: Callable[[int], bool]) -> Fraction:
        return Fraction(sum(count for points, count in self.ways.items() if event(points)), self.total)

    def mean(self, measure: Callable[[int], int]) -> Fraction:
        return Fraction(sum(count * measure(points) for points, count in self.ways.items()), self.total)


# ---- in figures -----------------------------------------------------------------------------------------------------

PLACES = 3
LEGIBLE = 24
"""Decimal places that are shown, and characters of a fraction that a person still reads."""


def told(value: Fraction | int) -> str:
    """A chance or an expected number as a decimal."""
    return str(decimal(Fraction(value), PLACES))


def exactly(chance: Fraction) -> str:
    """The fraction, or nothing where nobody could read it."""
    return str(chance) if len(str(chance)) <= LEGIBLE else ""


# ---- what is asked on the command line ------------------------------------------------------------------------------

QUESTION = (
    Asked("cards", 0, DECK, several=True),
    *(Asked(f"seen_{deck}", LOWEST, HIGHEST, several=True) for deck in DECKS),
    Asked("seen_reserves", 0, RESERVES, several=True),
    Asked("seen_others", 0, DECK, several=True),
    Asked("total", 0, SUIT * HIGHEST * len(DECKS)),
    Asked("foe_hand", LOWEST, HIGHEST, several=True),
    Asked("foe_reserves", 0, RESERVES * len(DECKS)),
    Asked("behind", 0, DECK),
    Asked("hand", LOWEST, HIGHEST, several=True),
    Asked("hand_reserves", 0, RESERVES * len(DECKS)),
    Asked("own", 1, ARMIES),
    Asked("foe", 1, ARMIES),
)
"""What `command` takes: the hand of an enemy, hidden (`cards`), by its strength (`total`) or open (`foe_hand`); and
with `behind` a combat against it, in which the asker has the right to play."""
SEEN = tuple(asked.name for asked in QUESTION if asked.name.startswith("seen_"))
ARMED = ("own", "foe")
COMBAT = ("hand", "hand_reserves", *ARMED)


def command(given: Given) -> Answer:
    """The odds that a person asks for by numbers in the ranges of `QUESTION`. Raises BadQuestion."""
    if "cards" not in given:
        _check_apart(given, SEEN, "cards")
    if "behind" not in given:
        _check_apart(given, COMBAT, "behind")
    if "foe_hand" in given or "foe_reserves" in given:
        return _asked_open(given)
    return _asked_combat(given) if "behind" in given else _asked_strength(given)


def _check_apart(given: Given, names: tuple[str, ...], missing: str) -> None:
    """These say nothing without the one that is missing."""
    if any(name in given for name in names):
        raise BadQuestion("odds-missing", option=spelt(missing))


def _check_alone(given: Given, name: str, others: tuple[str, ...]) -> None:
    for other in others:
        if other in given:
            raise BadQuestion("odds-not-together", option=spelt(other), other=spelt(name))


def _asked_strength(given: Given) -> Answer:
    """The strength of a hidden hand, with the whole distribution."""
    if "cards" not in given:
        raise BadQuestion("odds-missing", option=f"{spelt('cards')}, {spelt('behind')}")
    _check_alone(given, "cards", ("total",))
    pools = _pools(given)
    strength = hidden(pools).strength()
    ends = (((points,), Fraction(weight, strength.denominator)) for points, weight in strength.weights.items())
    return Answer(_hidden_question(given, pools), tuple(_hand_figures(pools)), ("strength",), tuple(ends))


def _hand_figures(pools: tuple[Pool, ...]) -> Iterator[Figure]:
    foe = hidden(pools)
    yield Figure("strength", foe.strength().mean(int))
    yield Figure("cards", cards_of(pools, reserves=False).mean(int))
    yield Figure("none", Fraction(foe.ways.get(0, 0), foe.total()), chance=True)
    yield Figure("bound", 1 - Fraction(sum(foe.bare.values()), foe.total()), chance=True)


def _pools(given: Given) -> tuple[Pool, ...]:
    """The decks of a question, in their order."""
    held = given["cards"]
    within("cards", len(held), 1, len(DECKS))
    for name in ("seen_reserves", "seen_others"):
        within(name, len(given.get(name, ())), 0, len(held))
    return tuple(_pool(given, number) for number in range(len(held)))


def _pool(given: Given, number: int) -> Pool:
    seen = given.get(f"seen_{DECKS[number]}", ())
    reserves, others = (_nth(given.get(name, ()), number) for name in ("seen_reserves", "seen_others"))
    values = tuple(value for value in range(LOWEST, HIGHEST + 1) if value not in seen)
    within("seen_others", others, 0, DECK - SUIT - RESERVES)
    pool = Pool(values, RESERVES - reserves, DECK - SUIT - RESERVES - others, given["cards"][number])
    within("cards", pool.held, 0, _size(pool))
    return pool


def _nth(numbers: tuple[int, ...], number: int) -> int:
    return numbers[number] if number < len(numbers) else 0


def _hidden_question(given: Given, pools: tuple[Pool, ...]) -> dict[str, Any]:
    return {
        "cards": given["cards"],
        **{f"seen_{deck}": given.get(f"seen_{deck}", ()) for deck in DECKS[: len(pools)]},
        "seen_reserves": tuple(RESERVES - pool.reserves for pool in pools),
        "seen_others": tuple(DECK - SUIT - RESERVES - pool.others for pool in pools),
    }


def _asked_combat(given: Given) -> Answer:
    """Against a hidden hand, or one of a known strength: where to stop, and the chance that it is not answered."""
    if "cards" not in given and "total" not in given:
        raise BadQuestion("odds-missing", option=f"{spelt('cards')}, {spelt('total')}, {spelt('foe_hand')}")
    _check_alone(given, "cards" if "cards" in given else "total", ARMED)
    behind, hand = given["behind"][0], _hand(given, "hand", "hand_reserves")
    question, foe, known = _enemy(given)
    chances = standing(hand, behind, foe)._asdict().items()
    sides = (Figure(name, chance, chance=True) for name, chance in chances)
    figures = (*known, *sides, *_costs(given, hand, behind))
    return Answer({**question, **_own_question(hand, behind)}, figures, STOPS, tuple(_stops(hand, behind, foe)))


STOPS = ("score", "strength", "cards", "reserves")


def _stops(hand: Hand, behind: int, foe: Hidden) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    for score, spent in stops(hand, behind).items():
        after = line(score, strength_of(hand) - spent.strength, foe, ARMIES, ARMIES)
        yield (score, spent.strength, len(spent.cards), len(spent.reserves)), after.unanswered


def _enemy(given: Given) -> tuple[dict[str, Any], Hidden, tuple[Figure, ...]]:
    if "total" in given:
        _check_alone(given, "total", ("cards",))
        total = given["total"][0]
        return {"total": total}, Hidden({total: 1}, {} if total else {0: 1}), ()
    pools = _pools(given)
    return _hidden_question(given, pools), hidden(pools), tuple(_hand_figures(pools))


def _own_question(hand: Hand, behind: int) -> dict[str, Any]:
    return {"behind": behind, "hand": hand.cards, "hand_reserves": hand.reserves}


def _costs(given: Given, hand: Hand, behind: int) -> Iterator[Figure]:
    """What the least loss is and costs, and what it takes to outlast an enemy of a known strength."""
    if behind:
        spent = least_loss(hand, behind)
        yield Figure("least_loss", Fraction(behind - spent.points))
        yield Figure("least_loss_costs", Fraction(spent.strength))
    best = beating(hand, behind, given["total"][0]) if "total" in given else None
    if best is not None:
        yield Figure("beating_costs", Fraction(best.strength))


def _hand(given: Given, cards: str, reserves: str) -> Hand:
    within(cards, len(given.get(cards, ())), 0, SUIT * len(DECKS))
    return hand_of(given.get(cards, ()), one(given, reserves, 0))


def _asked_open(given: Given) -> Answer:
    """Both hands open, and both sides play as well as can be: what is lost after each play."""
    name = "foe_hand" if "foe_hand" in given else "foe_reserves"
    _check_alone(given, name, ("cards", "total", *SEEN))
    if "behind" not in given:
        raise BadQuestion("odds-missing", option=spelt("behind"))
    behind = given["behind"][0]
    own, foe = _hand(given, "hand", "hand_reserves"), _hand(given, "foe_hand", "foe_reserves")
    within("hand", sum(len(hand.cards) + hand.reserves for hand in (own, foe)), 0, OPEN_CARDS)
    armies = one(given, "own", ARMIES), one(given, "foe", ARMIES)
    ends = endings(behind, own, foe, *armies)
    best = max(ends.values(), key=lambda end: end.foe_lost - end.own_lost)
    figures = Figure("foe_lost", Fraction(best.foe_lost)), Figure("own_lost", Fraction(best.own_lost))
    question = {**_own_question(own, behind), "foe_hand": foe.cards, "foe_reserves": foe.reserves}
    return Answer({**question, "own": armies[0], "foe": armies[1]}, figures, PLAYS, tuple(_endings(ends)))


PLAYS = ("play", "reserve", "own_lost", "foe_lost")


def _endings(ends: Mapping[Play | None, Ending]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """The best play first; to play nothing is a play of 0."""
    for play, end in sorted(ends.items(), key=lambda entry: entry[1].own_lost - entry[1].foe_lost):
        value, reserve = (0, 0) if play is None else (play.value, int(play.is_reserve))
        yield (value, reserve, end.own_lost, end.foe_lost), Fraction(end.foe_lost > 0)
