"""4 Movement: pieces of the active nation move along roads, one move after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from casusbelli.engine.flow import call, finish, replace, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import (
    ch05_conquest,
    ch06_armies,
    ch09_supply,
    ch10_recruiting,
    effects,
    queries,
)
from casusbelli.games.friedrich.actions import (
    Discard,
    EndMovement,
    Halt,
    Pay,
    Recruit,
    Reenter,
    Reinforce,
    SetAside,
    SetOut,
    Settle,
    Shift,
    Step,
)
from casusbelli.games.friedrich.board import (
    GENERALS,
    GENERALS_OF,
    IS_TRAIN,
    NATION_OF,
    NEIGHBOURS,
    TRAINS_OF,
    City,
    Nation,
    Piece,
    TacticalCard,
    enemies,
    named,
    named_nation,
    named_piece,
)
from casusbelli.games.friedrich.events import Shifted, Stepped
from casusbelli.games.friedrich.queries import CLOSED, FREE, JOIN, TAKE
from casusbelli.games.friedrich.state import (
    GREATEST_ARMY,
    HELD,
    MOVED,
    REENTERED,
    Friedrich,
    generals_on_map,
    on_map,
    pieces_in,
)

# ---- where a move may go --------------------------------------------------------------------------------------------


@rule("4.8", "4.9", "4.10", "11.6", "13.23.3")
def entrances(s: Friedrich, pieces: Sequence[Piece]) -> list[int]:
    """4.10 What each city is to these pieces, as in `queries.entrances`; where a text spares a train, it is closed."""
    found = queries.entrances(s.city, pieces)
    for place in s.city[len(GENERALS) :]:
        if place >= 0 and found[place] == TAKE and effects.refuse_enter(s, pieces, place) is not None:
            found[place] = CLOSED
    return found


@rule("5.4.2", "11.5")
def refuse_end(s: Friedrich, pieces: Sequence[Piece], place: City) -> Refusal | None:
    """5.4.2, 11.5 Why a move of these pieces may not end in this city."""
    return ch05_conquest.refuse_stop(s, NATION_OF[pieces[0]], place) or effects.refuse_end(s, pieces, place)


class _Roads:
    """What a move of these pieces may do: asked once for each of its steps."""

    __slots__ = ("entrances", "pieces", "steps")

    def __init__(self, s: Friedrich, pieces: Sequence[Piece]) -> None:
        self.pieces = pieces
        self.entrances = entrances(s, pieces)
        self.steps = effects.marching_range(s, pieces)

    @rule("4.1", "4.3", "4.4", "4.5", "4.6", "4.7")
    def near(self, way: Sequence[City]) -> tuple[City, ...]:
        """4.4, 4.5 The cities within range that the way may enter next."""
        return queries.next_steps(self.entrances, way, self.steps)

    @rule("5.4.2", "11.5")
    def open(self, s: Friedrich, way: tuple[City, ...]) -> Iterator[City]:
        """Those of them from which the move can come to a legal end."""
        return (place for place in self.near(way) if self._ends(s, (*way, place)))

    def _ends(self, s: Friedrich, way: tuple[City, ...]) -> bool:
        if refuse_end(s, self.pieces, way[-1]) is None:
            return True
        return self.entrances[way[-1]] == FREE and any(self.open(s, way))


@rule("4.4", "4.5", "4.6", "4.7", "5.4.2", "11.5")
def ways(s: Friedrich, pieces: Sequence[Piece], way: tuple[City, ...]) -> Iterator[tuple[City, ...]]:
    """4.4 Every way on of a move that has come this way so far to a legal end, the shortest first."""
    found = queries.ways(entrances(s, pieces), way, effects.marching_range(s, pieces))
    return (longer for longer in found if refuse_end(s, pieces, longer[-1]) is None)


# ---- phase 2 --------------------------------------------------------------------------------------------------------


@rule("2.4", "4.2", "4.11", "4.12", "4.17", "10.1")
class Maneuvering(Choice, frozen=True):
    """2.4 Phase 2: one move after the other, armies shifted, recruiting, as long as the active player likes."""

    audience = everybody

    def seat(self, s: Friedrich) -> Seat:
        return s.player[s.active]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-maneuvering", {"nation": named_nation(s.active)})

    def actions(self, s: Friedrich) -> list[Action]:
        return [*moves(s), *shifts(s), *ch10_recruiting.recruit_actions(s), EndMovement()]

    def take(self, s: Friedrich, action: Action) -> None:
        if isinstance(action, SetOut):
            return call(s, Marching(action.pieces, (City(s.city[action.pieces[0]]),)))
        if isinstance(action, Shift):
            return shift(s, action)
        return ch10_recruiting.begin_recruiting(s) if isinstance(action, Recruit) else finish(s)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, SetOut):
            return refuse_set_out(s, action.pieces)
        if isinstance(action, Shift):
            return refuse_shift(s, action)
        if isinstance(action, Recruit):
            return ch10_recruiting.refuse_recruit(s)
        return _refuse_other(action)

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        if thing.kind == "piece":
            return SetOut((Piece(thing.id),))
        if thing.kind != "city":
            return Pay(TacticalCard(thing.id)) if thing.kind == "card" else None
        there = [piece for piece in pieces_in(s, thing.id) if NATION_OF[piece] == s.active]
        return SetOut(tuple(there)) if there else Step(City(thing.id))


@rule("2.4", "3.6", "4.2", "10.1", "13.6")
def _refuse_other(action: Action) -> Refusal:
    """2.4 Why something is refused that is no beginning of anything in this phase."""
    if isinstance(action, Step | Halt):
        return Refusal("4.2", "refused-nobody-moving")
    if isinstance(action, Pay | Settle | Reinforce | Reenter):
        return Refusal("10.1", "refused-not-recruiting")
    if isinstance(action, Discard):
        return Refusal("3.6", "refused-cards-kept")
    if isinstance(action, SetAside):
        return Refusal("13.6", "refused-declaration-time")
    return Refusal("2.4", "refused-in-movement")


@rule("4.2", "4.11", "4.12", "13.22.1", "13.25.3")
def moves(s: Friedrich) -> Iterator[SetOut]:
    """4.12 Who may begin a move: every train, and of the unmoved generals in a city any who go together."""
    taken = queries.occupied(s.city)
    for here, generals in _unmoved(s, s.active).items():
        for pieces in _parties(generals):
            if effects.refuse_set_out(s, pieces) is None and _may_go(s, pieces, here, taken):
                yield SetOut(pieces)


def _may_go(s: Friedrich, pieces: Sequence[Piece], here: City, taken: set[City]) -> bool:
    """Whether some move of these pieces comes to a legal end; mostly the next empty city is one."""
    if any(place not in taken and refuse_end(s, pieces, place) is None for place in NEIGHBOURS[here]):
        return True
    return any(_Roads(s, pieces).open(s, (here,)))


def _unmoved(s: Friedrich, nation: Nation) -> dict[City, list[Piece]]:
    """The pieces of the nation that may still move, by city."""
    found: dict[City, list[Piece]] = {}
    for piece in (*GENERALS_OF[nation], *TRAINS_OF[nation]):
        if s.city[piece] >= 0 and not s.moved[piece]:
            found.setdefault(s.city[piece], []).append(piece)
    return found


def _parties(generals: Sequence[Piece]) -> Iterator[tuple[Piece, ...]]:
    for size in range(1, len(generals) + 1):
        yield from combinations(generals, size)


@rule("4.17", "6.3", "6.4")
def shifts(s: Friedrich) -> Iterator[Shift]:
    """4.17 Armies that may pass between generals of the active nation who stand together."""
    standing = generals_on_map(s, s.active)
    places = [s.city[general] for general in standing]
    stacked = [general for general in standing if places.count(s.city[general]) > 1]
    for giver, taker in permutations(stacked, 2):
        if s.city[giver] == s.city[taker]:
            most = min(s.armies[giver] - 1, ch06_armies.room(s, taker))
            yield from (Shift(giver, taker, armies) for armies in range(1, most + 1))


@rule("4.17")
def shift(s: Friedrich, action: Shift) -> None:
    """4.17 Armies pass; nobody else hears of it."""
    s.armies[action.giver] -= action.armies
    s.armies[action.taker] += action.armies
    tell(s, Shifted(action.giver, action.taker, action.armies))


# ---- a move ---------------------------------------------------------------------------------------------------------


@rule("4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.9", "4.10", "4.11", "4.14", "4.16")
class Marching(Choice, frozen=True):
    """4.1 A move under way: `way` are its cities so far, the first where it began.

    Armies are shifted before or after it (4.17), which comes to the same as under way.
    """

    audience = everybody
    pieces: tuple[Piece, ...]
    way: tuple[City, ...]

    def seat(self, s: Friedrich) -> Seat:
        return s.player[s.active]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-marching", {"city": named(self.way[-1]), "steps": len(self.way) - 1})

    def actions(self, s: Friedrich) -> list[Action]:
        steps: list[Action] = [Step(place) for place in _Roads(s, self.pieces).open(s, self.way)]
        return [*steps, Halt()] if self._may_halt(s) else steps

    def _may_halt(self, s: Friedrich) -> bool:
        return len(self.way) > 1 and refuse_end(s, self.pieces, self.way[-1]) is None

    def take(self, s: Friedrich, action: Action) -> None:
        if isinstance(action, Step):
            return step(s, self, action.city)
        return finish(s)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Step):
            return refuse_step(s, self, action.city)
        if isinstance(action, SetOut) and set(action.pieces) <= set(self.pieces):
            return Refusal("4.12", "refused-drop")
        if isinstance(action, Halt):
            ended = refuse_end(s, self.pieces, self.way[-1]) if len(self.way) > 1 else None
            return ended or Refusal("4.1", "refused-halt-at-once")
        return Refusal("10.1" if isinstance(action, Recruit) else "4.2", "refused-move-unfinished")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        if thing.kind == "city":
            return Step(City(thing.id))
        return Step(City(s.city[thing.id])) if thing.kind == "piece" and on_map(s, thing.id) else None


@rule("4.1", "4.2", "4.4", "4.5", "4.6", "4.11", "4.13", "5.1.2", "5.5.3")
def step(s: Friedrich, march: Marching, place: City) -> None:
    """4.1 The pieces go on to the next city, and have moved (4.2); within no range of another, the move is over.

    What they leave is judged before the step has any effect (N28).
    """
    pieces, roads = march.pieces, _Roads(s, march.pieces)
    ch05_conquest.leave(s, pieces, march.way[-1])
    for piece in pieces:
        s.city[piece], s.moved[piece] = place, MOVED
    tell(s, Stepped(pieces, place))
    way = (*march.way, place)
    if roads.entrances[place] != FREE:
        return arrive(s, pieces, place, roads.entrances[place])
    return replace(s, Marching(pieces, way)) if roads.near(way) else finish(s)


@rule("4.14", "4.16", "9.10")
def arrive(s: Friedrich, pieces: Sequence[Piece], place: City, entrance: int) -> None:
    """4.14, 4.16 Generals enter a city that ends their move: they join others there, or eliminate an enemy train."""
    if entrance == JOIN:
        join(s, pieces, place)
    else:
        ch06_armies.eliminate_train(s, next(piece for piece in pieces_in(s, place) if IS_TRAIN[piece]))
    finish(s)


@rule("4.14", "9.10", "11.10.10")
def join(s: Friedrich, pieces: Sequence[Piece], place: City) -> None:
    """4.14 Those who are joined stay, too, where they have not moved yet; that is no move of theirs (11.10.10)."""
    for general in pieces_in(s, place):
        if general not in pieces and not s.moved[general]:
            s.moved[general] = HELD
    ch09_supply.mix_faces(s, place)


# ---- refusals -------------------------------------------------------------------------------------------------------


@rule("4.2", "4.8", "4.11", "4.12", "4.13", "4.14", "10.10")
def refuse_set_out(s: Friedrich, pieces: Sequence[Piece]) -> Refusal:
    """4.12 Why these pieces may not begin a move together."""
    if any(NATION_OF[piece] != s.active for piece in pieces):
        return Refusal("4.2", "refused-move-other-nation", {"nation": named_nation(s.active)})
    if not all(on_map(s, piece) for piece in pieces):
        return Refusal("4.2", "refused-move-off-map")
    if len({s.city[piece] for piece in pieces}) != 1 or len(set(pieces)) < len(pieces):
        return Refusal("4.11", "refused-move-apart")
    still = next((piece for piece in pieces if s.moved[piece]), None)
    if still is not None:
        return refuse_again(s, still)
    return effects.refuse_set_out(s, pieces) or refuse_way_out(s, pieces)


@rule("4.2", "4.13", "4.14", "10.10")
def refuse_again(s: Friedrich, piece: Piece) -> Refusal:
    """4.2 Why a piece does not move any more in this phase."""
    args = {"piece": named_piece(piece)}
    mates = [s.moved[other] for other in pieces_in(s, s.city[piece]) if other != piece]
    if s.moved[piece] == REENTERED:
        return Refusal("10.10", "refused-move-reentered", args)
    if HELD in (s.moved[piece], *mates):
        return Refusal("4.14", "refused-move-joined", args)
    return Refusal("4.13" if mates else "4.2", "refused-moved-already", args)


@rule("4.9", "4.10", "5.4.2", "11.5")
def refuse_way_out(s: Friedrich, pieces: Sequence[Piece]) -> Refusal:
    """4.10 Why pieces that may move cannot: every road is closed to them, or leads to no legal end."""
    here = City(s.city[pieces[0]])
    for place in _Roads(s, pieces).near((here,)):
        refusal = refuse_end(s, pieces, place)
        if refusal is not None:
            return refusal
    return Refusal("4.9" if IS_TRAIN[pieces[0]] else "4.10", "refused-no-way-out", {"city": named(here)})


@rule("4.1", "4.5", "4.6", "5.4.2", "11.5")
def refuse_step(s: Friedrich, march: Marching, place: City) -> Refusal:
    """4.1 Why the move may not go on to this city."""
    roads, here = _Roads(s, march.pieces), march.way[-1]
    if place not in NEIGHBOURS[here]:
        return Refusal("4.1", "refused-no-road", {"origin": named(here), "city": named(place)})
    if roads.entrances[place] == CLOSED:
        return refuse_entering(s, march.pieces, place)
    if place not in roads.near(march.way):
        clause = "4.6" if IS_TRAIN[march.pieces[0]] else "4.5"
        return Refusal(clause, "refused-main-roads-only", {"steps": roads.steps})
    return refuse_end(s, march.pieces, place) or Refusal("4.2", "refused-move-unfinished")


@rule("0.2", "4.3", "4.8", "4.9", "4.10", "11.6", "13.23.3")
def refuse_entering(s: Friedrich, pieces: Sequence[Piece], place: City) -> Refusal:
    """4.8 to 4.10 Why these pieces may not enter a city where somebody stands."""
    there, args = pieces_in(s, place), {"city": named(place)}
    if IS_TRAIN[pieces[0]]:
        return Refusal("4.9", "refused-train-occupied", args)
    if NATION_OF[there[0]] == s.active:
        return Refusal("4.8", "refused-own-train" if IS_TRAIN[there[0]] else "refused-stack-full", args)
    if enemies(NATION_OF[there[0]], s.active):
        spared = effects.refuse_enter(s, pieces, place) if IS_TRAIN[there[0]] else None
        return spared or Refusal("4.10", "refused-enemy-general", args)
    return Refusal("0.2" if IS_TRAIN[there[0]] else "4.8", "refused-friend", args)


@rule("4.17", "6.3", "6.4")
def refuse_shift(s: Friedrich, action: Shift) -> Refusal:
    """4.17 Why armies do not pass from one general to the other; of others' armies nothing is told."""
    pair = (action.giver, action.taker)
    if any(NATION_OF[one] != s.active or IS_TRAIN[one] for one in pair):
        return Refusal("4.17", "refused-shift-other", {"nation": named_nation(s.active)})
    if action.giver == action.taker or s.city[action.giver] != s.city[action.taker] or not on_map(s, action.giver):
        return Refusal("4.17", "refused-shift-apart")
    if action.armies < 1:
        return Refusal("4.17", "refused-shift-none")
    if action.armies >= s.armies[action.giver]:
        return Refusal("4.17", "refused-shift-last", {"general": named_piece(action.giver)})
    return Refusal("4.17", "refused-shift-full", {"general": named_piece(action.taker), "most": GREATEST_ARMY})


FRAMES = (Maneuvering, Marching)
