"""3 Tactical Cards: drawing, laying aside, used piles, and the next deck."""

from __future__ import annotations

from typing import Annotated, Any

from casusbelli.engine.chance import Some, Space
from casusbelli.engine.flow import call, finish, replace, reveal, tell
from casusbelli.engine.frame import Chance, Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import ALL, Face
from casusbelli.engine.visibility import everybody, only
from casusbelli.games.friedrich.actions import Discard
from casusbelli.games.friedrich.board import (
    CARD_DECK,
    CUTS,
    DECKS,
    DISCARDS,
    DRAWS,
    PRUSSIA,
    Nation,
    TacticalCard,
    named_nation,
)
from casusbelli.games.friedrich.events import CardDiscarded, CardsDrawn, CardsThrown, DeckOpened, UsedShuffled
from casusbelli.games.friedrich.state import HAND, STOCK, UNUSED, USED, Friedrich, hand, part_of

SHUFFLED = 2
"""3.16 How many used piles make a new draw deck."""


def _player(s: Any, frame: Any) -> tuple[int, ...]:
    return (s.player[frame.nation],)


def backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    """3.11 The decks of some cards, which their backs tell everybody."""
    return tuple(sorted(CARD_DECK[card] for card in cards))


# ---- how many -------------------------------------------------------------------------------------------------------


@rule("3.4", "3.5", "12.7", "12.10")
def cut(s: Any, nation: Nation, row: tuple[int, ...]) -> int:
    """3.4, 3.5 Of a row by the number of Cards of Fate drawn that cut a nation, the entry that counts now."""
    drawn = sum(card in s.drawn for card in CUTS[nation])
    return row[min(drawn, len(row) - 1)]


@rule("3.2", "3.4", "3.5", "12.7", "12.10")
def draws(s: Any, nation: Nation) -> int:
    """3.2 The cards that a nation draws in its stage now."""
    part = part_of(s, nation)
    return cut(s, nation, part.draws if part else DRAWS[nation])


@rule("3.3", "12.7")
def discards(s: Any, nation: Nation) -> int:
    """3.3 How many of them it lays aside."""
    part = part_of(s, nation)
    return cut(s, nation, part.discards if part else DISCARDS[nation])


# ---- the draw deck --------------------------------------------------------------------------------------------------


@rule("3.15", "3.16", "3.17", "12.5")
def supply(s: Friedrich) -> bool:
    """3.15 A card must be drawn: an empty draw deck is replaced. False: there is no card anywhere (3.17)."""
    if STOCK in s.cards.zone:
        return True
    return open_next_deck(s) or shuffle_used(s)


@rule("1.3.11", "3.15")
def open_next_deck(s: Friedrich) -> bool:
    """3.15 The next unused deck is the draw deck; False: none is left."""
    unused = s.cards.cards(UNUSED)
    if not unused:
        return False
    deck = CARD_DECK[unused[0]]
    for card in unused:
        if CARD_DECK[card] == deck:
            s.cards.move(card, STOCK, 0)
    tell(s, DeckOpened(deck + 1))
    return True


@rule("3.16", "3.17")
def shuffle_used(s: Friedrich) -> bool:
    """3.16 The two largest used piles, of equal ones the lower deck (3.17), are shuffled; False: there are none."""
    used = s.cards.cards(USED)
    sizes = [sum(CARD_DECK[card] == deck for card in used) for deck in range(len(DECKS))]
    largest = sorted((deck for deck, size in enumerate(sizes) if size), key=lambda deck: -sizes[deck])[:SHUFFLED]
    for card in used:
        if CARD_DECK[card] in largest:
            s.cards.move(card, STOCK, 0)
    if largest:
        tell(s, UsedShuffled(tuple(deck + 1 for deck in sorted(largest))))
    return bool(largest)


# ---- drawing --------------------------------------------------------------------------------------------------------


@rule("2.3", "3.1", "3.2", "3.3")
def draw_phase(s: Friedrich, nation: Nation) -> None:
    """2.3 Phase 1: the nation draws as many cards as are due to it, and lays aside what it must."""
    draw(s, nation, draws(s, nation), discards(s, nation))


@rule("3.2")
def draw(s: Friedrich, nation: Nation, count: int, aside: int = 0) -> None:
    """3.2 A nation draws so many cards now; of them it lays `aside` so many unseen, if it has got them all (N01)."""
    if count and supply(s):
        call(s, Drawing(nation, count, aside))


@rule("3.2", "3.8", "3.9", "3.15", "3.17")
class Drawing(Chance, frozen=True):
    """3.2 A nation draws the `due` cards, as many at once as the draw deck has.

    `drawn` have been drawn from decks before it, which their `backs` tell everybody.
    """

    nation: Annotated[Nation, everybody]
    due: Annotated[int, everybody]
    aside: Annotated[int, everybody] = 0
    backs: Annotated[tuple[int, ...], everybody] = ()
    drawn: Annotated[tuple[TacticalCard, ...], only(_player)] = ()

    def space(self, s: Friedrich) -> Space:
        stock = tuple(s.cards.cards(STOCK))
        return Some(stock, min(self.due, len(stock)))

    def sees(self, s: Friedrich) -> tuple[int, ...]:
        return (s.player[self.nation],)

    def part(self, s: Friedrich, outcome: tuple[TacticalCard, ...]) -> tuple[int, ...]:
        return backs(outcome)

    def resolve(self, s: Friedrich, outcome: tuple[TacticalCard, ...]) -> None:
        for card in outcome:
            s.cards.move(card, HAND + self.nation, 1 << s.player[self.nation])
        due, drawn = self.due - len(outcome), (*self.drawn, *outcome)
        if due and supply(s):
            return replace(s, Drawing(self.nation, due, self.aside, backs(drawn), drawn))
        finish(s)
        tell(s, CardsDrawn(self.nation, len(drawn), drawn))
        if self.aside and not due:
            call(s, Discarding(self.nation, self.aside, backs(drawn), drawn))
        return None


@rule("3.3", "3.6", "12.7")
class Discarding(Choice, frozen=True):
    """3.3 The nation lays cards aside unseen, `due` of those just drawn, of which others see the backs."""

    public = True
    nation: Annotated[Nation, everybody]
    due: Annotated[int, everybody]
    backs: Annotated[tuple[int, ...], everybody]
    drawn: Annotated[tuple[TacticalCard, ...], only(_player)]

    def seat(self, s: Friedrich) -> Seat:
        return s.player[self.nation]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-discarding", {"nation": named_nation(self.nation)})

    def actions(self, s: Friedrich) -> list[Action]:
        return [Discard(card) for card in self.drawn]

    def take(self, s: Friedrich, action: Discard) -> None:
        discard_unseen(s, action.card, self.nation)
        tell(s, CardDiscarded(self.nation, action.card))
        if self.due == 1:
            return finish(s)
        drawn = tuple(card for card in self.drawn if card != action.card)
        return replace(s, Discarding(self.nation, self.due - 1, backs(drawn), drawn))

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        clause = "12.7" if self.nation == PRUSSIA else "3.3"
        if not isinstance(action, Discard):
            return Refusal(clause, "refused-discard-first", {"nation": named_nation(self.nation)})
        return Refusal(clause, "refused-not-just-drawn")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        return Discard(TacticalCard(thing.id)) if thing.kind == "card" else None


# ---- used cards -----------------------------------------------------------------------------------------------------


@rule("3.14", "6.7")
def discard_used(s: Friedrich, card: TacticalCard) -> None:
    """3.14 A card that was played or paid lies open on the used pile of its deck."""
    reveal(s, Face("cards", card), None)
    s.cards.move(card, USED, ALL)


@rule("3.3", "3.14", "6.8")
def discard_unseen(s: Friedrich, card: TacticalCard, nation: Nation) -> None:
    """3.14 A card goes unseen to the used pile of its deck; only the player of the nation knows which."""
    s.cards.move(card, USED, 1 << s.player[nation])


@rule("11.12", "3.14")
def take_hand_away(s: Friedrich, nation: Nation) -> None:
    """11.12 The hand of a nation that quits goes unseen to the used piles (N14); who knew a card of it still does."""
    for card in hand(s, nation):
        s.cards.move(card, USED, s.cards.known[card])


@rule("12.5")
class Throwing(Chance, frozen=True):
    """12.5 Cards of the draw deck go to the used piles, and nobody sees which; `thrown` have gone already."""

    audience = everybody
    due: int
    thrown: int = 0

    def space(self, s: Friedrich) -> Space:
        stock = tuple(s.cards.cards(STOCK))
        return Some(stock, min(self.due, len(stock)))

    def sees(self, s: Friedrich) -> tuple[int, ...]:
        return ()

    def part(self, s: Friedrich, outcome: tuple[TacticalCard, ...]) -> tuple[int, ...]:
        return backs(outcome)

    def resolve(self, s: Friedrich, outcome: tuple[TacticalCard, ...]) -> None:
        for card in outcome:
            s.cards.move(card, USED, 0)
        due, thrown = self.due - len(outcome), self.thrown + len(outcome)
        if due and supply(s):
            return replace(s, Throwing(due, thrown))
        tell(s, CardsThrown(thrown))
        return finish(s)


FRAMES = (Drawing, Discarding, Throwing)
