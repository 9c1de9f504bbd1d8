"""The journal of a table: append-only, and the truth. Header, then what was answered, drawn and taken back.

As a file it is JSON lines. Every line ends with a sum over itself and all lines before it, so that damage is found and
named. A file written at once says in its header how many lines it has; a *growing* one, to which answers are added
while they happen, does not, and may end in the middle of a line that was never acknowledged.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import FileIO
from pathlib import Path
from typing import IO, Annotated, Any

import msgspec

from casusbelli.engine.game import Game
from casusbelli.table.dice import Commitments

FORMAT = 1
"""The version of the file format; a higher one is refused."""

MAGIC = "Casus Belli"
SECRETS = (
    f"{MAGIC}: this save contains ALL THE SECRETS of its game (hands, objectives, dice keys); do not look before it is"
    " over / esta partida guardada contiene TODOS LOS SECRETOS de su juego (manos, objetivos, claves de los dados);"
    " no la mires antes del final / este arquivo contém TODOS OS SEGREDOS da sua partida (mãos, objetivos, chaves dos"
    " dados); não olhe antes do fim"
)
SEEN = f"{MAGIC}: a game as one seat saw it / una partida tal como la vio un puesto / uma partida como um lugar a viu"
OPENED = f"{MAGIC}: a finished game, open to all / una partida terminada, abierta / uma partida encerrada, aberta"

Index = Annotated[int, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=1)]
Wide = Annotated[int, msgspec.Meta(ge=0, le=2**53)] | Annotated[str, msgspec.Meta(pattern="^[1-9][0-9]{15,4000}$")]
"""A number of any size; those that a browser would round are written as text."""


def wide(number: int) -> int | str:
    """A number as the journal writes it."""
    return number if number <= 2**53 else str(number)


class BadSave(ValueError):
    """A save that cannot be used. `reason` is a message id, `args_` its arguments; the text is one line of English."""

    def __init__(self, reason: str, line: int = 0, key: str = "", why: str = "") -> None:
        super().__init__(": ".join(part for part in (f"line {line}" if line else "", key, why or reason) if part))
        self.reason, self.line, self.key, self.why = reason, line, key, why
        self.args_ = {"line": line, "key": key, "why": why}


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was agreed before the first answer.

    `keys` are the secrets of the source: only a save of the host has them. `viewer` are the seats through whose eyes an
    export looks. `lines` is 0 in a growing file. A `sealed` table never opens what was hidden.
    """

    about: str = SECRETS
    format: int = FORMAT
    game: str
    version: int
    data: str
    table: str
    seats: Count
    options: dict[str, Any] = {}
    players: list[str] = []
    takebacks: bool = True
    auto: bool = False
    sealed: bool = False
    source: str
    commitments: Commitments | None = None
    contributions: list[str] = []
    keys: dict[str, str] = {}
    viewer: list[Index] | None = None
    lines: Index = 0


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag=str.lower, forbid_unknown_fields=True):
    """A line of the journal."""


class Answered(Entry, frozen=True, gc=False, omit_defaults=True):
    """An answer of a seat to its request `number`; `standing`: out of turn, `auto`: by the table in its stead.

    `to` are the only seats that may know of it while the table runs, `hidden` the only seats that know a field.
    `key` makes a repeated answer known.
    """

    seat: Index
    number: Index
    action: Any
    lane: Index | None = None
    to: tuple[Index, ...] | None = None
    hidden: dict[str, tuple[Index, ...]] = {}
    standing: bool = False
    auto: bool = False
    key: str = ""


class Drawn(Entry, frozen=True, gc=False, omit_defaults=True):
    """An answer of nature: `draw` is [size, index], `outcome` what that meant, `to` the only seats that see it.

    `key`, `at` and `link` prove it (see `dice`). In what a running table exports, `draw` is left out unless it is open.
    """

    draw: tuple[Wide, Wide] | None = None
    outcome: Any = None
    to: tuple[Index, ...] | None = None
    lane: Index | None = None
    key: str = ""
    at: Index = 0
    link: str = ""


class Undone(Entry, frozen=True, gc=False):
    """A seat has taken back its last answer, and with it what the table had answered since."""

    seat: Index


class Hashed(Entry, frozen=True, gc=False):
    """The SHA-256 of the state here; it stays with the host until the table closes."""

    state: str


class Kept(Entry, frozen=True, gc=False):
    """The whole state where a save was made."""

    state: dict[str, Any]


class Ended(Entry, frozen=True, gc=False, omit_defaults=True):
    """The result of the game."""

    winners: tuple[Index, ...]
    reason: str
    scores: tuple[int, ...] = ()


class Closed(Entry, frozen=True, gc=False, omit_defaults=True):
    """The table is closed; its keys are published, unless it was sealed."""

    why: str
    open: str = ""
    closed: str = ""


class Told(Entry, frozen=True, gc=False):
    """An event as the viewer heard of it, in the viewer's own numbers."""

    number: Count
    event: Any


Line = Answered | Drawn | Undone | Hashed | Kept | Ended | Closed | Told
_decode_line = msgspec.json.Decoder(Line).decode
_decode_header = msgspec.json.Decoder(Header).decode
_SUM = len(b',"sum":"0123456789abcdef"}')


class Journal:
    """A header and its entries."""

    def __init__(self, header: Header, entries: Iterable[Any] = ()) -> None:
        self.header = header
        self.entries: list[Any] = list(entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Journal) and dump(self) == dump(other)

    @property
    def closed(self) -> Closed | None:
        """The entry that closes the table."""
        return next((entry for entry in reversed(self.entries) if type(entry) is Closed), None)


# Taking back, told from the entries alone.


def concerns(answer: Any, later: Any) -> bool:
    """May what happened `later` rest on the answer?

    Not where they lie in two different lanes (None: the main stack), and not where it is a standing action that the
    seat that answered cannot know of: that it cannot take back must not tell it.
    """
    if type(later) is Answered and later.standing and later.to is not None and answer.seat not in later.to:
        return False
    return answer.lane is None or later.lane is None or answer.lane == later.lane


def last_answer(done: Sequence[Any], seat: int) -> int | None:
    """Where in what is done stands the last answer that a seat gave itself."""
    for place in range(len(done) - 1, -1, -1):
        entry = done[place]
        if type(entry) is Answered and entry.seat == seat and not entry.auto:
            return place
    return None


def taken_back(done: Sequence[Any], first: int) -> list[int]:
    """What goes when the answer at `first` is taken back: it, and what the table answered after it in its lane."""
    answer = done[first]
    return [first, *(later for later in range(first + 1, len(done)) if concerns(answer, done[later]))]


def fold(journal: Journal) -> Journal:
    """The journal as if nothing that was taken back had ever been answered, without the hashes of moments that went."""
    kept: list[Any] = []
    for entry in journal.entries:
        if type(entry) is Undone:
            kept = _without_last(kept, entry.seat)
        else:
            kept.append(entry)
    return Journal(journal.header, kept)


def _without_last(kept: list[Any], seat: int) -> list[Any]:
    places = [place for place, entry in enumerate(kept) if type(entry) in (Answered, Drawn)]
    done = [kept[place] for place in places]
    last = last_answer(done, seat)
    if last is None:
        return kept
    gone = {places[place] for place in taken_back(done, last)}
    gone |= {place for place in range(places[last], len(kept)) if type(kept[place]) in (Hashed, Kept)}
    return [entry for place, entry in enumerate(kept) if place not in gone]


# Files.


def dump(journal: Journal, growing: bool = False) -> bytes:
    """The journal as the bytes of a file."""
    lines = 0 if growing else len(journal.entries) + 1
    return b"".join(Sums().lines([msgspec.structs.replace(journal.header, lines=lines), *journal.entries]))


class Sums:
    """The running sum over the lines of a file: 16 hexadecimal digits of SHA-256 over the sum before and the line."""

    def __init__(self) -> None:
        self.last = ""

    def of(self, body: bytes) -> str:
        """The sum after one more line, given without its own sum."""
        self.last = hashlib.sha256(self.last.encode() + body).hexdigest()[:16]
        return self.last

    def lines(self, entries: Iterable[Any]) -> Iterator[bytes]:
        """Entries as lines, each with its sum."""
        for entry in entries:
            body = msgspec.json.encode(entry)
            yield b'%s,"sum":"%s"}\n' % (body[:-1], self.of(body).encode())


def write(journal: Journal, path: Path) -> None:
    """Write a save: as a whole or not at all, whatever happens meanwhile. Raises OSError."""
    _replace(path, dump(journal))


def _replace(path: Path, data: bytes) -> None:
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(beside, "wb", opener=_for_its_owner) as file:
            file.write(data)
            _flush(file)
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _flush_folder(path.parent)


def _for_its_owner(path: str, flags: int) -> int:
    """A save holds the secrets of its game: nobody else on the machine may read it."""
    return os.open(path, flags, 0o600)


def _flush(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())


def _flush_folder(folder: Path) -> None:
    """A new name in a folder is on the disk only when the folder is."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


class Recorder:
    """A growing file that follows a journal: what `keep` has returned from is on the disk."""

    def __init__(self, path: Path, journal: Journal) -> None:
        """Begin with all there is, in the place of whatever the file held. Raises OSError."""
        self._journal = journal
        self._sums = Sums()
        self._kept = len(journal.entries)
        data = b"".join(self._sums.lines([msgspec.structs.replace(journal.header, lines=0), *journal.entries]))
        _replace(path, data)
        self._size = len(data)
        self._file = FileIO(path, "ab")

    def keep(self) -> None:
        """Put on the disk what is new since last time. Raises OSError, and then the file is as it was before."""
        new = self._journal.entries[self._kept :]
        if not new:
            return
        before = self._sums.last
        try:
            self._append(b"".join(self._sums.lines(new)))
        except OSError:
            self._sums.last = before
            self._file.truncate(self._size)
            raise
        self._kept += len(new)

    def _append(self, data: bytes) -> None:
        written = 0
        while written < len(data):
            written += self._file.write(data[written:])
        os.fsync(self._file.fileno())
        self._size += len(data)

    def close(self) -> None:
        """Keep what is new and let go of the file."""
        self.keep()
        self._file.close()


def read(path: Path) -> Journal:
    """The journal in a file, which is only read. Raises BadSave naming the fault and its place, and OSError."""
    return parse(path.read_bytes())


def parse(data: bytes) -> Journal:
    """A journal from the bytes of a file. Raises BadSave naming the fault and its place."""
    lines = data.split(b"\n")
    rest = lines.pop()
    if not lines:
        raise _no_first_line(rest)
    sums = Sums()
    header = _header(lines[0], sums)
    if header.lines:
        _require_whole(header, len(lines), rest)
    entries = [_entry(line, number, header, sums) for number, line in enumerate(lines[1:], 2)]
    return Journal(header, entries)


def _no_first_line(rest: bytes) -> BadSave:
    if not rest:
        return BadSave("save-empty", why="the file is empty")
    begun = rest.startswith(f'{{"about":"{MAGIC}'.encode()[: len(rest)])
    return _cut(1) if begun else _foreign()


def _cut(line: int) -> BadSave:
    return BadSave("save-cut", line, why="the file has been cut off here")


def _foreign() -> BadSave:
    return BadSave("save-foreign", 1, why="this is not a saved game of Casus Belli")


def _damaged(line: int, key: str, why: str) -> BadSave:
    return BadSave("save-damaged", line, key, why)


def _header(line: bytes, sums: Sums) -> Header:
    found = _loosely(line)
    if not isinstance(found, dict) or not str(found.get("about", "")).startswith(MAGIC):
        raise _foreign()
    number = found.get("format")
    if isinstance(number, int) and number > FORMAT:
        raise BadSave("save-newer", 1, "format", f"{number} is newer than {FORMAT}, the newest this program reads")
    header: Header = _strictly(_decode_header, _body(line, 1, sums), 1)
    return header


def _loosely(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except msgspec.DecodeError:
        return None


def _body(line: bytes, number: int, sums: Sums) -> bytes:
    """A line without its sum, which must be right. Raises BadSave."""
    body, tail = line[:-_SUM] + b"}", line[-_SUM:]
    if tail != b',"sum":"%s"}' % sums.of(body).encode():
        raise _damaged(number, "sum", "the line is not what was written")
    return body


def _strictly(decode: Callable[[bytes], Any], body: bytes, line: int) -> Any:
    try:
        return decode(body)
    except msgspec.DecodeError as wrong:
        why, _, place = str(wrong).partition(" - at `$")
        raise _damaged(line, place.rstrip("`").lstrip("."), why[0].lower() + why[1:]) from None


def _require_whole(header: Header, lines: int, rest: bytes) -> None:
    if lines < header.lines:
        raise _cut(lines + 1)
    if lines > header.lines or rest:
        raise _damaged(header.lines + 1, "", f"the file should end after {header.lines} lines")


def _entry(line: bytes, number: int, header: Header, sums: Sums) -> Any:
    entry = _strictly(_decode_line, _body(line, number, sums), number)
    for key, seat in _seats(entry):
        if seat >= header.seats:
            raise _damaged(number, key, f"there is no seat {seat} among {header.seats}")
    if type(entry) is Drawn and entry.draw is not None and int(entry.draw[1]) >= int(entry.draw[0]):
        raise _damaged(number, "draw", "the index is not below the size")
    return entry


def _seats(entry: Any) -> Iterator[tuple[str, int]]:
    """All seats that an entry names, each with its key."""
    if isinstance(entry, Answered | Undone):
        yield "seat", entry.seat
    if isinstance(entry, Answered | Drawn):
        yield from (("to", seat) for seat in entry.to or ())
    if isinstance(entry, Ended):
        yield from (("winners", seat) for seat in entry.winners)


def fit(journal: Journal, game: Game) -> None:
    """Raises BadSave where a journal is of another game, of a newer one, or was played with other component data."""
    header = journal.header
    if header.game != game.key:
        raise BadSave("save-other-game", 1, "game", f"a game of {header.game}, not of {game.key}")
    if header.version > game.version:
        why = f"{header.version} is newer than {game.version}, the newest this program plays"
        raise BadSave("save-newer", 1, "version", why)
    if header.data != game.data:
        raise BadSave("save-other-data", 1, "data", "it was played with other component data")
    if header.seats not in game.seats:
        raise _damaged(1, "seats", f"{game.key} takes {game.seats[0]} to {game.seats[-1]} seats")
