"""Scenarios: a position, what seats do in the words of the notation, and chance that says what it is told to say.

    given(WAR, position).script((6, 5, 1), (4,)).does("attack brasil argelia 3")

Everything goes through the same door as at a table (`engine.ask`), so that a scenario cannot cheat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Self

from casusbelli.engine import ask, flow
from casusbelli.engine.chance import Impossible
from casusbelli.engine.flow import Pending, heard_by
from casusbelli.engine.game import Game
from casusbelli.engine.ids import SPECTATOR, Seat, Viewer
from casusbelli.engine.record import Action
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.visibility import View


class ScenarioFailed(AssertionError):
    """The story did not go as it was told; the text says where."""


class Scenario:
    """One game under way in a test. It plays on a copy of the position, open as `state` for assertions.

    Methods return the scenario, so that a story reads as a chain. A seat is a number from 0; None stands for the first
    seat that the game waits for.
    """

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.state = state.copy()
        self.state.outbox = []
        self._script: deque[Any] = deque()
        flow.advance(self.state)

    # What happens.

    def script(self, *outcomes: Any) -> Self:
        """What the next chances will bring, one argument a chance; those already waited for are answered at once.

        Raises ScenarioFailed for an outcome that the chance waited for does not hold.
        """
        self._script += outcomes
        while self._script and self.chance is not None:
            self._resolve(self.chance)
        return self

    def does(self, *attempts: str | Action, seat: int | None = None) -> Self:
        """A seat does these things one after another, and scripted chance answers in between.

        Raises ScenarioFailed where one is refused, or where a chance finds no outcome left in the script.
        """
        for attempted in attempts:
            self._do(attempted, seat)
        return self

    def done(self) -> Self:
        """Every outcome of the script has been used. Raises ScenarioFailed."""
        _require(not self._script, f"outcomes left in the script: {list(self._script)}")
        return self

    # What may not happen.

    def refused(
        self, attempted: str | Action, *, clause: str | None, reason: str | None = None, seat: int | None = None
    ) -> Self:
        """The attempt is refused with this clause (None: any) and this reason (None: any), and nothing has changed.

        Raises ScenarioFailed.
        """
        who, before = self._seat(seat), self.game.save(self._quiet())
        refusal = ask.attempt(self.game, self.state, who, self.action(attempted))
        _require(refusal is not None, f"seat {who} may {attempted}")
        _require(self.game.save(self._quiet()) == before, f"the refused attempt {attempted} has changed the state")
        return self._refused_as(attempted, refusal, clause, reason)

    def refused_by(self, seat: int, attempted: str | Action, *, clause: str | None, reason: str | None = None) -> Self:
        """The attempt of this seat, whose turn it may not be, is refused. Raises ScenarioFailed."""
        return self.refused(attempted, clause=clause, reason=reason, seat=seat)

    def why_not(self, thing: str, *, clause: str | None, reason: str | None = None) -> Self:
        """Pointing at this thing (`place:brasil`) is explained with this clause. Raises ScenarioFailed."""
        at = self._choice()
        wanted = at.frame.wanted(self.state, self.game.notation.thing(thing))
        _require(wanted is not None, f"{type(at.frame).__name__} knows no attempt with {thing}")
        return self.refused(wanted, clause=clause, reason=reason, seat=at.frame.seat(self.state))

    # What can be looked at.

    @property
    def frame(self) -> Any:
        """The first frame that waits for an answer; None when the game is over."""
        pending = flow.pending(self.state)
        return pending[0].frame if pending else None

    @property
    def seat(self) -> int:
        """The seat that the first pending choice asks. Raises ScenarioFailed where none is pending."""
        seat: int = self._choice().frame.seat(self.state)
        return seat

    @property
    def chance(self) -> Pending | None:
        """The first pending chance."""
        return next((at for at in flow.pending(self.state) if at.frame.kind == "chance"), None)

    @property
    def legal(self) -> list[str]:
        """The legal answers to the first pending choice, in words."""
        return [self.game.notation.write(action) for action in self._choice().frame.actions(self.state)]

    def standing(self, seat: int) -> list[str]:
        """What the seat may do out of turn, in words."""
        offers = flow.standing(self.state, Seat(seat))
        return [self.game.notation.write(offer.action) for offer in offers]

    def view(self, *seats: int) -> View:
        """The position as these seats see it."""
        return self.game.view(self.state, seats)

    def events(self, viewer: Viewer | None = None) -> list[Any]:
        """What has happened since the beginning of the scenario; with a viewer, as it has heard of it."""
        heard = [entry for entry in self.state.outbox if isinstance(entry, flow.Heard)]
        if viewer is None:
            return [entry.event for entry in heard]
        return [told for entry in heard if (told := heard_by(entry, viewer)) is not None]

    def public_events(self) -> list[Any]:
        """What a spectator has heard."""
        return self.events(SPECTATOR)

    def action(self, attempted: str | Action) -> Action:
        """Words as an action. Raises Unreadable for words that are none."""
        return self.game.notation.parse(attempted) if isinstance(attempted, str) else attempted

    def _do(self, attempted: str | Action, seat: int | None) -> None:
        who = self._seat(seat)
        action = self.action(attempted)
        refusal = ask.attempt(self.game, self.state, who, action)
        _require(refusal is None, f"{attempted} of seat {who} is refused: {_told(refusal)}; legal: {self._menu()}")
        ask.carry_out(self.game, self.state, who, action)
        while (at := self.chance) is not None:
            _require(
                self._script, f"after {attempted}, {at.frame} finds no outcome in the script; {_possible(at, self)}"
            )
            self._resolve(at)

    def _resolve(self, at: Pending) -> None:
        outcome = self._script.popleft()
        try:
            at.frame.space(self.state).index(outcome)
        except (Impossible, TypeError):
            raise ScenarioFailed(f"{at.frame} cannot bring {outcome!r}; {_possible(at, self)}") from None
        flow.resolve(self.state, at, outcome)

    def _choice(self) -> Pending:
        found = [at for at in flow.pending(self.state) if at.frame.kind == "choice"]
        _require(found, f"no seat is asked; pending: {self.frame}")
        return found[0]

    def _seat(self, seat: int | None) -> int:
        return self.seat if seat is None else seat

    def _quiet(self) -> Any:
        """The state without what has been told, which is no part of it."""
        twin = self.state.copy()
        twin.outbox = None
        return twin

    def _menu(self) -> str:
        choices = [at for at in flow.pending(self.state) if at.frame.kind == "choice"]
        return _listed(self.legal if choices else [])

    def _refused_as(self, attempted: object, refusal: Refusal | None, clause: str | None, reason: str | None) -> Self:
        told = refusal or Refusal("", "")
        _require(clause in (None, told.clause), f"{attempted} is refused by {_told(told)}, not by clause {clause}")
        _require(reason in (None, told.reason), f"{attempted} is refused by {_told(told)}, not for {reason}")
        return self


def given(game: Game, state: Any) -> Scenario:
    """A scenario that begins with this position, run on to its first request."""
    return Scenario(game, state)


def _require(condition: object, text: str) -> None:
    if not condition:
        raise ScenarioFailed(text)


def _told(refusal: Refusal | None) -> str:
    return f"{refusal.reason} [{refusal.clause or '-'}] {refusal.args or ''}".strip() if refusal else ""


def _possible(at: Pending, scenario: Scenario) -> str:
    space = at.frame.space(scenario.state)
    some = [repr(space.pick(index)) for index in range(min(space.size, 8))]
    return f"possible: {_listed(some)}" + (f" ... ({space.size} in all)" if space.size > len(some) else "")


def _listed(texts: Iterable[str]) -> str:
    return ", ".join(texts) or "nothing"
