"""Positions of War in the middle of a game, in the words of the box, and stories that begin with them.

Seats are known by their colours: red sits at `RED`, seat 0, green at `GREEN`, seat 1, and so on clockwise. Whatever a
test does not name is filled in so that it changes nothing: one army a territory, empty hands, far objectives.
"""

from collections.abc import Iterable, Mapping
from itertools import cycle
from typing import Any, Literal

from casusbelli.engine.ids import Seat
from casusbelli.engine.state import ALL
from casusbelli.games.war import GAME
from casusbelli.games.war.board import (
    COLOURS,
    CONDITIONS,
    CONTINENTS,
    TERRITORIES,
    TERRITORIES_OF,
    Card,
    Destroy,
    card,
    colour,
    continent,
    deal,
    objective,
    territory,
)
from casusbelli.games.war.ch03_turn import Rounds, Turn
from casusbelli.games.war.ch04_receiving import Receiving
from casusbelli.games.war.ch05_attacks import Attacking
from casusbelli.games.war.ch08_movement import Moving, allowances
from casusbelli.games.war.queries import in_game, reached
from casusbelli.games.war.state import HAND, HELD, REMOVED, UNDRAWN, USED, War, empty_board
from casusbelli.testing import Scenario, given

Step = Literal["receiving", "attacking", "moving"]

SEATED = ("red", "green", "blue", "yellow", "white", "black")
"""The colours of the seats, in their order."""
RED, GREEN, BLUE, YELLOW, WHITE, BLACK = (Seat(seat) for seat in range(6))

FAR = (
    "asia_africa",
    "asia_south_america",
    "north_america_africa",
    "europe_oceania_plus_1",
    "europe_south_america_plus_1",
    "north_america_oceania",
    "territories_18x2",
)
"""Objectives of the players for whom a test names none, in this order, those left out that are met already."""


def position(
    owners: Mapping[str, Mapping[str, int] | Iterable[str]] = {},
    *,
    seats: int = 3,
    colours: Iterable[str] = SEATED,
    active: int = RED,
    first: int = RED,
    round: int = 2,
    step: Step = "attacking",
    rest: Iterable[str] = (),
    hands: Mapping[str, Iterable[str]] = {},
    objectives: Mapping[str, str] = {},
    exchanges: int = 0,
    used: Iterable[str] = (),
    conquered: Iterable[str] = (),
    eliminated: Mapping[str, str] = {},
    free: int | None = None,
    pots: Mapping[str, int] = {},
    **options: Any,
) -> War:
    """A valid position (`check` holds) in the turn of seat `active`, in this step of it.

    `owners`: armies by territory, or territories of 1 army each, of some colours. All other territories go, with 1
    army each and by turns, to the colours `rest`: if none is named, to all in the game but an active one that has some.
    `hands` and `objectives` by colour; `used` cards lie open. `conquered`: territories taken in this turn.
    `eliminated`: colours out of the game, and by whom. `free` and `pots`: what is still to be placed while receiving.
    """
    s = empty_board(seats, GAME.choose(options))
    s.colour = [colour(name) for name in list(colours)[:seats]]
    s.active, s.first, s.round, s.exchanges = Seat(active), Seat(first), round, exchanges
    s.dealer = Seat((first - deal(seats).first_player) % seats)
    for loser, by in eliminated.items():
        s.eliminated_by[seat_of(s, loser)] = seat_of(s, by)
    _settle(s, owners, tuple(rest))
    _deal_cards(s, hands, used, objectives)
    s.stack = [Rounds(), Turn(s.active, tuple(territory(name) for name in conquered), at=1)]
    _open(s, step, free, pots)
    s.check()
    return s


def _deal_cards(s: War, hands: Mapping[str, Iterable[str]], used: Iterable[str], objectives: Mapping[str, str]) -> None:
    _hand_out(s, hands, used)
    _give_objectives(s, objectives)


def story(owners: Mapping[str, Mapping[str, int] | Iterable[str]] = {}, **more: Any) -> Scenario:
    """A scenario that begins with a `position` of these words."""
    return given(GAME, position(owners, **more))


def set_up(
    seats: int = 3,
    *,
    dealer: int = BLUE,
    dealt: Mapping[str, Iterable[str]] = {},
    objectives: Mapping[str, str] = {},
    **options: Any,
) -> Scenario:
    """A new game after its setup: colours as `SEATED`; seat `dealer` deals these territories to these colours."""
    colours = [colour(name) for name in SEATED[:seats]]
    far = iter([name for name in FAR if name not in objectives.values()])
    drawn = [objective(objectives.get(name) or next(far)) for name in SEATED[:seats]]
    dice = tuple(6 if seat == dealer else 1 for seat in range(seats))
    receivers = [SEATED[(dealer + 1 + number) % seats] for number in range(len(TERRITORIES))]
    order = [territory(name) for name in _in_order(receivers, dealt)]
    return given(GAME, GAME.start(seats, options)).script(*colours, *drawn, dice, *order)


def pass_turn(told: Scenario) -> Scenario:
    """The active seat does no more in its turn than it must: it places everything, and exchanges with five cards."""
    turn = (told.state.round, told.state.active)
    while told.state.result is None and (told.state.round, told.state.active) == turn:
        told.does(_least(told.legal))
    return told


def seat_of(s: War, name: str) -> Seat:
    """The seat that plays a colour. Raises ValueError where nobody does."""
    return Seat(s.colour.index(colour(name)))


def whole(*names: str) -> list[str]:
    """All territories of these continents."""
    return [TERRITORIES[place] for name in names for place in TERRITORIES_OF[continent(name)]]


def armies(s: War, *names: str) -> tuple[int, ...]:
    """The armies on these territories."""
    return tuple(s.armies[territory(name)] for name in names)


def owners(s: War, *names: str) -> tuple[str, ...]:
    """The colours that own these territories."""
    return tuple(COLOURS[s.colour[s.owner[territory(name)]]] for name in names)


def hand(s: War, name: str) -> list[str]:
    """The cards that a colour holds."""
    return [CARD_NAMES[c] for c in s.cards.cards(HAND + seat_of(s, name))]


def winners(s: War) -> tuple[str, ...] | None:
    """The colours that have won; None while the game goes on."""
    return None if s.result is None else tuple(COLOURS[s.colour[seat]] for seat in s.result.winners)


CARD_NAMES = GAME.names[Card].ids


def _settle(s: War, owners: Mapping[str, Mapping[str, int] | Iterable[str]], rest: tuple[str, ...]) -> None:
    for name, places in owners.items():
        named = places if isinstance(places, Mapping) else dict.fromkeys(places, 1)
        for place, count in named.items():
            s.owner[territory(place)], s.armies[territory(place)] = seat_of(s, name), count
    others = [seat for seat in in_game(s) if seat != s.active or seat not in s.owner]
    fill = cycle([seat_of(s, name) for name in rest] or others)
    for place in range(len(TERRITORIES)):
        if s.owner[place] < 0:
            s.owner[place], s.armies[place] = next(fill), 1


def _hand_out(s: War, hands: Mapping[str, Iterable[str]], used: Iterable[str]) -> None:
    for name, cards in hands.items():
        for held in cards:
            s.cards.move(card(held), HAND + seat_of(s, name), 1 << seat_of(s, name))
    for shown in used:
        s.cards.move(card(shown), USED, ALL)


def _give_objectives(s: War, named: Mapping[str, str]) -> None:
    for number, condition in enumerate(CONDITIONS):
        if isinstance(condition, Destroy) and condition.colour not in s.colour:
            s.objectives.move(number, REMOVED, ALL)
    for name, held in named.items():
        _give(s, seat_of(s, name), held)
    for seat in range(s.seats):
        if not s.objectives.count(HELD + seat):
            _give(s, Seat(seat), next(name for name in FAR if _is_far(s, Seat(seat), name)))


def _give(s: War, seat: Seat, held: str) -> None:
    assert s.objectives.zone[objective(held)] == UNDRAWN, f"nobody can draw {held}"
    s.objectives.move(objective(held), HELD + seat, 1 << seat)


def _is_far(s: War, seat: Seat, name: str) -> bool:
    card = objective(name)
    return s.objectives.zone[card] == UNDRAWN and not reached(s, seat, CONDITIONS[card])


def _in_order(receivers: Iterable[str], dealt: Mapping[str, Iterable[str]]) -> list[str]:
    """Territories in the order of a deal in which each receiver gets the ones named for it first."""
    named = {name: list(places) for name, places in dealt.items()}
    others = [place for place in TERRITORIES if not any(place in places for places in named.values())]
    return [(named.get(name) or others).pop(0) for name in receivers]


def _least(legal: list[str]) -> str:
    """All armies at the first place that takes most, then a compulsory exchange, then the end of the turn."""
    places = [words for words in legal if words.startswith("place")]
    if places:
        return max(places, key=lambda words: int(words.split()[-1]))
    return "end-turn" if "end-turn" in legal else legal[0]


def _open(s: War, step: Step, free: int | None, pots: Mapping[str, int]) -> None:
    """The frame of the step on top of the stack."""
    bound = tuple(pots.get(name, 0) for name in CONTINENTS)
    if step == "attacking":
        s.stack.append(Attacking())
    elif step == "moving":
        s.stack.append(Moving(allowances(s)))
    elif free is not None or pots:
        s.stack.append(Receiving(free or 0, bound))
    else:
        s.stack[-1] = Turn(s.active, s.stack[-1].conquered)
