"""How much room counters and names take on a board, reckoned without a font at hand. Lengths are board units."""

import re
import string
import unicodedata
from pathlib import Path
from typing import Literal, NamedTuple

Side = Literal["below", "left", "right", "above"]

TEXTS = Path(__file__).parents[2] / "src" / "casusbelli" / "games" / "war" / "text"

# Advance widths of Alegreya SC 700 in thousandths of the size; an accent takes no room of its own.
_CAPITALS = (625, 627, 616, 694, 596, 531, 654, 747, 365, 332, 657, 530, 841, 728, 675, 576, 680, 641, 539, 567)
_CAPITALS_UVWXYZ = (657, 624, 962, 681, 594, 580)
_SMALL = (544, 542, 524, 588, 512, 460, 555, 633, 320, 294, 567, 460, 710, 621, 571, 499, 575, 554, 465, 491)
_SMALL_UVWXYZ = (554, 536, 819, 586, 521, 499)
_WIDTHS = dict(zip(string.ascii_letters, (*_SMALL, *_SMALL_UVWXYZ, *_CAPITALS, *_CAPITALS_UVWXYZ), strict=True))
_OTHER = 355
ASCENT, DESCENT = 0.82, 0.24
"""With the accent of a capital and the tail of a cedilla, as shares of the size."""

NAME, NAME_SPACING = 12.2, 0.02
"""Size of a name at rest and its letterspacing in em."""
CHOSEN = 13.4
"""Size of the name of a territory that may be chosen."""
CONTINENT, CONTINENT_SPACING = 14.0, 0.16


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, x: float, y: float) -> "Box":
        """The box moved by so much."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def overlap(self, other: "Box") -> float:
        """The area that two boxes have in common."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(width, 0.0) * max(height, 0.0)


COUNTER = Box(-15, -17, 15, 18.5)
"""A shield with its paper casing, round the counter point."""
TICKS = Box(-21, -22, 21, 23)
"""The corner ticks round a counter that may be chosen."""
BONUS = Box(-14.5, 5.5, 14.5, 24)
"""The armies of a continent, below its name."""


def width(text: str, size: float, spacing: float) -> float:
    """How wide a text is, set in bold; `spacing` is the letterspacing in em."""
    plain = [letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)]
    return sum(_WIDTHS.get(letter, _OTHER) / 1000 + spacing for letter in plain) * size


def line(x: float, y: float, side: Side, wide: float, size: float) -> Box:
    """The box of a line of text whose anchor lies on its base line: the end left of a piece, the start right of it."""
    left = {"left": -wide, "right": 0.0}.get(side, -wide / 2)
    return Box(left, -ASCENT * size, left + wide, DESCENT * size).at(x, y)


def names(kind: str) -> dict[str, tuple[str, ...]]:
    """The names of `territory` or `continent` by id, one for each language."""
    found: dict[str, list[str]] = {}
    for catalogue in sorted(TEXTS.glob("*.ftl")):
        text = catalogue.read_text(encoding="utf-8")
        for id, name in re.findall(rf"^{kind}-(\w+) = (.+?)\s*$", text, re.MULTILINE):
            found.setdefault(id, []).append(name)
    return {id: tuple(of) for id, of in found.items()}


def widest(names: tuple[str, ...], size: float = NAME, spacing: float = NAME_SPACING) -> float:
    """The width of the longest of the names of one thing."""
    return max(width(name, size, spacing) for name in names)
