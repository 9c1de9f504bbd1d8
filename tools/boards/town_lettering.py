"""How much room the names of towns and the suits of sectors take on the map of Friedrich; they keep their size on the
screen while the map grows. Lengths are pixels of the screen unless said otherwise.
"""

from typing import NamedTuple

from tools.boards.lettering import ASCENT, DESCENT, Box, width

PLAIN, STRONG = 12.5, 14.0
"""Sizes of a name, and of one that matters: an objective or a depot."""
SPACING = 0.01
RING, SQUARE = 7.5, 11.0
"""How far a name keeps from the middle of a city that is a ring, and from one that is a square or a star."""
POSITIONS = 8
"""To the right, above, below, to the left; above and below to the right, above and below to the left."""
SUIT = (16.0, 7.0, 24.0)
"""Width of a suit in units of the map, and the least and the greatest in pixels."""

Corner = tuple[float, float]


class Town(NamedTuple):
    """A city: its place in units, its name, and whether it matters."""

    at: Corner
    name: str
    strong: bool


def size(town: Town) -> float:
    """The size of its name."""
    return STRONG if town.strong else PLAIN


def text_box(town: Town, position: int, scale: float) -> Box:
    """The box of a name at one of the eight positions."""
    high, wide = size(town), width(town.name, size(town), SPACING)
    room = SQUARE if town.strong else RING
    dx, dy = anchor(position, room, high)
    left = dx - (0.0, 0.5, 0.5, 1.0, 0.0, 0.0, 1.0, 1.0)[position] * wide
    x, y = town.at[0] * scale + left, town.at[1] * scale + dy
    return Box(x, y - ASCENT * 0.9 * high, x + wide, y + DESCENT * high)


def anchor(position: int, room: float, high: float) -> Corner:
    """Where the base line of a name begins, ends or has its middle, from the middle of its city."""
    slant = room * 0.6
    return (
        (room, 0.32 * high),
        (0.0, -room),
        (0.0, room + 0.68 * high),
        (-room, 0.32 * high),
        (slant, -slant),
        (slant, slant + 0.6 * high),
        (-slant, -slant),
        (-slant, slant + 0.6 * high),
    )[position]


def suit_width(scale: float) -> float:
    """How wide a suit is at this enlargement."""
    units, least, greatest = SUIT
    return min(max(units * scale, least), greatest)
