"""What can be told of a story of War from outside: piles, events by their kinds, and what viewers are shown."""

import random
from collections.abc import Iterable
from typing import Any

import msgspec

from casusbelli.engine import ask, flow
from casusbelli.engine.ids import SPECTATOR, Seat, Viewer
from casusbelli.games.war.actions import Attack
from casusbelli.games.war.board import card
from casusbelli.games.war.state import HAND, PILE, USED, War
from casusbelli.testing import Scenario


def piles(s: War) -> tuple[int, int]:
    """The sizes of the draw pile and of the used pile."""
    return s.cards.count(PILE), s.cards.count(USED)


def hand_sizes(s: War) -> tuple[int, ...]:
    """The number of cards in each hand, by seat."""
    return tuple(s.cards.count(HAND + seat) for seat in range(s.seats))


def picked(*names: str) -> tuple[int, ...]:
    """Cards by name, in the order in which a space of chance has them."""
    return tuple(sorted(card(name) for name in names))


def use_up(s: War, *kept: str) -> War:
    """All cards of the draw pile but these lie face down among the used ones."""
    for number in s.cards.cards(PILE):
        if number not in picked(*kept):
            s.cards.move(number, USED, 0)
    return s


def begin(story: Scenario, attempt: str) -> Scenario:
    """The seat that is asked does this, and chance, where it is due, waits."""
    ask.carry_out(story.game, story.state, story.seat, story.action(attempt))
    return story


def place_all(story: Scenario) -> Scenario:
    """The player whose turn begins places everything that was received, wherever it may go."""
    while places := [attempt for attempt in story.legal if attempt.startswith("place ")]:
        story.does(places[-1])
    return story


def sit_out(story: Scenario) -> Scenario:
    """The player whose turn begins places everything, and does nothing else."""
    return place_all(story).does("end-turn")


def play_on(s: War, rng: random.Random) -> None:
    """Chance or the asked seat does something at random, an attack rather than anything else."""
    at = flow.pending(s)[0]
    if at.frame.kind == "chance":
        space = at.frame.space(s)
        return flow.resolve(s, at, space.pick(rng.randrange(space.size)))
    actions = at.frame.actions(s)
    attacks = [action for action in actions if isinstance(action, Attack)]
    return flow.answer(s, at, rng.choice(attacks if attacks and rng.random() < 0.9 else actions))


def kinds(events: Iterable[Any]) -> list[str]:
    """The kinds of events, told in full or in part."""
    return [event["type"] if isinstance(event, dict) else type(event).__name__ for event in events]


def dump(story: Scenario, viewer: Viewer) -> bytes:
    """Everything that a viewer is shown: the position, what happened, and to an asked seat its legal answers."""
    asked = ask.asked(story.state, next(iter(viewer))) if viewer else []
    legal = [[story.game.notation.write(action) for action in at.frame.actions(story.state)] for at in asked]
    shown = [story.view(*viewer).plain(), story.events(viewer), legal]
    return msgspec.json.encode(shown)


def viewers(seats: int) -> list[Viewer]:
    """Every single seat, and a spectator."""
    return [SPECTATOR, *((Seat(seat),) for seat in range(seats))]
