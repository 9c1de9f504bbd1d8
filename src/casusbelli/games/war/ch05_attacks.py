"""5 Attacks: who may attack whom, with how many armies."""

from __future__ import annotations

from casusbelli.engine.flow import call, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import ch03_turn, ch06_battle, ch08_movement, queries
from casusbelli.games.war.actions import Attack, EndStep, EndTurn, Move
from casusbelli.games.war.board import ATTACK_DICE, DEFENCE_DICE, NEIGHBOURS, Territory, contiguous, named
from casusbelli.games.war.events import Attacked
from casusbelli.games.war.state import War


@rule("5.1", "5.8", "3.6", "3.5.1", "0.5")
class Attacking(Choice, frozen=True):
    """5 Attack as often as wished, or not at all; a move or the end of the turn closes the attacks (3.5.1)."""

    audience = everybody

    def seat(self, s: War) -> Seat:
        return s.active

    def prompt(self, s: War) -> Message:
        return Message("ask-attacking")

    def actions(self, s: War) -> list[Action]:
        moves = queries.moves(s, s.active, ch08_movement.allowances(s))
        return [*queries.attacks(s, s.active), *moves, EndStep(), EndTurn()]

    def take(self, s: War, action: Action) -> None:
        if isinstance(action, Attack):
            return attack(s, action)
        if isinstance(action, EndTurn):
            return ch03_turn.end_turn(s)
        ch03_turn.open_movement(s)
        return ch08_movement.move(s, action) if isinstance(action, Move) else None

    def refuse(self, s: War, action: Action) -> Refusal:
        if isinstance(action, Attack):
            return refuse_attack(s, action)
        if isinstance(action, Move):
            return ch08_movement.refuse_move(s, action, ch08_movement.allowances(s))
        return ch03_turn.refuse_step(action, 2)

    def wanted(self, s: War, thing: Thing) -> Action | None:
        return wanted_attack(s, Territory(thing.id)) if thing.kind == "territory" else None


@rule("5.5", "5.9", "5.10", "5.11", "5.12", "6.6", "0.5")
def attack(s: War, action: Attack) -> None:
    """5.10 The attack is announced and rolled; the defender decides nothing (5.12)."""
    tell(s, Attacked(s.active, action.origin, action.target, action.armies))
    call(s, ch06_battle.Battle(action.origin, action.target, action.armies, defence_dice(s, action.target)))


@rule("5.12")
def defence_dice(s: War, target: Territory) -> int:
    """5.12 One die for each army, the occupation army included, at most three."""
    return min(DEFENCE_DICE, s.armies[target])


@rule("5.2", "5.4", "5.6", "5.6.1", "1.3.3")
def refuse_attack(s: War, action: Attack) -> Refusal:
    """5 Why this attack is refused."""
    places = {"origin": named(action.origin), "target": named(action.target)}
    if s.owner[action.origin] != s.active:
        return Refusal("5.4", "refused-attack-origin", places)
    if s.owner[action.target] == s.active:
        return Refusal("5.4", "refused-attack-own", places)
    if not contiguous(action.origin, action.target):
        return Refusal("5.4", "refused-not-contiguous", places)
    return refuse_strength(s, action)


@rule("5.2", "5.6", "5.6.1")
def refuse_strength(s: War, action: Attack) -> Refusal:
    """5.6 Why so many armies may not attack."""
    armies = s.armies[action.origin]
    if armies < 2:
        return Refusal("5.2", "refused-occupation-army", {"origin": named(action.origin)})
    if action.armies < 1:
        return Refusal("5.6.1", "refused-no-armies")
    return Refusal(
        "5.6", "refused-attack-too-many", {"origin": named(action.origin), "most": min(ATTACK_DICE, armies - 1)}
    )


def wanted_attack(s: War, place: Territory) -> Attack:
    """The likeliest attack with this territory: on an enemy neighbour, or from the strongest own one, near or far."""
    if s.owner[place] == s.active:
        return Attack(place, next((t for t in NEIGHBOURS[place] if s.owner[t] != s.active), NEIGHBOURS[place][0]), 1)
    own = queries.territories(s, s.active)
    return Attack(max([t for t in own if contiguous(t, place)] or own, key=s.armies.__getitem__), place, 1)
