"""What each legal action is worth: the turn is planned again from the position that it leads to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from casusbelli.bots.war_in_the_pacific.expected import Expected
from casusbelli.bots.war_in_the_pacific.position import (
    action_of,
    claimed,
    die_like,
    shown,
    stand,
    top_frame,
    wants_bomb,
)
from casusbelli.bots.war_in_the_pacific.turn import (
    FACES,
    NODES,
    SMALL,
    Raided,
    Rolled,
    Search,
    Stand,
    launched,
    marked,
    researched,
    rules_of,
    scored,
    with_dice,
    with_naval,
    worst,
)
from casusbelli.bots.war_in_the_pacific.values import Aim
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific import queries
from casusbelli.games.war_in_the_pacific.actions import (
    Accept,
    AttachBomb,
    Attack,
    Build,
    ClaimBlue,
    ClaimGreen,
    EndPhase,
    Forgo,
    NoBomb,
    Pay,
    Raid,
    Raise,
    Reroll,
    Research,
    Supply,
)
from casusbelli.games.war_in_the_pacific.board import (
    AIR_LIMIT,
    AMOUNTS,
    EFFECTS,
    GROUP_OF,
    MOST,
    NAVAL_LIMIT,
    NUCLEAR_LIMIT,
    RAID_DICE,
    RED_DICE,
    RESEARCH,
    Die,
)
from casusbelli.games.war_in_the_pacific.ch04_campaign import ModifyingEvent, ModifyingFree
from casusbelli.games.war_in_the_pacific.ch05_american import Commanding
from casusbelli.games.war_in_the_pacific.ch10_bombing import NUCLEAR_POINTS, PLAIN_POINTS, Judging

RECOLOURED = 0.5
"""A set with one more red die is halfway between a whole one and one that lacks a die."""
Weighed = tuple[Action, float]


class Scales:
    """Weighs the actions of one seat for an aim. Plans of a turn stay known as long as it lasts."""

    def __init__(self, seat: Seat, aim: Aim) -> None:
        self.me, self.aim = seat, aim
        self._turn = 0
        self._search: Search | None = None

    def best(self, view: View, actions: Sequence[Action], nodes: int = NODES) -> Weighed:
        """The action that is worth most, and what it is worth. Claims come first, for they lapse."""
        action, value = self.plan(view, actions, nodes)
        return claimed(view, self.me, actions) or action, value

    def plan(self, view: View, actions: Sequence[Action], nodes: int = NODES) -> Weighed:
        """As `best`, but claims come only where nothing else is to be done, or where a blue cube is wanted at once."""
        balance = self._balance(view, nodes)
        action, value = most(balance.candidates(actions))
        due = isinstance(action, EndPhase) or action not in actions
        return (due and claimed(view, self.me, actions)) or action, value

    def weigh(self, view: View, action: Action, nodes: int = NODES) -> float:
        """What an action is worth."""
        return self._balance(view, nodes).worth(action)

    def _balance(self, view: View, nodes: int) -> Balance:
        frame = top_frame(view, self.me)
        return BALANCES.get(type(frame), Balance)(view, self.me, frame, self._plans(view, nodes), self.aim)

    def _plans(self, view: View, nodes: int) -> Search:
        if self._search is None or self._turn != view.turn[self.me]:
            self._turn = view.turn[self.me]
            self._search = Search(view, Expected(rules_of(view.options).tracks, self._turn, self.aim))
        self._search.refresh(nodes)
        return self._search


def most(weighed: Iterator[Weighed]) -> Weighed:
    """The first that is worth most."""
    best, value = next(weighed)
    for action, other in weighed:
        if other > value + SMALL:
            best, value = action, other
    return best, value


class Balance:
    """Weighs what may be done while dice are committed, and whether the second box of a major advance is paid for."""

    def __init__(self, view: View, me: Seat, frame: Any, found: Search, aim: Aim) -> None:
        self.view, self.me, self.frame, self.search, self.aim = view, me, frame, found, aim
        self.raw = stand(view, me)
        self.at = self.with_claims(self.raw, view.claims[me])

    def with_claims(self, at: Stand, claims: int) -> Stand:
        """Claims count as the cubes that they become."""
        unlocked = at.research == len(RESEARCH) and at.bombs < NUCLEAR_LIMIT
        green = claims > 1 and unlocked and wants_bomb(self.view, self.me)
        blue = min(AIR_LIMIT, at.air + claims - 2 * green)
        return at._replace(bombs=at.bombs + green, air=blue)

    def candidates(self, actions: Sequence[Action]) -> Iterator[Weighed]:
        """What may be best, and what it is worth: the plan of the turn, and whatever rolls dice before it."""
        if not isinstance(self.frame, Commanding):
            yield from ((action, self.worth(action)) for action in actions)
            return
        value, move = self.search.best(self.at)
        yield action_of(self.view, self.me, self.search.rules.tracks, move), value
        for die in worst(self.at) if self.at.air else ():
            yield Reroll(die_like(self.view, self.me, die)), self.search.again(self.at, die, self.search.value)
        for action in () if self.aim.linear else actions:
            if isinstance(action, Raid):
                yield action, self.worth(action)

    def worth(self, action: Action) -> float:
        """What an action is worth."""
        weigh: Callable[[Any], float] = getattr(self, METHODS[type(action)])
        return weigh(action)

    def settled(self, at: Stand) -> float:
        """What a position is worth in which the same question is open."""
        return self.search.offered(at)

    def left(self, die: Die) -> tuple[Rolled, Stand]:
        """A die as it is, and what is left without it."""
        sought = shown(self.view, self.me, die)
        dice = list(self.at.dice)
        dice.remove(sought)
        return sought, with_dice(self.at, tuple(dice))

    def beside(self, left: Stand, die: Rolled) -> Stand:
        """With a die once more, which may have earned a claim."""
        return with_dice(left, tuple(sorted([*left.dice, die])))

    # Actions.

    def attack(self, action: Attack) -> float:
        die, left = self.left(action.die)
        track, value = GROUP_OF[action.target], min(MOST, die.value + action.cubes)
        on, box = self.search.rules.tracks[track], left.progress[track]
        naval = left.naval - action.cubes - on.icons[box]
        one, second = marked(left, track, 1, naval), on.second[box]
        if value < 2 * on.numbers[box] or second < 0 or second > naval:
            return self.settled(one)
        further = self.settled(marked(left, track, 2, naval - second))
        return max(further, self.settled(one)) if second else further

    def pay(self, _action: Pay) -> float:
        return self.settled(marked(self.at, GROUP_OF[self.frame.island], 1, self.at.naval - 1))

    def forgo(self, _action: Forgo) -> float:
        return self.settled(self.at)

    def research(self, action: Research) -> float:
        die, left = self.left(action.die)
        return self.settled(researched(left, min(MOST, die.value + action.cubes), action.cubes))

    def supply(self, action: Supply) -> float:
        die, left = self.left(action.die)
        return self.settled(with_naval(left, min(NAVAL_LIMIT, left.naval + die.gain)))

    def build(self, action: Build) -> float:
        return self.settled(self.search.built(self.left(action.die)[1]))

    def raid(self, action: Raid) -> float:
        left = launched(self.left(action.die)[1], action.cubes)
        return max(self.flown(left, 0), self.flown(left, 1) if left.bombs else 0.0)

    def flown(self, left: Stand, bomb: int) -> float:
        """A raid that is about to be rolled, with so many bombs."""
        gain = NUCLEAR_POINTS if bomb else PLAIN_POINTS
        return self.search.flown(left._replace(bombs=left.bombs - bomb), self.view.bombing[self.me], gain, self.settled)

    def attach_bomb(self, _action: AttachBomb) -> float:
        return self.flown(self.at, 1)

    def no_bomb(self, _action: NoBomb) -> float:
        return self.flown(self.at, 0)

    def reroll(self, action: Reroll) -> float:
        return self.search.again(self.at, shown(self.view, self.me, action.die), self.search.value)

    def raise_(self, action: Raise) -> float:
        die, left = self.left(action.die)
        more = die._replace(value=min(MOST, die.value + action.cubes))
        return self.settled(self.beside(with_naval(left, left.naval - action.cubes), more))

    def claim_blue(self, _action: ClaimBlue) -> float:
        blue = self.raw._replace(air=self.raw.air + 1)
        return self.settled(self.with_claims(blue, self.view.claims[self.me] - 1))

    def claim_green(self, _action: ClaimGreen) -> float:
        green = self.raw._replace(bombs=self.raw.bombs + 1)
        return self.settled(self.with_claims(green, self.view.claims[self.me] - 2))

    def end_phase(self, _action: EndPhase) -> float:
        return self.search.worth.end(self.raw)

    def accept(self, _action: Accept) -> float:
        return self.settled(self.at)


class OpenRaid(Balance):
    """Weighs what may be done while a raid waits to be accepted; only raid dice need to be thought of then."""

    def candidates(self, actions: Sequence[Action]) -> Iterator[Weighed]:
        yield Accept(), self.worth(Accept())
        for action in actions:
            if self.is_of_raid(action):
                yield action, self.worth(action)

    def is_of_raid(self, action: Action) -> bool:
        """Whether an action changes a raid die."""
        return isinstance(action, Raise | Reroll) and action.die in RAID_DICE

    @property
    def gain(self) -> int:
        """The points that a success is worth."""
        return NUCLEAR_POINTS if self.frame.bomb else PLAIN_POINTS

    def settled(self, at: Stand) -> float:
        return self.open(at, self.frame.values())

    def open(self, at: Stand, values: Sequence[int]) -> float:
        """With these values of the raid dice."""
        if queries.raid_succeeds(tuple(values)):
            return self.search.offered(scored(at, self.gain))
        return self.search.failed(at, Raided(max(values), len(values), self.gain), self.search.offered)

    def accept(self, _action: Accept) -> float:
        success = queries.raid_succeeds(self.frame.values())
        return self.search.offered(scored(self.at, self.gain * success))

    def reroll(self, action: Reroll) -> float:
        if not self.is_of_raid(action):
            return self.search.again(self.at, shown(self.view, self.me, action.die), self.settled)
        others = list(self.frame.values())
        del others[RAID_DICE.index(action.die)]
        left = Raided(max(others, default=0), len(others) + 1, self.gain)
        return self.search.rerolled(self.at._replace(air=self.at.air - 1), left, self.search.offered)

    def raise_(self, action: Raise) -> float:
        if not self.is_of_raid(action):
            return super().raise_(action)
        values, at = list(self.frame.values()), RAID_DICE.index(action.die)
        values[at] = min(MOST, values[at] + action.cubes)
        return self.open(with_naval(self.at, self.at.naval - action.cubes), values)


class OwnRoll(Balance, ABC):
    """Weighs what may be done with a roll of the Campaign Phase: `applied` says what a number of it leads to."""

    def candidates(self, actions: Sequence[Action]) -> Iterator[Weighed]:
        yield Accept(), self.worth(Accept())
        for action in actions:
            if not isinstance(action, Accept):
                yield action, self.worth(action)

    @abstractmethod
    def applied(self, at: Stand, number: int) -> float:
        """What a position is worth once the roll has been accepted."""

    def accept(self, _action: Accept) -> float:
        return self.applied(self.at, queries.event_number(self.frame.face, self.frame.raised))

    def raise_(self, action: Raise) -> float:
        number = queries.event_number(self.frame.face, self.frame.raised + action.cubes)
        return self.applied(with_naval(self.at, self.at.naval - action.cubes), number)

    def reroll(self, _action: Reroll) -> float:
        paid = self.at._replace(air=self.at.air - 1)
        return sum(self.applied(paid, face) for face in FACES) / MOST

    def begun(self, at: Stand, dice: float = 1) -> float:
        """Before the set is rolled."""
        worth = self.search.worth
        assert isinstance(worth, Expected)
        return worth.begin(at, dice)

    def free_roll(self, at: Stand, value: int) -> float:
        """4.14 A free nuclear roll that has come to a value."""
        number = RESEARCH[at.research]
        boxes = (value >= number) + (value >= 2 * number)
        return self.begun(at._replace(research=min(len(RESEARCH), at.research + boxes)))


class FreeNuclearRoll(OwnRoll):
    """4.14 A free nuclear roll."""

    def applied(self, at: Stand, number: int) -> float:
        return self.free_roll(at, number)


class EventRoll(OwnRoll):
    """4.5 The roll of the event die."""

    def applied(self, at: Stand, number: int) -> float:
        row = queries.happening(number)
        return EFFECT[EFFECTS[row]](self, at, AMOUNTS[row])

    def lose_naval(self, at: Stand, amount: int) -> float:
        return self.begun(with_naval(at, max(0, at.naval - amount)))

    def remove_die(self, at: Stand, _amount: int) -> float:
        return self.begun(at, 0)

    def recolour_die(self, at: Stand, _amount: int) -> float:
        return self.begun(at, RECOLOURED if self.view.red[self.me] < RED_DICE else 1)

    def free_nuclear_roll(self, at: Stand, _amount: int) -> float:
        if at.research == len(RESEARCH):
            return self.begun(at)
        return sum(self.free_roll(at, face) for face in FACES) / MOST

    def breakthrough(self, at: Stand, amount: int) -> float:
        if at.research == len(RESEARCH):
            return self.begun(at._replace(bombs=min(NUCLEAR_LIMIT, at.bombs + 1)))
        setting = self.view.options.breakthrough_when_locked
        if setting == "free_roll":
            return self.free_nuclear_roll(at, amount)
        return self.begun(at._replace(research=at.research + (setting == "mark_one_box")))


BALANCES: dict[type, type[Balance]] = {Judging: OpenRaid, ModifyingEvent: EventRoll, ModifyingFree: FreeNuclearRoll}
METHODS: dict[type, str] = {
    Attack: "attack",
    Research: "research",
    Raid: "raid",
    Supply: "supply",
    Build: "build",
    Reroll: "reroll",
    Raise: "raise_",
    ClaimBlue: "claim_blue",
    ClaimGreen: "claim_green",
    Pay: "pay",
    Forgo: "forgo",
    AttachBomb: "attach_bomb",
    NoBomb: "no_bomb",
    Accept: "accept",
    EndPhase: "end_phase",
}
"""What weighs an action of a kind."""
EFFECT: dict[str, Callable[[EventRoll, Stand, int], float]] = {
    "lose_naval": EventRoll.lose_naval,
    "remove_die": EventRoll.remove_die,
    "recolour_die": EventRoll.recolour_die,
    "free_roll": EventRoll.free_nuclear_roll,
    "breakthrough": EventRoll.breakthrough,
}


def is_weighed(action: Action) -> bool:
    """Whether an action decides anything."""
    return type(action) in METHODS
