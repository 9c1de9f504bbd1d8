"""6 Actions: what all commitments of a die have in common."""

from __future__ import annotations

from casusbelli.engine.flow import tell
from casusbelli.engine.ids import Seat
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.games.war_in_the_pacific import ch07_dice, queries
from casusbelli.games.war_in_the_pacific.board import Die, Target
from casusbelli.games.war_in_the_pacific.events import Committed
from casusbelli.games.war_in_the_pacific.state import Pacific


@rule("5.5", "5.6", "7.13")
def commit(s: Pacific, seat: Seat, die: Die, target: Target, cubes: int) -> int:
    """5.6 Raise a die by these cubes and let it take effect: it is spent (5.5). Returns its value."""
    ch07_dice.spend_cubes(s, seat, die, cubes)
    s.spent[seat][die], s.laid[seat][die] = 1, target
    value = queries.value(s, seat, die)
    tell(s, Committed(seat, die, value, target))
    return value


@rule("7.13", "11.20")
def refuse_dear(s: Pacific, seat: Seat, cubes: int, icon: int) -> Refusal | None:
    """7.13, 11.20 Why a die is not committed with so many cubes where the box costs `icon` more; None: it may be."""
    if cubes < 0:
        return Refusal("7.13", "refused-no-cubes")
    if cubes > s.naval[seat]:
        return Refusal("7.13", "refused-too-few-cubes", {"cubes": cubes, "naval": s.naval[seat]})
    if cubes and cubes + icon > s.naval[seat]:
        return Refusal("11.20", "refused-too-few-cubes", {"cubes": cubes + icon, "naval": s.naval[seat]})
    return None
