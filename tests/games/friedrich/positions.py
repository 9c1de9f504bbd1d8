"""Positions of Friedrich in the middle of a game, in the words of the box, and stories that begin with them.

Pieces are called by their ids, as `daun` and `austria-train-1`, cities likewise. The seats are taken in the order of
the roles: with four players Frederick, Elisabeth, Maria Theresa, Pompadour. Whatever a test does not name is filled in
so that it changes nothing: pieces off the map, one army a general, empty hands.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from casusbelli.engine import flow
from casusbelli.engine.ids import Seat
from casusbelli.engine.state import ALL
from casusbelli.games.friedrich import GAME, ch01_setup
from casusbelli.games.friedrich.board import (
    ALL_NATIONS,
    ALL_PIECES,
    CITIES,
    GENERALS,
    GENERALS_OF,
    NATION_OF,
    NATIONS,
    OBJECTIVES,
    PIECES,
    PRUSSIA,
    TACTICAL_CARDS,
    TROOPS,
    Nation,
    Objective,
    card,
    city,
    fate,
    nation,
    piece,
    suit,
)
from casusbelli.games.friedrich.ch02_sequence import EndOfTurn, Playing, Stage, Turn, Turns
from casusbelli.games.friedrich.ch03_cards import draw_phase
from casusbelli.games.friedrich.effects import text_of
from casusbelli.games.friedrich.state import (
    ASIDE,
    HAND,
    LOST,
    NO_NATION,
    NO_TEXT,
    NOBODY,
    RETIRED,
    USED,
    Friedrich,
)
from casusbelli.testing import Scenario as Story
from casusbelli.testing import given

Phase = Literal["begin", "draw", "declare", "movement", "combat", "conquest", "supply", "close", "end-of-turn"]
PHASES = ("begin", "draw", "declare", "movement", "combat", "conquest", "supply", "close")
"""The steps of a stage; `combat` is phase 3 as it begins."""

FREDERICK, ELISABETH, MARIA_THERESA, POMPADOUR = (Seat(seat) for seat in range(4))
"""The seats of the roles with four players."""


def position(
    places: Mapping[str, str] = {},
    *,
    active: str = "prussia",
    phase: Phase = "movement",
    top: Iterable[Any] | None = None,
    seats: int = 4,
    turn: int = 2,
    armies: Mapping[str, int] = {},
    rest: Literal["lost", "set-up"] = "lost",
    retired: Iterable[str] = (),
    out: Iterable[str] = (),
    hands: Mapping[str, Iterable[str]] = {},
    used: Iterable[str] = (),
    aside: str | None = None,
    conquered: Iterable[str] = (),
    questioned: Iterable[str] = (),
    face_down: Iterable[str] = (),
    moved: Iterable[str] = (),
    beaten: Iterable[str] = (),
    drawn: Iterable[str] = (),
    text: tuple[str, str] | None = None,
    commands: Mapping[str, int] = {},
    fields: Mapping[str, Any] = {},
    **options: Any,
) -> Friedrich:
    """A valid position (`check` holds), about to begin `phase` of the stage of the nation `active`.

    `places`: where pieces stand; all others are off the map (`rest`: lost, or in their starting cities), `retired`
    ones for good. `armies` by general, 1 where none is named. `out`: nations that have left. `hands` by nation:
    `hearts-13`, a card of the first deck, or with its letter, `hearts-13-b`. `conquered`, `questioned`: objectives.
    `drawn`: Cards of Fate executed; `text`: the card and suit in force. `commands`: seats that play another nation
    than at the start. `fields` of the state are set last. `top`: the frames that stand upon the stage, whose phase is
    under way then.
    """
    s = ch01_setup.begin(seats, GAME.choose(options))
    _seat(s, out, commands)
    _place(s, places, rest, retired)
    _arm(s, armies)
    _hand_out(s, hands, used, aside)
    _mark(s, conquered, questioned)
    s.turn, s.active = turn, nation(active)
    for flags, names in ((s.face_down, face_down), (s.moved, moved), (s.beaten, beaten)):
        for name in names:
            flags[piece(name)] = 1
    s.drawn = tuple(fate(name) for name in drawn)
    s.text = NO_TEXT if text is None else text_of(fate(text[0]), suit(text[1]))
    for name, value in fields.items():
        setattr(s, name, value)
    _open(s, phase, top)
    s.check()
    return s


def story(places: Mapping[str, str] = {}, **more: Any) -> Story:
    """A scenario that begins with a `position` of these words."""
    return given(GAME, position(places, **more))


def where(s: Any, *names: str) -> tuple[str, ...]:
    """The cities where these pieces stand; `lost` and `retired` off the map."""
    return tuple(_city_name(s.city[piece(name)]) for name in names)


def armies_of(s: Any, *names: str) -> tuple[int, ...]:
    """The armies of these generals."""
    return tuple(s.armies[piece(name)] for name in names)


def cards_of(s: Any, name: str) -> list[str]:
    """The cards in the hand of a nation."""
    return [TACTICAL_CARDS[held] for held in s.cards.cards(HAND + nation(name))]


def take_cards(s: Friedrich, name: str, index: int = 0) -> int:
    """Phase 1 of a nation and nothing else, with the outcome of this index each time; how many cards it keeps."""
    s.stack = []
    before = len(cards_of(s, name))
    draw_phase(s, nation(name))
    while s.stack:
        at = flow.pending(s)[0]
        if at.frame.kind == "chance":
            space = at.frame.space(s)
            flow.resolve(s, at, space.pick(index % space.size))
        else:
            flow.answer(s, at, at.frame.actions(s)[0])
    return len(cards_of(s, name)) - before


def held(name: str) -> str:
    """The full name of a card: of the first deck, where it names none."""
    return name if name[-2:] in ("-a", "-b", "-c", "-d") else f"{name}-a"


def objective(name: str) -> Objective:
    """The objective of the city of that id. Raises ValueError."""
    return Objective(OBJECTIVES.index(name))


def marks(column: Iterable[int]) -> list[str]:
    """The names of the marked objectives, of `conquered` or `questioned`."""
    return sorted(name for name, marked in zip(OBJECTIVES, column, strict=True) if marked)


def _city_name(place: int) -> str:
    if place < 0:
        return "lost" if place == LOST else "retired"
    return CITIES[place]


def _seat(s: Friedrich, out: Iterable[str], commands: Mapping[str, int]) -> None:
    ch01_setup.take_roles(s, range(s.seats))
    for name in out:
        s.player[nation(name)] = NOBODY
    for name, seat in commands.items():
        s.player[nation(name)] = Seat(seat)


def _place(s: Friedrich, places: Mapping[str, str], rest: str, retired: Iterable[str]) -> None:
    gone = [one for one in ALL_PIECES if s.player[NATION_OF[one]] == NOBODY]
    for one in (*gone, *map(piece, retired)):
        s.city[one] = RETIRED
    for one in ALL_PIECES:
        if rest == "lost" and s.city[one] != RETIRED:
            s.city[one] = LOST
    for name, place in places.items():
        s.city[piece(name)] = city(place)


def _arm(s: Friedrich, armies: Mapping[str, int]) -> None:
    for general in range(len(GENERALS)):
        s.armies[general] = armies.get(PIECES[general], 1) if s.city[general] >= 0 else 0
    for one in ALL_NATIONS:
        s.total[one] = sum(s.armies[general] for general in GENERALS_OF[one])
        assert s.total[one] <= TROOPS[one], f"{NATIONS[one]} has no {s.total[one]} armies"


def _hand_out(s: Friedrich, hands: Mapping[str, Iterable[str]], used: Iterable[str], aside: str | None) -> None:
    for name, cards in hands.items():
        owner: Nation = nation(name)
        for each in cards:
            s.cards.move(card(held(each)), HAND + owner, 1 << s.player[owner])
    for each in used:
        s.cards.move(card(held(each)), USED, ALL)
    if aside is not None:
        s.cards.move(card(held(aside)), ASIDE, 1 << s.player[PRUSSIA])


def _mark(s: Friedrich, conquered: Iterable[str], questioned: Iterable[str]) -> None:
    for name in conquered:
        s.conquered[objective(name)] = 1
    for name in questioned:
        s.questioned[objective(name)] = 1


def _open(s: Friedrich, phase: Phase, top: Iterable[Any] | None) -> None:
    """The frames of the turn, and of the stage unless the turn is over."""
    s.stack = [Playing(at=len(Playing.steps)), Turns()]
    if phase == "end-of-turn":
        s.active = NO_NATION
        s.stack.append(EndOfTurn())
        return
    at = PHASES.index(phase)
    s.stack += [Turn(s.active + 1), Stage(s.active, at=at if top is None else at + 1), *(top or ())]
