"""Rings into arcs: each stretch of coast or border is kept once, whichever regions it bounds.

An arc is a list of corners. A reference to it is its index, or `~index` when it is walked backwards (as in TopoJSON).
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

Corner = tuple[int, int]
Ring = list[Corner]
Segment = tuple[Corner, Corner]


class Arcs:
    """The arcs of all regions. `rings` are closed: the last corner is the first one again."""

    def __init__(self, rings: dict[str, list[Ring]]) -> None:
        self._sides = _sides(rings)
        self._junctions = _junctions(self._sides)
        self._found: dict[tuple[Corner, ...], int] = {}
        self.bounds: list[frozenset[str]] = []
        """By arc: the regions on its sides, one at a coast and two at a border."""
        self.regions = {name: [self._ring(ring) for ring in of] for name, of in rings.items()}
        self.corners = list(self._found)

    def chains(self, indices: Iterable[int]) -> list[list[int]]:
        """The arcs of that kind, joined to lines as long as can be, so that dashes run on over junctions."""
        return _chains([(index, self.corners[index]) for index in indices])

    def _ring(self, ring: Ring) -> list[int]:
        return [self._reference(arc) for arc in self._cut(ring)]

    def _cut(self, ring: Ring) -> list[Ring]:
        corners = ring[:-1]
        cuts = [at for at, corner in enumerate(corners) if corner in self._junctions]
        if not cuts:
            start = corners.index(min(corners))
            return [[*corners[start:], *corners[: start + 1]]]
        turned = [*corners[cuts[0] :], *corners[: cuts[0] + 1]]
        ends = [at - cuts[0] for at in cuts] + [len(corners)]
        return [turned[a : b + 1] for a, b in pairwise(ends)]

    def _reference(self, arc: Ring) -> int:
        forward, backward = tuple(arc), tuple(reversed(arc))
        if backward in self._found:
            return ~self._found[backward]
        if forward not in self._found:
            self._found[forward] = len(self._found)
            self.bounds.append(frozenset(self._sides[_segment(arc[0], arc[1])]))
        return self._found[forward]


def _segment(a: Corner, b: Corner) -> Segment:
    return (a, b) if a < b else (b, a)


def _sides(rings: dict[str, list[Ring]]) -> dict[Segment, set[str]]:
    sides: dict[Segment, set[str]] = {}
    for name, of in rings.items():
        for ring in of:
            for a, b in pairwise(ring):
                sides.setdefault(_segment(a, b), set()).add(name)
    return sides


def _junctions(sides: dict[Segment, set[str]]) -> set[Corner]:
    """The corners where more than two lines meet, or where the regions on the sides change."""
    around: dict[Corner, list[set[str]]] = {}
    for segment, names in sides.items():
        for corner in segment:
            around.setdefault(corner, []).append(names)
    return {corner for corner, names in around.items() if len(names) != 2 or names[0] != names[1]}


def _chains(arcs: Sequence[tuple[int, Sequence[Corner]]]) -> list[list[int]]:
    ends: dict[Corner, list[int]] = {}
    for index, corners in arcs:
        ends.setdefault(corners[0], []).append(index)
        ends.setdefault(corners[-1], []).append(~index)
    last = {reference: corners for index, corners in arcs for reference in (index, ~index)}
    left = {index for index, _ in arcs}
    chains = []
    # Lines with a loose end first: what is left then are closed ones.
    starts = [starting[0] for starting in ends.values() if len(starting) != 2]
    for start in [*starts, *(index for index, _ in arcs)]:
        if _index(start) in left:
            chains.append(_walk(start, ends, last, left))
    return chains


def _index(reference: int) -> int:
    return reference if reference >= 0 else ~reference


def _walk(start: int, ends: dict[Corner, list[int]], corners: dict[int, Sequence[Corner]], left: set[int]) -> list[int]:
    chain = [start]
    left.remove(_index(start))
    while True:
        at = corners[chain[-1]][-1 if chain[-1] >= 0 else 0]
        onwards = [reference for reference in ends[at] if _index(reference) in left]
        if len(ends[at]) != 2 or not onwards:
            return chain
        left.remove(_index(onwards[0]))
        chain.append(onwards[0])
