"""Positions of War in the Pacific in the words of the sheet, and stories that begin with them.

One player alone unless a test says otherwise. Dice of the set are called p, q, r and so on, white ones first.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from casusbelli.engine import ask
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Event
from casusbelli.games.war_in_the_pacific import GAME
from casusbelli.games.war_in_the_pacific.board import ISLANDS, OPEN, SET_SIZE, TARGETS, WAYS, Target, die, target
from casusbelli.games.war_in_the_pacific.ch03_turns import Turn, Turns
from casusbelli.games.war_in_the_pacific.ch04_campaign import CampaignPhase
from casusbelli.games.war_in_the_pacific.ch05_american import AmericanPhase
from casusbelli.games.war_in_the_pacific.ch17_players import Playing
from casusbelli.games.war_in_the_pacific.queries import box_count, is_captured
from casusbelli.games.war_in_the_pacific.state import Pacific, blank_sheets
from casusbelli.testing import Scenario

ALONE = Seat(0)
TO_SAIPAN = ("tarawa", "kwajalein", "eniwetok", "saipan")
"""The way to the first bomber base."""
TO_IWO_JIMA = (*TO_SAIPAN, "tinian_guam", "iwo_jima")
TO_OKINAWA = ("guadalcanal", "new_georgia", "bougainville", "new_guinea", "leyte", "luzon", "okinawa")
ALL_BASES = (*TO_IWO_JIMA, *TO_OKINAWA)


class Story(Scenario):
    """A scenario that may stop before a roll: most of what is tested is seen before the next dice."""

    def does(self, *attempts: str | Action, seat: int | None = None) -> Self:
        """A seat does these things one after another; chance answers as long as the script lasts. Raises Illegal."""
        for attempted in attempts:
            who = self.seat if seat is None else seat
            ask.carry_out(self.game, self.state, who, self.action(attempted))
            self.script()
        return self


def sheet(
    *,
    turn: int = 1,
    naval: int = 0,
    air: int = 0,
    bombs: int = 0,
    research: int = 0,
    bombing: int = 0,
    points: int = 0,
    captured: Iterable[str] = (),
    boxes: Mapping[str, int] = {},
    **options: Any,
) -> Pacific:
    """A sheet in turn `turn`, with these cubes and marks, islands captured, and boxes marked of others.

    Points and bombing boxes are as said, whatever has been captured.
    """
    s = blank_sheets(1, GAME.choose(options))
    s.turn, s.naval, s.air, s.bombs = [turn], [naval], [air], [bombs]
    s.research, s.bombing, s.points = [research], [bombing], [points]
    for name in captured:
        s.boxes[0][target(name)] = box_count(s, target(name))
    for name, marked in boxes.items():
        s.boxes[0][target(name)] = marked
    s.front = [_front(s)]
    return s


def _front(s: Pacific) -> tuple[Target, ...]:
    ways = WAYS[s.options.strict_two_paths]
    known = [Target(i) for i in range(len(ISLANDS))]
    open = {*OPEN, *(way for island in known if is_captured(s, ALONE, island) for way in ways[island])}
    return tuple(sorted(island for island in open if not is_captured(s, ALONE, island)))


def american(white: str = "", red: str = "", **given_sheet: Any) -> Story:
    """The American Phase of a sheet, after these dice of the set have been rolled: `american("6 4 3 1", "5 2")`."""
    s = sheet(**given_sheet)
    rolled = (_faces(white), _faces(red))
    s.white, s.red = [len(rolled[0])], [len(rolled[1])]
    s.stack = [Playing(at=1), Turns(ALONE), Turn(ALONE, at=2), AmericanPhase(ALONE)]
    return Story(GAME, s).script(rolled[0] + rolled[1])


def _faces(dice: str) -> tuple[int, ...]:
    return tuple(int(face) for face in dice.split())


def campaign(*dice: int, **given_sheet: Any) -> Story:
    """The Campaign Phase of turn `turn` from its beginning, with the first single dice that it rolls."""
    s = sheet(**given_sheet)
    s.turn = [s.turn[0] - 1]
    s.stack = [Playing(at=1), Turns(ALONE)]
    return Story(GAME, s).script(*((face,) for face in dice))


def event(*dice: int, white: int = SET_SIZE, red: int = 0, **given_sheet: Any) -> Story:
    """The event roll of a turn whose set is made up already, with the first single dice that are rolled."""
    s = sheet(**given_sheet)
    s.white, s.red = [white], [red]
    s.stack = [Playing(at=1), Turns(ALONE), Turn(ALONE, at=1), CampaignPhase(ALONE, at=2)]
    return Story(GAME, s).script(*((face,) for face in dice))


def cubes(told: Scenario) -> tuple[int, int, int]:
    """Black, blue and green cubes on the trackers."""
    s = told.state
    return s.naval[0], s.air[0], s.bombs[0]


def the_set(told: Scenario) -> tuple[int, int]:
    """White and red dice in the set."""
    return told.state.white[0], told.state.red[0]


def marked(told: Scenario, name: str) -> int:
    """Boxes of an island marked."""
    return int(told.state.boxes[0][target(name)])


def front(told: Scenario) -> set[str]:
    """The islands that may be attacked."""
    return {ISLANDS[island] for island in told.state.front[0]}


def is_spent(told: Scenario, name: str) -> bool:
    """Whether a die of the set is spent."""
    return bool(told.state.spent[0][die(name)])


def lies_on(told: Scenario, name: str) -> str:
    """Where a die of the set lies; empty: in the hand."""
    place = told.state.laid[0][die(name)]
    return TARGETS[place] if place >= 0 else ""


def legal(told: Scenario, word: str) -> list[str]:
    """The legal answers that begin with this word."""
    return [words for words in told.legal if words.split()[0] == word]


def happened(told: Scenario, kind: type[Event]) -> list[Any]:
    """What has happened of this kind."""
    return [event for event in told.events() if isinstance(event, kind)]
