"""Sources of chance: what the table answers with where the rules ask nature.

A source draws an index below the size of a space. `Seeded` is fast, for simulations; `Scripted` says what a test tells
it to say; `Verifiable` can be checked by everybody afterwards. How it is checked, without any rules:

- Two keys exist before anybody contributes anything, and what they hash to stands in the header. The *open* key is the
  end of a chain: link 0 is published at once, and SHA-256 of link n is link n - 1. The *closed* key is 32 bytes; its
  SHA-256 is published.
- The n-th public draw of a table (n from 1) uses link n as its key, which is published with it. Every other draw, and
  every public one after the chain has come to its end, uses the closed key, published when the table closes; these are
  counted from 1 for the main stack and for each lane.
- The index is made from HMAC-SHA256(key, text); text is the JSON `[table, lane, n, "size", contributions, try, block]`
  without spaces, in UTF-8. Blocks 0, 1... are put one after another; the first bits of them, as many as `size - 1` has,
  are a number; if it is not below `size` the next try begins. A size of 1 gives 0.

It proves that no die was changed after the commitments, not that the host did not look ahead.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import random
from collections import deque
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Annotated, Any, Protocol

import msgspec

from casusbelli.engine.chance import Space

OPEN, CLOSED = "open", "closed"
CHAIN_LENGTH = 1 << 14
"""Public draws that one chain serves."""
LONGEST_CONTRIBUTION = 200
"""Characters that a seat may contribute."""


class OutOfOutcomes(LookupError):
    """A script has come to its end, and the rules ask for more."""


class TooLate(ValueError):
    """Something was contributed after the first draw."""


class Draw(msgspec.Struct, frozen=True, gc=False):
    """An index, and what proves it: which key (empty: none), its number, and the published link of an open one."""

    index: int
    key: str = ""
    at: int = 0
    link: str = ""


class Made(Protocol):
    """A draw as a journal keeps it: which key gave it, its number, and for which lane."""

    @property
    def key(self) -> str: ...
    @property
    def at(self) -> int: ...
    @property
    def lane(self) -> int | None: ...


class Commitments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is published before anybody contributes: link 0 of the open chain, its length, the closed key's hash."""

    open: str
    length: Annotated[int, msgspec.Meta(ge=0, le=1 << 20)]
    closed: str


class Source(Protocol):
    """What answers where the rules ask nature."""

    kind: str

    def draw(self, space: Space, lane: int | None, public: bool) -> Draw:
        """An index below the size of the space. `public`: everybody sees what comes."""
        ...

    def secrets(self) -> dict[str, str]:
        """What a save must keep to go on with the same source (see `restored`)."""
        ...


class Seeded:
    """A fast reproducible source for simulations. Every lane has a stream of its own, so that lanes commute."""

    kind = "seeded"

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._streams: dict[int | None, random.Random] = {}

    def draw(self, space: Space, lane: int | None, public: bool) -> Draw:
        stream = self._streams.get(lane)
        if stream is None:
            stream = self._streams[lane] = random.Random(f"{self._seed}/{'' if lane is None else lane}")
        size = space.size
        bits = (size - 1).bit_length()
        index = stream.getrandbits(bits)
        while index >= size:
            index = stream.getrandbits(bits)
        return Draw(index)

    def secrets(self) -> dict[str, str]:
        return {"seed": str(self._seed)}


class Scripted:
    """What a test dictates, one outcome a chance; then `then` goes on, or OutOfOutcomes is raised."""

    kind = "scripted"

    def __init__(self, outcomes: Iterable[Any], then: Source | None = None) -> None:
        self.left = deque(outcomes)
        self._then = then

    def draw(self, space: Space, lane: int | None, public: bool) -> Draw:
        """Raises Impossible for an outcome that the space does not hold."""
        if self.left:
            return Draw(space.index(self.left.popleft()))
        if self._then is None:
            raise OutOfOutcomes("the script has no outcome left")
        return self._then.draw(space, lane, public)

    def secrets(self) -> dict[str, str]:
        return {}


class Chain:
    """A hash chain, of which only every so many links are kept: link n - 1 is SHA-256 of link n."""

    def __init__(self, end: bytes, length: int) -> None:
        self.end = end
        self.length = length
        self._stride = 128
        self._kept = {length: end}
        self._segment: dict[int, bytes] = {}
        link = end
        for number in range(length - 1, -1, -1):
            link = hashlib.sha256(link).digest()
            if number % self._stride == 0:
                self._kept[number] = link

    def link(self, number: int) -> bytes:
        """Link `number`, from 0 to the length of the chain. Raises IndexError beyond."""
        if not 0 <= number <= self.length:
            raise IndexError(number)
        if number not in self._segment:
            self._segment = self._fill(min(-(-number // self._stride) * self._stride, self.length))
        return self._segment[number]

    def _fill(self, top: int) -> dict[int, bytes]:
        """The links from a kept one down to the kept one before it."""
        found = {top: self._kept[top]}
        for number in range(top - 1, max(top - self._stride, 0) - 1, -1):
            found[number] = hashlib.sha256(found[number + 1]).digest()
        return found


class Verifiable:
    """A source that everybody can check afterwards: see the head of this module.

    `table` names the table. Contributions are taken while nothing has been drawn.
    """

    kind = "verifiable"

    def __init__(self, table: str, end: bytes, closed: bytes, length: int = CHAIN_LENGTH) -> None:
        self.table = table
        self.contributions: dict[int, str] = {}
        self._end, self._length, self._closed = end, length, closed
        self._drawn = 0
        self._counters: dict[int | None, int] = {}
        self._said: list[str] | None = None

    @cached_property
    def _chain(self) -> Chain:
        """The open chain, made when it is asked for: it takes longer than opening a table may."""
        return Chain(self._end, self._length)

    @property
    def commitments(self) -> Commitments:
        """What is published before anybody contributes."""
        opened = self._chain.link(0).hex()
        return Commitments(open=opened, length=self._length, closed=hashlib.sha256(self._closed).hexdigest())

    @classmethod
    def seeded(cls, table: str, seed: int | str, length: int = CHAIN_LENGTH) -> Verifiable:
        """A reproducible source: both keys come from the seed."""
        master = str(seed).encode()
        end, closed = (hmac.digest(master, name.encode(), "sha256") for name in (OPEN, CLOSED))
        return cls(table, end, closed, length)

    @classmethod
    def fresh(cls, table: str, length: int = CHAIN_LENGTH) -> Verifiable:
        """A source that nobody can foresee."""
        return cls(table, os.urandom(32), os.urandom(32), length)

    def contribute(self, seat: int, text: str) -> None:
        """What a seat adds to all draws. Raises TooLate after the first draw, ValueError for a text too long."""
        if self._said is not None:
            raise TooLate("contributions are taken before the first draw")
        if len(text) > LONGEST_CONTRIBUTION:
            raise ValueError(f"at most {LONGEST_CONTRIBUTION} characters")
        self.contributions[seat] = text

    def said(self) -> list[str]:
        """The contributions by seat, as they enter the draws: empty for a seat that said nothing."""
        return [self.contributions.get(seat, "") for seat in range(max(self.contributions, default=-1) + 1)]

    def draw(self, space: Space, lane: int | None, public: bool) -> Draw:
        if self._said is None:
            self._said = self.said()
        if public and self._drawn < self._length:
            return self._draw_open(space.size, lane)
        at = self._counters[lane] = self._counters.get(lane, 0) + 1
        return Draw(drawn(self._closed, self.table, lane, at, space.size, self._said), CLOSED, at)

    def skip(self, drawn: Iterable[Made]) -> None:
        """Go on behind these draws, as if they had been made here."""
        for draw in drawn:
            self._said = self._said or self.said()
            if draw.key == OPEN:
                self._drawn = max(self._drawn, draw.at)
            else:
                self._counters[draw.lane] = max(self._counters.get(draw.lane, 0), draw.at)

    def _draw_open(self, size: int, lane: int | None) -> Draw:
        self._drawn = at = self._drawn + 1
        link = self._chain.link(at)
        return Draw(drawn(link, self.table, lane, at, size, self._said or ()), OPEN, at, link.hex())

    def secrets(self) -> dict[str, str]:
        return {OPEN: self._end.hex(), CLOSED: self._closed.hex()}


def drawn(key: bytes, table: str, lane: int | None, at: int, size: int, said: Sequence[str]) -> int:
    """The index that a key gives, as the head of this module describes it."""
    bits = (size - 1).bit_length()
    if not bits:
        return 0
    attempt = 0
    while (index := _number(key, (table, lane, at, str(size), said, attempt), bits)) >= size:
        attempt += 1
    return index


def _number(key: bytes, text: tuple[Any, ...], bits: int) -> int:
    blocks = -(-bits // 256)
    body = b"".join(hmac.digest(key, msgspec.json.encode((*text, block)), "sha256") for block in range(blocks))
    return int.from_bytes(body, "big") >> (256 * blocks - bits)


def chained(link: str, number: int, commitment: str, back: int = 0) -> bool:
    """Does link `number` lead, hash by hash, to the one that is known as link `back`? False for what is no link."""
    try:
        at = bytes.fromhex(link)
    except ValueError:
        return False
    for _ in range(number - back):
        at = hashlib.sha256(at).digest()
    return at.hex() == commitment


def described(source: Source) -> dict[str, Any]:
    """What the header of a journal says about a source."""
    known: dict[str, Any] = {"source": source.kind, "keys": source.secrets(), "table": ""}
    if isinstance(source, Verifiable):
        known |= {"table": source.table, "commitments": source.commitments, "contributions": source.said()}
    return known


def restored(kind: str, table: str, secrets: dict[str, str], length: int, said: Sequence[str]) -> Source:
    """The source that a save was played with, before its first draw. Raises ValueError where it kept too little."""
    if kind == Seeded.kind and "seed" in secrets:
        return Seeded(secrets["seed"])
    if kind == Verifiable.kind and {OPEN, CLOSED} <= set(secrets):
        source = Verifiable(table, bytes.fromhex(secrets[OPEN]), bytes.fromhex(secrets[CLOSED]), length)
        source.contributions = dict(enumerate(said))
        return source
    raise ValueError(f"a source of kind {kind!r} cannot go on")
