"""Frames: the four kinds of small frozen records that a printed procedure becomes.

A frame lies on the stack of the state while its procedure runs. A *procedure* moves on by itself, a *choice* asks
a seat, a *chance* asks nature, *lanes* let several small stacks run side by side. Frames never change: they
replace themselves. Only `step`, `take`, `stand`, `joined` and `resolve` change the state.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, ClassVar

import msgspec

from casusbelli.engine import flow
from casusbelli.engine.chance import Space
from casusbelli.engine.ids import Seat, Viewer
from casusbelli.engine.record import Action, Message, Record, Thing, kebab
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.visibility import everybody, masked, nobody, only, shown_record

PROCEDURE, CHOICE, CHANCE, LANES = "procedure", "choice", "chance", "lanes"


class Unwritten(TypeError):
    """A frame of a game lacks a method that its kind asks for."""


def check_written(frames: Iterable[type[Frame]]) -> None:
    """Raises Unwritten at the first of these frames that has left out a method that it needs.

    `ABCMeta` would refuse to make such a frame, but makes every `isinstance` of a frame several times as slow.
    """
    for frame in frames:
        left = next(_unwritten(frame), None)
        if left is not None:
            raise Unwritten(f"{frame.__module__}.{frame.__qualname__} does not write {left}")


def _unwritten(frame: type[Frame]) -> Iterator[str]:
    """The methods that are abstract; and `stand`, where there are standing actions to be carried out."""
    yield from (name for name in dir(frame) if getattr(getattr(frame, name), "__isabstractmethod__", False))
    if frame.standing is not Frame.standing and frame.stand is Frame.stand:
        yield "stand"


class Frame(Record, frozen=True):
    """A procedure under way. `closed` frames let no standing action from further down the stack through."""

    kind: ClassVar[str] = ""
    closed: ClassVar[bool] = False

    def standing(self, s: Any, seat: Seat) -> list[Action]:
        """What the seat may do beside the pending request while this frame is on the stack."""
        return []

    def stand(self, s: Any, seat: Seat, action: Action) -> None:
        """Carry out one of this frame's standing actions; whoever offers some writes this."""

    def refuse_standing(self, s: Any, seat: Seat, action: Action) -> Refusal | None:
        """Why an action of the kind that this frame offers is refused; None: it is of another kind."""
        return None

    def shown(self, s: Any, viewer: Viewer) -> Any:
        """The frame as the viewer sees it."""
        return shown_record(self, s, viewer)


class Procedure(Frame, frozen=True):
    """A frame that moves on by itself."""

    kind: ClassVar[str] = PROCEDURE

    @abstractmethod
    def step(self, s: Any) -> None:
        """Do the next thing: change the state, and call, replace or finish."""


class Handing(Procedure, frozen=True):
    """A returned value on its way to its caller, while deferred frames run before it."""

    audience = nobody
    value: Any

    def step(self, s: Any) -> None:
        flow.finish(s, self.value)


class Sequence(Procedure, frozen=True, kw_only=True):
    """The numbered steps of a printed list; `at` is the stored program counter, advanced before a step is called."""

    audience = everybody
    at: int = 0
    steps: ClassVar[tuple[Callable[[Any, Any], None], ...]] = ()

    def step(self, s: Any) -> None:
        if self.at == len(self.steps):
            return flow.finish(s)
        flow.replace(s, msgspec.structs.replace(self, at=self.at + 1))
        return type(self).steps[self.at](self, s)


class Choice(Frame, frozen=True):
    """A frame that a seat must answer.

    `public`: everybody can tell how many answers are legal, so that a table that answers by itself where there is only
    one tells nobody anything.
    """

    kind: ClassVar[str] = CHOICE
    public: ClassVar[bool] = False

    @abstractmethod
    def seat(self, s: Any) -> Seat:
        """The seat that is asked."""

    def awaited(self, s: Any) -> tuple[Seat, ...]:
        """The seats that others are told are being waited for."""
        return (self.seat(s),)

    @abstractmethod
    def actions(self, s: Any) -> list[Action]:
        """Every legal answer, in a fixed order, none twice."""

    @abstractmethod
    def take(self, s: Any, action: Any) -> None:
        """Carry out a legal answer."""

    @abstractmethod
    def refuse(self, s: Any, action: Action) -> Refusal:
        """Why an answer that is not legal is refused. Says nothing that the asked seat may not know."""

    def wanted(self, s: Any, thing: Thing) -> Action | None:
        """The likeliest attempt that names this thing, to be explained by `refuse`; None: there is none."""
        return None

    def prompt(self, s: Any) -> Message:
        """What the seat is asked, as a message: the name of the frame, unless a game says more."""
        return Message(kebab(type(self).__name__))


class Chance(Frame, frozen=True):
    """A frame that nature must answer."""

    kind: ClassVar[str] = CHANCE

    @abstractmethod
    def space(self, s: Any) -> Space:
        """What may come, and how likely."""

    @abstractmethod
    def sees(self, s: Any) -> tuple[int, ...] | None:
        """The seats that see the outcome; None for everybody."""

    def part(self, s: Any, outcome: Any) -> Any:
        """What the others see of an outcome: the back of a card. Asked before `resolve`."""
        return None

    @abstractmethod
    def resolve(self, s: Any, outcome: Any) -> None:
        """Carry out what came."""


class Decline(Action, frozen=True):
    """No, thank you: always legal in a window, so that being asked tells nothing."""

    audience = everybody


class Agree(Action, frozen=True):
    """Yes to what a partner proposes."""

    audience = everybody


class Disagree(Action, frozen=True):
    """No to what a partner proposes; the leader of the side then has the word."""

    audience = everybody


class EachSeat(Procedure, frozen=True):
    """Something done for one seat after another; `seats` are those still to come."""

    audience = everybody
    seats: tuple[Seat, ...]

    def step(self, s: Any) -> None:
        if not self.seats:
            return flow.finish(s)
        flow.replace(s, msgspec.structs.replace(self, seats=self.seats[1:]))
        return self.each(s, self.seats[0])

    @abstractmethod
    def each(self, s: Any, seat: Seat) -> None:
        """Do it for this seat."""


class Window(Choice, frozen=True):
    """May anyone react? Asks, one after another, every seat that *publicly* could."""

    audience = everybody
    seats: tuple[Seat, ...]

    def seat(self, s: Any) -> Seat:
        return self.seats[0]

    @abstractmethod
    def reactions(self, s: Any, seat: Seat) -> list[Action]:
        """What this seat can really do; often nothing."""

    @abstractmethod
    def react(self, s: Any, seat: Seat, action: Any) -> None:
        """Carry out a reaction; the window stays open unless this closes it."""

    def actions(self, s: Any) -> list[Action]:
        return [Decline(), *self.reactions(s, self.seats[0])]

    def take(self, s: Any, action: Any) -> None:
        if isinstance(action, Decline):
            self.next(s)
        else:
            self.react(s, self.seats[0], action)

    def next(self, s: Any) -> None:
        """Ask the next seat, or close."""
        if len(self.seats) == 1:
            return flow.finish(s)
        return flow.replace(s, msgspec.structs.replace(self, seats=self.seats[1:]))


def _partners(_state: Any, council: Any) -> tuple[int, ...]:
    return tuple(council.partners)


class Council(Choice, frozen=True):
    """A side decides in common: its first partner proposes, the others confirm, else the leader has the word.

    `partners` stand in the order in which they speak; the leader is the last of them. What is proposed is secret
    from everybody else. Subclasses give `choices` and `decided`.
    """

    partners: Annotated[tuple[Seat, ...], everybody]
    motion: Annotated[Any, only(_partners)] = None
    asked: Annotated[int, only(_partners)] = 0

    def seat(self, s: Any) -> Seat:
        return self.partners[self.asked]

    def awaited(self, s: Any) -> tuple[Seat, ...]:
        return self.partners

    @abstractmethod
    def choices(self, s: Any) -> list[Action]:
        """What the side may decide."""

    @abstractmethod
    def decided(self, s: Any, action: Any) -> None:
        """Carry out what the side has decided; replaces or finishes the council."""

    def actions(self, s: Any) -> list[Action]:
        return self.choices(s) if self.motion is None else [Agree(), Disagree()]

    def take(self, s: Any, action: Any) -> None:
        last = self.asked == len(self.partners) - 1
        if isinstance(action, Disagree):
            return flow.replace(s, msgspec.structs.replace(self, motion=None, asked=len(self.partners) - 1))
        if last:
            return self.decided(s, self.motion if isinstance(action, Agree) else action)
        motion = self.motion if isinstance(action, Agree) else action
        return flow.replace(s, msgspec.structs.replace(self, motion=motion, asked=self.asked + 1))


class Lane(Record, frozen=True):
    """One of several stacks side by side. `value` is what it returned; only its owners see inside."""

    audience = everybody
    owners: tuple[Seat, ...]
    stack: tuple[Any, ...]
    after: tuple[Any, ...] = ()
    value: Any = None


class Lanes(Frame, frozen=True):
    """Secret or simultaneous work: all lanes run at once, each for its owners; joined when all are empty.

    A lane writes only what its owners own. `shows_done` tells whether others see that a lane has finished. `open` lanes
    hold no secrets: everybody sees inside, and hears what is answered there.
    """

    audience = everybody
    kind: ClassVar[str] = LANES
    shows_done: ClassVar[bool] = True
    open: ClassVar[bool] = False
    lanes: tuple[Lane, ...]

    def joined(self, s: Any) -> None:
        """All lanes are empty: use their values, then replace or finish."""
        flow.finish(s)

    def shown(self, s: Any, viewer: Viewer) -> Any:
        if self.open:
            return shown_record(self, s, viewer)
        return masked(self, {"lanes": [self._lane(s, lane, viewer) for lane in self.lanes]})

    def _lane(self, s: Any, lane: Lane, viewer: Viewer) -> dict[str, Any]:
        seen: dict[str, Any] = {"owners": lane.owners}
        if self.shows_done:
            seen["done"] = not lane.stack
        if any(seat in lane.owners for seat in viewer):
            seen |= {"stack": [frame.shown(s, viewer) for frame in lane.stack], "value": lane.value}
        return seen
