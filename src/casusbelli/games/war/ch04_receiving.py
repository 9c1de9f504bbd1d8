"""4 Receiving armies: for territories, for whole continents, and where they may be placed."""

from __future__ import annotations

import msgspec

from casusbelli.engine.flow import finish, replace, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war import (
    ch03_turn,
    ch05_attacks,
    ch10_exchange,
    ch13_victory,
    queries,
)
from casusbelli.games.war.actions import Attack, EndStep, EndTurn, Exchange, Move, Place
from casusbelli.games.war.board import CONTINENT_OF, Territory, named
from casusbelli.games.war.events import Placed, Received
from casusbelli.games.war.state import War


@rule("4.1", "4.2", "4.5", "4.5.1", "3.3.1", "3.7")
def received(s: War, seat: Seat) -> Receiving:
    """4.1 What a player receives, read once as the turn starts (4.5.1), in the first round too (3.3.1)."""
    free = queries.base_armies(s.owner.count(seat))
    pots = queries.continent_armies(s, seat)
    tell(s, Received(seat, free, sum(pots)))
    return Receiving(free, pots)


@rule("4.4", "4.5.2", "4.5.3", "4.6", "3.3", "3.4", "10.2")
class Receiving(Choice, frozen=True):
    """4 Placing what was received, and exchanging cards, in any order.

    `free` armies go anywhere, those in `pots`, by continent, only inside it; neither can be kept (4.6).
    """

    audience = everybody
    free: int
    pots: tuple[int, ...]

    def seat(self, s: War) -> Seat:
        return s.active

    def prompt(self, s: War) -> Message:
        if self.unplaced():
            return Message("ask-placing", {"free": self.free, "bound": sum(self.pots)})
        return Message("ask-must-exchange" if must_exchange(s) else "ask-step-over")

    def unplaced(self) -> int:
        """4.6 Armies that are still to be placed."""
        return self.free + sum(self.pots)

    def actions(self, s: War) -> list[Action]:
        found: list[Action] = [*queries.placements(s, s.active, self.free, self.pots)]
        if s.round > 1:
            found += queries.exchanges(queries.hand(s, s.active))
        if not self.unplaced() and not must_exchange(s):
            found += [*ch05_attacks.Attacking().actions(s)]
        return found

    def take(self, s: War, action: Action) -> None:
        if isinstance(action, Place):
            return self.place(s, action)
        if isinstance(action, Exchange):
            return ch10_exchange.exchange(s, self, action)
        ch03_turn.open_attacks(s)
        return None if isinstance(action, EndStep) else ch05_attacks.Attacking().take(s, action)

    @rule("4.4", "4.5.2", "13.2", "3.5.1")
    def place(self, s: War, action: Place) -> None:
        """4.5.2 Bound armies are used first: nothing is lost by it, since free ones may go anywhere."""
        s.armies[action.territory] += action.armies
        tell(s, Placed(s.active, action.territory, action.armies))
        rest = self.without(action.territory, action.armies)
        replace(s, rest)
        ch13_victory.judge(s, s.active)
        if s.result is None and s.round == 1 and not rest.unplaced():
            finish(s)

    def without(self, territory: Territory, armies: int) -> Receiving:
        """What is left to place after so many armies have gone to a territory."""
        home = CONTINENT_OF[territory]
        bound = min(armies, self.pots[home])
        pots = (*self.pots[:home], self.pots[home] - bound, *self.pots[home + 1 :])
        return Receiving(self.free - armies + bound, pots)

    def refuse(self, s: War, action: Action) -> Refusal:
        if isinstance(action, Place):
            return self.refuse_place(s, action)
        if s.round == 1 and isinstance(action, Attack | Exchange | Move):
            return ch03_turn.refuse_in_round_1(action)
        if isinstance(action, Exchange):
            return ch10_exchange.refuse_exchange(action)
        return self.refuse_leaving(s, action)

    @rule("4.4", "4.5.2", "4.5.3", "4.6")
    def refuse_place(self, s: War, action: Place) -> Refusal:
        """4.4 Not there, or not so many."""
        if s.owner[action.territory] != s.active:
            return Refusal("4.4", "refused-place-not-own", {"territory": named(action.territory)})
        if not self.unplaced():
            return Refusal("4.4", "refused-nothing-to-place")
        if action.armies < 1:
            return Refusal("4.4", "refused-no-armies")
        return self.refuse_too_many(action)

    @rule("4.5.2", "4.5.3")
    def refuse_too_many(self, action: Place) -> Refusal:
        """4.5.2 Armies of another continent cannot go here."""
        most = self.free + self.pots[CONTINENT_OF[action.territory]]
        args = {"territory": named(action.territory), "most": most}
        if action.armies <= self.unplaced():
            return Refusal("4.5.2", "refused-place-bound", args)
        return Refusal("4.4", "refused-place-too-many", args)

    @rule("3.5.1", "3.8", "4.6", "10.5")
    def refuse_leaving(self, s: War, action: Action) -> Refusal:
        """3.5.1 Step 1 stays open while armies are unplaced or five cards are held."""
        if not isinstance(action, Attack | Move | EndStep | EndTurn):
            return ch03_turn.refuse_step(action, 1)
        if self.unplaced():
            return Refusal("4.6", "refused-unplaced", {"armies": self.unplaced()})
        if must_exchange(s):
            return Refusal("10.5", "refused-five-cards")
        return ch05_attacks.Attacking().refuse(s, action)

    def wanted(self, s: War, thing: Thing) -> Action | None:
        if thing.kind == "territory" and self.unplaced():
            return Place(Territory(thing.id), 1)
        if thing.kind == "card":
            return ch10_exchange.wanted_exchange(s, thing)
        return ch05_attacks.Attacking().wanted(s, thing)


@rule("10.5", "10.4")
def must_exchange(s: War) -> bool:
    """10.5 Whether the active player holds so many cards that three must go."""
    return s.round > 1 and len(queries.hand(s, s.active)) >= FORCED


FORCED = 5
"""10.5 With so many cards an exchange is compulsory."""


def more_free(frame: Receiving, armies: int) -> Receiving:
    """10.7 The same armies to place, and so many free ones besides."""
    return msgspec.structs.replace(frame, free=frame.free + armies)
