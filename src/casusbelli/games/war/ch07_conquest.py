"""7 Conquest of a territory: the advance, and what follows from it."""

from __future__ import annotations

from casusbelli.engine.flow import finish, replace, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import ch03_turn, ch12_elimination, ch13_victory
from casusbelli.games.war.actions import Advance
from casusbelli.games.war.board import Territory, named
from casusbelli.games.war.events import Advanced
from casusbelli.games.war.state import War


@rule("7.1", "7.2", "7.4", "7.5", "8.1")
class Advancing(Choice, frozen=True):
    """7.1 The target has fallen: 1 to `most` armies, as many as were announced, must move in at once."""

    audience = everybody
    origin: Territory
    target: Territory
    most: int

    def seat(self, s: War) -> Seat:
        return s.active

    def prompt(self, s: War) -> Message:
        return Message("ask-advancing", {"origin": named(self.origin), "target": named(self.target), "most": self.most})

    def actions(self, s: War) -> list[Action]:
        return [Advance(self.origin, self.target, armies) for armies in range(1, self.most + 1)]

    def take(self, s: War, action: Advance) -> None:
        loser = s.owner[self.target]
        occupy(s, action)
        if loser in s.owner:
            finish(s)
            return ch13_victory.judge(s, s.active)
        return replace(s, ch12_elimination.Eliminating(loser))

    def refuse(self, s: War, action: Action) -> Refusal:
        if not isinstance(action, Advance):
            return Refusal("7.1", "refused-advance-due", {"target": named(self.target)})
        if (action.origin, action.target) != (self.origin, self.target):
            return Refusal(
                "7.5", "refused-advance-elsewhere", {"origin": named(self.origin), "target": named(self.target)}
            )
        if action.armies < 1:
            return Refusal("7.1", "refused-no-armies")
        return Refusal("7.2", "refused-advance-too-many", {"most": self.most})

    def wanted(self, s: War, thing: Thing) -> Action | None:
        if thing.kind != "territory" or thing.id in (self.origin, self.target):
            return None
        return Advance(Territory(thing.id), self.target, 1)


@rule("7.3", "7.6")
def occupy(s: War, action: Advance) -> None:
    """7.6 (a) New owner, new numbers of armies, the conquest is noted."""
    s.owner[action.target] = s.active
    s.armies[action.target] = action.armies
    s.armies[action.origin] -= action.armies
    ch03_turn.note_conquest(s, action.target)
    tell(s, Advanced(s.active, action.origin, action.target, action.armies))
