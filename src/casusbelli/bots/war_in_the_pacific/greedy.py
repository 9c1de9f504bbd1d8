"""A player who lays the dice of a turn as well as may be, by rules of thumb about what is good to have."""

from __future__ import annotations

from casusbelli.bots.war_in_the_pacific.player import Player, turns_left
from casusbelli.bots.war_in_the_pacific.tracks import Track, tracks
from casusbelli.bots.war_in_the_pacific.turn import Stand, Worth, bases_of, raid_chance
from casusbelli.engine.visibility import View
from casusbelli.games.war_in_the_pacific.board import MOST

BLACK, BLUE, GREEN, BOX = 0.1, 0.12, 0.4, 0.02
"""What a cube and a research box are worth, in points, while there is time to use them."""
BASE = 0.45
"""What a bombing base is worth for each turn left, in parts of the raid it adds to."""
STARTED = 0.9
"""What boxes of an island not captured are worth, in parts of its points."""


class Greedy(Player):
    """Islands first, the cheapest points before others; cubes and research while they can still be used."""

    def worth(self, view: View) -> Worth:
        options = view.options
        return Thumb(tracks(options.harder_sheet, options.major_advance_wraps_rows), turns_left(view, self.me))

    def blue(self, view: View) -> float:
        return BLUE if turns_left(view, self.me) else 0.0


class Thumb:
    """Rules of thumb with so many turns left."""

    def __init__(self, on: tuple[Track, ...], left: int) -> None:
        self.tracks = on
        self.left = left
        self.worth = [track_worth(track, left) for track in on]

    def end(self, at: Stand) -> float:
        """Points, boxes on the way to the next points, and cubes while turns are left."""
        islands = sum(worth[boxes] for worth, boxes in zip(self.worth, at.progress, strict=True))
        if not self.left:
            return islands
        cubes = BLACK * at.naval + GREEN * min(at.bombs, self.left)
        raids = BASE * self.left * raid_chance(bases_of(self.tracks, at.progress))
        return islands + cubes + raids + BOX * at.research * self.left

    def raid(self, bases: int, bombs: int) -> float:
        """The points expected of a raid."""
        return raid_chance(bases) * (2 if bombs else 1)


def track_worth(track: Track, left: int) -> list[float]:
    """What so many boxes of a track are worth: its points, and the effort spent on those to come, while there is time.

    The effort for a box is the number of dice it takes on average; an icon takes half a die more.
    """
    effort = [MOST / (MOST + 1 - number) + icon / 2 for number, icon in zip(track.numbers, track.icons, strict=True)]
    found = []
    for boxes, points in enumerate(track.points):
        start = track.points.index(points)
        end = next((b for b, more in enumerate(track.points) if more > points), boxes)
        whole = sum(effort[start:end])
        done = sum(effort[start:boxes]) / whole if whole else 0.0
        gain = track.points[end] - points
        found.append(points + (STARTED * gain * done if left else 0.0))
    return found
