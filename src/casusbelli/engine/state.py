"""State: plain data that can be copied, saved and compared; everything a game is at one moment."""

from __future__ import annotations

import copy
import random
from typing import Annotated, Any, ClassVar, Self

import msgspec

from casusbelli.engine.flow import Deferred, Learned
from casusbelli.engine.ids import Viewer
from casusbelli.engine.record import Fact, Result
from casusbelli.engine.visibility import columns, everybody, nobody, those

ALL = -1
"""The mask of seats that stands for everybody."""


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What all games have. A game adds its columns, each with its audience, and extends `copy` and `check`.

    `value` is on its way from a finished frame to its caller; `outbox` collects what happened while a referee
    listens (None: nobody listens). Both are empty whenever a state is saved.
    """

    seats: Annotated[int, everybody]
    stack: Annotated[list[Any], columns] = []
    result: Annotated[Result | None, everybody] = None
    after: Annotated[list[Deferred], columns] = []
    seen: Annotated[list[Learned], those(lambda _state, learned: (learned.seat,))] = []
    value: Annotated[Any, nobody] = None
    outbox: Annotated[list[Any] | None, nobody] = None

    def copy(self) -> Self:
        """An independent copy; nobody listens to it."""
        twin = copy.copy(self)
        twin.stack = self.stack[:]
        twin.after = self.after[:]
        twin.seen = self.seen[:]
        twin.outbox = None
        return twin

    def check(self) -> None:
        """Raises AssertionError where an invariant of the game does not hold."""


class Deck(msgspec.Struct, omit_defaults=True):
    """One partition of known cards: hands, pools and discards are its zones; there is no order to leak.

    `zone[card]` says where a card is, `known[card]` is the mask of the seats that know it (bit 1 << seat, `ALL` for
    everybody). Others see how many cards each zone holds, by their public backs. A subclass names the backs.
    """

    zone: list[int]
    known: list[int]
    backs: ClassVar[tuple[int, ...]] = ()

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.zone[:], self.known[:])

    def cards(self, zone: int) -> list[int]:
        """The cards in a zone, in the order of their numbers."""
        return [card for card, place in enumerate(self.zone) if place == zone]

    def count(self, zone: int) -> int:
        """How many cards a zone holds."""
        return self.zone.count(zone)

    def move(self, card: int, zone: int, known: int) -> None:
        """Put a card into a zone, known from now on to the seats of the mask and to no other."""
        self.zone[card] = zone
        self.known[card] = known

    def shown(self, _state: Any, viewer: Viewer) -> dict[str, Any]:
        """What the viewer sees: `zone` with -1 for an unknown card, and the counts as [zone, back, count] rows."""
        mask = mask_of(viewer)
        pairs = zip(self.zone, self.known, strict=True)
        zone = [place if known & mask or known == ALL else -1 for place, known in pairs]
        return {"zone": zone, "counts": self._counts()}

    def _counts(self) -> list[tuple[int, int, int]]:
        backs = self.backs or (0,) * len(self.zone)
        pairs = list(zip(self.zone, backs, strict=True))
        return [(place, back, pairs.count((place, back))) for place, back in sorted(set(pairs))]

    @staticmethod
    def knowers(_zone: int, _seen: bool) -> int:
        """The mask of the seats that know a card because of where it is (the holder of a hand).

        `seen`: the viewer whose eyes `imagined` looks through knows it too.
        """
        return 0

    @classmethod
    def imagined(cls, shown: dict[str, Any], viewer: Viewer, rng: random.Random) -> Self:
        """A deck that looks like this to the viewer, the unknown cards dealt evenly over the places left."""
        zone = list(shown["zone"])
        backs = cls.backs or (0,) * len(zone)
        for back in set(backs):
            unknown = [card for card, place in enumerate(zone) if place < 0 and backs[card] == back]
            places = cls._places_left(shown, zone, backs, back)
            rng.shuffle(places)
            for card, place in zip(unknown, places, strict=True):
                zone[card] = place
        mine = mask_of(viewer) or ALL
        seen = [place >= 0 for place in shown["zone"]]
        others = ~mask_of(viewer)
        known = [
            cls.knowers(place, True) | mine if sees else cls.knowers(place, False) & others
            for place, sees in zip(zone, seen, strict=True)
        ]
        return cls(zone, known)

    @staticmethod
    def _places_left(shown: dict[str, Any], zone: list[int], backs: tuple[int, ...], of: int) -> list[int]:
        known = [place for card, place in enumerate(zone) if place >= 0 and backs[card] == of]
        left = []
        for place, back, count in shown["counts"]:
            left += [place] * (count - known.count(place)) if back == of else []
        return left


def mask_of(seats: Viewer) -> int:
    """The mask of these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


class Face(Fact, frozen=True):
    """The face of a card: `deck` names the field of the state that holds it."""

    audience = everybody
    deck: str
    card: int

    def learn(self, s: Any, seats: Viewer) -> None:
        """The seats know this card from now on."""
        known = getattr(s, self.deck).known
        known[self.card] = ALL if len(seats) == s.seats else known[self.card] | mask_of(seats)
