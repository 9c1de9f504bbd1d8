"""8 Naval assets: black cubes for dice."""

from __future__ import annotations

from casusbelli.engine.flow import tell
from casusbelli.engine.ids import Seat
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.games.war_in_the_pacific import ch06_actions, queries
from casusbelli.games.war_in_the_pacific.actions import Supply
from casusbelli.games.war_in_the_pacific.board import NAVAL_LIMIT, NAVAL_TRACKER, named_die
from casusbelli.games.war_in_the_pacific.events import NavalGained
from casusbelli.games.war_in_the_pacific.state import Pacific


@rule("8.1", "8.2", "8.3", "8.6", "8.7", "8.8", "2.6", "17.2")
def supply(s: Pacific, seat: Seat, action: Supply) -> None:
    """8.1, 8.3 The die gains black cubes, usable at once; those that do not fit are discarded."""
    gain = queries.naval_gain(s, seat, action.die)
    ch06_actions.commit(s, seat, action.die, NAVAL_TRACKER, 0)
    fits = min(gain, NAVAL_LIMIT - s.naval[seat])
    s.naval[seat] += fits
    tell(s, NavalGained(seat, fits, gain - fits))


@rule("8.1", "8.4", "8.5", "8.7")
def refuse_supply(s: Pacific, seat: Seat, action: Supply) -> Refusal:
    """8 Why this die may not go to the naval assets tracker."""
    if s.naval[seat] == NAVAL_LIMIT:
        return Refusal("8.4", "refused-naval-full", {"limit": NAVAL_LIMIT})
    args = {"die": named_die(action.die)}
    if s.raised[seat][action.die]:
        return Refusal("8.7", "refused-naval-raised", args)
    return Refusal("8.5" if queries.is_red(s, seat, action.die) else "8.1", "refused-naval-low", args)
