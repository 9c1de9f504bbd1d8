"""8 Retreat: where a beaten stack goes, as the winner decides."""

from __future__ import annotations

from casusbelli.engine.flow import call, finish, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import ch06_armies, queries
from casusbelli.games.friedrich.actions import Halt, Retreat, SetOut, Step
from casusbelli.games.friedrich.board import NATION_OF, City, Nation, Piece, distance, named, named_nation
from casusbelli.games.friedrich.events import Retreated, Routed
from casusbelli.games.friedrich.state import Friedrich


@rule("8.1", "8.7")
def retreat(s: Friedrich, generals: tuple[Piece, ...], steps: int, winner: City, nation: Nation) -> None:
    """8.1 A beaten stack retreats so many cities from `winner`, the city of `nation`, or is lost (8.7)."""
    found = ends(s, generals, steps, winner)
    if not found:
        return rout(s, generals)
    return call(s, Retreating(generals, steps, winner, nation, found))


@rule("8.4", "8.5")
def ends(s: Friedrich, generals: tuple[Piece, ...], steps: int, winner: City) -> tuple[City, ...]:
    """8.5 Where the stack may end its retreat; pieces of every nation, trains too, stand in the way (8.4)."""
    others = {place for piece, place in enumerate(s.city) if place >= 0 and piece not in generals}
    return queries.retreat_ends(s.city[generals[0]], steps, others, winner)


@rule("8.7")
def rout(s: Friedrich, generals: tuple[Piece, ...]) -> None:
    """8.7 There is no way of that length: all armies are lost, and the generals leave the map."""
    nation = NATION_OF[generals[0]]
    lost = sum(s.armies[general] for general in generals)
    tell(s, Routed(nation, lost, s.total[nation] - lost))
    for general in generals:
        ch06_armies.take_off(s, general)


@rule("8.2", "8.3", "8.5", "8.6", "8.8")
class Retreating(Choice, frozen=True):
    """8.6 The winner `nation` chooses where the beaten stack ends its retreat; only the end counts (8.8).

    `ends` are the cities that 8.5 leaves, reached in exactly `steps` steps.
    """

    audience = everybody
    public = True
    generals: tuple[Piece, ...]
    steps: int
    winner: City
    nation: Nation
    ends: tuple[City, ...]

    def seat(self, s: Friedrich) -> Seat:
        return s.player[self.nation]

    def prompt(self, s: Friedrich) -> Message:
        beaten = named_nation(NATION_OF[self.generals[0]])
        return Message("ask-retreating", {"nation": beaten, "steps": self.steps})

    def actions(self, s: Friedrich) -> list[Action]:
        return [Retreat(end) for end in self.ends]

    def take(self, s: Friedrich, action: Retreat) -> None:
        for general in self.generals:
            s.city[general] = action.city
        tell(s, Retreated(self.generals, action.city))
        finish(s)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Retreat):
            return refuse_end(s, self, action.city)
        if isinstance(action, SetOut | Step | Halt):
            return Refusal("8.2", "refused-retreat-split")
        return Refusal("8.1", "refused-retreat-due")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Retreat(City(thing.id)) if thing.kind == "city" else None


@rule("8.4", "8.5")
def refuse_end(s: Friedrich, choice: Retreating, place: City) -> Refusal:
    """8.4, 8.5 Why the stack may not end its retreat there."""
    args = {"city": named(place), "steps": choice.steps}
    if place in queries.occupied(s.city):
        return Refusal("8.4", "refused-retreat-occupied", args)
    far = distance(choice.winner, choice.ends[0])
    if distance(choice.winner, place) < far:
        return Refusal("8.5", "refused-retreat-near", args)
    return Refusal("8.4", "refused-retreat-path", args)


FRAMES = (Retreating,)
