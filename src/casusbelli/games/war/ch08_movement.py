"""8 Movement: armies shifted between own territories after the attacks, each of them once."""

from __future__ import annotations

from casusbelli.engine.flow import replace, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import ch03_turn, ch13_victory, queries
from casusbelli.games.war.actions import EndTurn, Move
from casusbelli.games.war.board import NEIGHBOURS, Territory, contiguous, named
from casusbelli.games.war.events import Moved
from casusbelli.games.war.state import War


@rule("8.5", "8.6", "16.2")
def allowances(s: War) -> tuple[int, ...]:
    """8.5 How many armies may leave each territory in step 3: all that are there as it starts, but one.

    Armies that advanced this turn count like all others (8.6), unless the option of 16.2 says that they have moved.
    """
    seat = s.active
    pairs = zip(s.owner, s.armies, strict=True)
    allowed = [armies - 1 if owner == seat else 0 for owner, armies in pairs]
    if not s.options.advanced_armies_may_move:
        for conquered in ch03_turn.turn(s).conquered:
            allowed[conquered] = 0
    return tuple(allowed)


@rule("8.2", "8.3", "8.4", "8.5", "3.6")
class Moving(Choice, frozen=True):
    """8.2 As many moves as wished; `allowance` is how many armies may still leave each territory."""

    audience = everybody
    allowance: tuple[int, ...]

    def seat(self, s: War) -> Seat:
        return s.active

    def prompt(self, s: War) -> Message:
        return Message("ask-moving")

    def actions(self, s: War) -> list[Action]:
        return [*queries.moves(s, s.active, self.allowance), EndTurn()]

    def take(self, s: War, action: Action) -> None:
        return move(s, action) if isinstance(action, Move) else ch03_turn.end_turn(s)

    def refuse(self, s: War, action: Action) -> Refusal:
        if isinstance(action, Move):
            return refuse_move(s, action, self.allowance)
        return ch03_turn.refuse_step(action, 3)

    def wanted(self, s: War, thing: Thing) -> Action | None:
        if thing.kind != "territory":
            return None
        place = Territory(thing.id)
        return Move(place, next((t for t in NEIGHBOURS[place] if s.owner[t] == s.active), NEIGHBOURS[place][0]), 1)


@rule("8.2", "8.5", "13.2")
def move(s: War, action: Move) -> None:
    """8.5 Armies go over; what arrives never raises the allowance of a territory."""
    s.armies[action.origin] -= action.armies
    s.armies[action.target] += action.armies
    tell(s, Moved(s.active, action.origin, action.target, action.armies))
    allowance = list(s.stack[-1].allowance)
    allowance[action.origin] -= action.armies
    replace(s, Moving(tuple(allowance)))
    ch13_victory.judge(s, s.active)


@rule("8.2", "8.3", "8.4", "8.5", "16.2")
def refuse_move(s: War, action: Move, allowance: tuple[int, ...]) -> Refusal:
    """8.2 Why this move is refused."""
    places = {"origin": named(action.origin), "target": named(action.target)}
    if s.owner[action.origin] != s.active or s.owner[action.target] != s.active:
        return Refusal("8.2", "refused-move-not-own", places)
    if not contiguous(action.origin, action.target):
        return Refusal("8.2", "refused-not-contiguous", places)
    if action.armies < 1:
        return Refusal("8.2", "refused-no-armies")
    return refuse_leaving(s, action, allowance[action.origin])


@rule("8.3", "8.4", "8.5", "16.2")
def refuse_leaving(s: War, action: Move, most: int) -> Refusal:
    """8.5 Why so many armies may not leave."""
    args = {"origin": named(action.origin), "most": most}
    if action.armies >= s.armies[action.origin]:
        return Refusal("8.3", "refused-move-occupation", args)
    if action.origin in ch03_turn.turn(s).conquered and not s.options.advanced_armies_may_move:
        return Refusal("16.2", "refused-move-advanced", args)
    if most < 1:
        return Refusal("8.4", "refused-move-again", args)
    return Refusal("8.5", "refused-move-too-many", args)
