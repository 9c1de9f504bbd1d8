"""7.2 The duel: tactical cards one by one, until the side that has the right to play plays no more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from casusbelli.engine.flow import finish, replace, reveal, tell
from casusbelli.engine.frame import Choice
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import ch03_cards, ch06_armies, effects
from casusbelli.games.friedrich.actions import Play, PlayDouble, PlayReserve, Yield
from casusbelli.games.friedrich.board import (
    CARD_POINTS,
    CARD_SUIT,
    CARD_VALUE,
    GENERALS,
    IS_RESERVE,
    NATION_OF,
    RESERVE_VALUE,
    SUIT_OF,
    City,
    Nation,
    Piece,
    Suit,
    TacticalCard,
    named,
    named_nation,
    named_suit,
)
from casusbelli.games.friedrich.events import Attacked, CardPlayed, Tied
from casusbelli.games.friedrich.state import HAND, Friedrich, hand, pieces_in

Plays = Play | PlayReserve | PlayDouble


# ---- strength and cards ---------------------------------------------------------------------------------------------


def generals_in(s: Any, place: City) -> tuple[Piece, ...]:
    """The generals of a stack, by rank."""
    return tuple(piece for piece in pieces_in(s, place) if piece < len(GENERALS))


def strength(s: Friedrich, place: City) -> int:
    """7.2.1 The total armies of a stack."""
    return sum(s.armies[general] for general in generals_in(s, place))


@rule("7.2.3", "1.2.3")
def needed_suit(place: City) -> Suit:
    """7.2.3 The suit that the generals of a city must play: that of its sector, whoever they are."""
    return SUIT_OF[place]


@rule("7.2.3", "7.2.4", "3.12", "13.23.1")
def usable(s: Friedrich, nation: Nation, enemy: Nation, place: City) -> list[TacticalCard]:
    """7.2.3 The cards of the own hand that may be played by generals of that city: those of its suit, and Reserves."""
    most, suit = effects.greatest_value(s, nation, enemy), needed_suit(place)
    cards = [TacticalCard(card) for card in hand(s, nation)]
    return [card for card in cards if IS_RESERVE[card] or (CARD_SUIT[card] == suit and CARD_VALUE[card] <= most)]


@rule("7.2.1", "7.2.9", "7.4.2")
def open_duel(s: Friedrich, origin: City, target: City) -> Duel:
    """7.2.1 Both sides state their strength; the weaker has the right to play, at equal strength the attacker (R07)."""
    nation, enemy = NATION_OF[generals_in(s, origin)[0]], NATION_OF[generals_in(s, target)[0]]
    attack, defence = strength(s, origin), strength(s, target)
    reveal(s, ch06_armies.Opened("armies"), None)
    tell(s, Attacked(nation, enemy, origin, target, attack, defence))
    return Duel(nation, enemy, origin, target, attack, defence, attack - defence, attack <= defence)


@rule("7.2.2", "7.2.10", "7.2.11", "7.2.13", "7.4.2")
class Duel(Choice, frozen=True):
    """7.2 A combat, card by card.

    `nation` attacks `enemy`; `attack` and `defence` are the strengths stated, `score` is seen from the attacker, and
    `attacks` tells whether he has the right to play. On the table lie `cards`, of `players`, and count `values`.
    """

    audience = everybody
    nation: Nation
    enemy: Nation
    origin: City
    target: City
    attack: int
    defence: int
    score: int
    attacks: bool
    players: tuple[Nation, ...] = ()
    cards: tuple[TacticalCard, ...] = ()
    values: tuple[int, ...] = ()

    def side(self) -> tuple[Nation, Nation, City, int]:
        """7.2.2 Who has the right to play, against whom, from which city, and at what score."""
        if self.attacks:
            return self.nation, self.enemy, self.origin, self.score
        return self.enemy, self.nation, self.target, -self.score

    @rule("7.3.1")
    def stake(self) -> tuple[int, int]:
        """7.3.1 The armies that the side that has the right loses if it plays no more, and those that it keeps."""
        had = self.attack if self.attacks else self.defence
        lost = min(-self.side()[3], had)
        return lost, had - lost

    def seat(self, s: Friedrich) -> Seat:
        return s.player[self.side()[0]]

    def prompt(self, s: Friedrich) -> Message:
        nation, enemy, place, score = self.side()
        args = {"nation": named_nation(nation), "enemy": named_nation(enemy), "suit": named_suit(needed_suit(place))}
        return Message("ask-duel", {**args, "place": named(place), "score": score})

    def actions(self, s: Friedrich) -> list[Action]:
        plays = plays_of(s, self)
        return [*plays] if must_go_on(s, self) or must_play(s, self) else [*plays, Yield()]

    def take(self, s: Friedrich, action: Plays | Yield) -> None:
        return yield_(s, self) if isinstance(action, Yield) else play_card(s, self, action)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Yield):
            return refuse_yield(s, self)
        if isinstance(action, Play | PlayReserve | PlayDouble):
            return refuse_play(s, self, action)
        return Refusal("7.1.3", "refused-combat-under-way")

    def refuse_standing(self, s: Friedrich, seat: Seat, action: Action) -> Refusal | None:
        """7.2.2, 7.2.11 The other side may neither play nor end the combat."""
        waits = self.enemy if self.attacks else self.nation
        if seat != s.player[waits] or not isinstance(action, Play | PlayReserve | PlayDouble | Yield):
            return None
        clause = "7.2.11" if isinstance(action, Yield) else "7.2.2"
        return Refusal(clause, "refused-no-right", {"nation": named_nation(self.side()[0])})

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        if thing.kind != "card":
            return None
        card = TacticalCard(thing.id)
        return PlayReserve(card, RESERVE_VALUE) if IS_RESERVE[card] else Play(card)


@rule("3.12", "7.2.3", "11.10.11", "13.23.1", "13.27.3")
def plays_of(s: Friedrich, duel: Duel) -> list[Plays]:
    """7.2.3 Every card that may be played, a Reserve at each of its values."""
    plays = _plays(s, duel)
    return [play for play in plays if can_still_win(s, duel, play)] if must_go_on(s, duel) else plays


def _plays(s: Friedrich, duel: Duel) -> list[Plays]:
    nation, enemy, place, _ = duel.side()
    values = range(1, min(RESERVE_VALUE, effects.greatest_value(s, nation, enemy)) + 1)
    plays: list[Plays] = []
    for card in usable(s, nation, enemy, place):
        if IS_RESERVE[card]:
            plays += [PlayReserve(card, value) for value in values]
        else:
            plays += [Play(card), PlayDouble(card)] if effects.doubles(s, nation, card) else [Play(card)]
    return plays


@rule("7.2.10", "7.2.12")
def must_play(s: Friedrich, duel: Duel) -> bool:
    """7.2.10 At zero a card of the suit must be played, or a Reserve in its place; Reserves alone bind nobody (R08)."""
    nation, enemy, place, score = duel.side()
    return score == 0 and not all(IS_RESERVE[card] for card in usable(s, nation, enemy, place))


@rule("13.27.3")
def must_go_on(s: Friedrich, duel: Duel) -> bool:
    """13.27.3 Whether a Card of Fate makes the side that has the right play on until its score is positive."""
    nation, enemy, place, score = duel.side()
    return effects.persists(s, place) and score <= 0 < score + most_points(usable(s, nation, enemy, place))


@rule("13.27.3")
def can_still_win(s: Friedrich, duel: Duel, action: Plays) -> bool:
    """13.27.3 Whether a play leaves the duty as it is: a Reserve of too low a value would throw it off."""
    if not isinstance(action, PlayReserve):
        return True
    nation, enemy, place, score = duel.side()
    left = (card for card in usable(s, nation, enemy, place) if card != action.card)
    return score + action.value + most_points(left) > 0


def most_points(cards: Iterable[TacticalCard]) -> int:
    """3.12 What cards make together, each Reserve named as high as may be."""
    return sum(CARD_POINTS[card] for card in cards)


def face_value(action: Plays) -> int:
    """3.10, 3.12 What a card says that it is worth, or what its player says."""
    if isinstance(action, PlayReserve):
        return action.value
    return CARD_VALUE[action.card] * (2 if isinstance(action, PlayDouble) else 1)


@rule("7.2.5", "7.2.6", "7.2.7", "7.2.8", "7.2.13", "3.12", "11.8", "11.10.11")
def play_card(s: Friedrich, duel: Duel, action: Plays) -> None:
    """7.2.5 The value is added to the score of the side that played; below zero it keeps the right to play."""
    nation, _, _, score = duel.side()
    value = effects.counted(s, nation, duel.origin, duel.target, face_value(action))
    ch03_cards.discard_used(s, action.card)
    tell(s, CardPlayed(nation, action.card, value, score + value))
    give_right(s, pass_right(s, with_card(duel, action.card, value)))


def with_card(duel: Duel, card: TacticalCard, value: int) -> Duel:
    """The combat with another card on the table, played by the side that has the right."""
    return structs.replace(
        duel,
        score=duel.score + (value if duel.attacks else -value),
        players=(*duel.players, duel.side()[0]),
        cards=(*duel.cards, card),
        values=(*duel.values, value),
    )


@rule("7.2.6", "7.2.7", "7.2.8", "13.27.3")
def pass_right(s: Friedrich, duel: Duel) -> Duel:
    """7.2.7, 7.2.8 From zero on the right passes to the other side, unless a Card of Fate makes this one go on."""
    score = duel.side()[3]
    if score < 0 or (score == 0 and must_go_on(s, duel)):
        return duel
    return structs.replace(duel, attacks=not duel.attacks)


@rule("7.2.2", "13.27.3")
def give_right(s: Friedrich, duel: Duel) -> None:
    """7.2.2 The combat goes on with whoever has the right to play now."""
    replace(s, duel)
    effects.note_right(s, duel.side()[2])


@rule("7.2.11", "7.2.12")
def yield_(s: Friedrich, duel: Duel) -> None:
    """7.2.11 Below zero who plays no more is beaten: returns the duel as it ended; 7.2.12 at zero nobody is."""
    if duel.score:
        return finish(s, duel)
    tell(s, Tied(duel.nation, duel.enemy))
    return finish(s)


@rule("3.12", "7.2.3", "7.2.4", "11.10.11", "13.23.1", "13.27.3")
def refuse_play(s: Friedrich, duel: Duel, action: Plays) -> Refusal:
    """7.2 Why this card may not be played."""
    nation, _, place, _ = duel.side()
    if s.cards.zone[action.card] != HAND + nation:
        return Refusal("7.2.4", "refused-card-not-held")
    if isinstance(action, PlayReserve) or IS_RESERVE[action.card]:
        return refuse_reserve(s, duel, action)
    if CARD_SUIT[action.card] != needed_suit(place):
        return Refusal("7.2.3", "refused-suit", {"suit": named_suit(needed_suit(place)), "place": named(place)})
    if isinstance(action, PlayDouble) and action.card in usable(s, nation, duel.side()[1], place):
        return Refusal("11.10.11", "refused-double")
    return Refusal("13.23.1", "refused-value", {"most": effects.greatest_value(s, nation, duel.side()[1])})


@rule("3.12", "11.10.11", "13.23.1", "13.27.3")
def refuse_reserve(s: Friedrich, duel: Duel, action: Plays) -> Refusal:
    """3.12 Why a Reserve may not be played like this, or a card not like a Reserve."""
    nation, enemy, _, _ = duel.side()
    if isinstance(action, PlayDouble):
        return Refusal("11.10.11", "refused-double")
    if isinstance(action, Play):
        return Refusal("3.12", "refused-reserve-unnamed", {"most": RESERVE_VALUE})
    if not IS_RESERVE[action.card]:
        return Refusal("3.12", "refused-no-reserve")
    if not 1 <= action.value <= RESERVE_VALUE:
        return Refusal("3.12", "refused-reserve-value", {"most": RESERVE_VALUE})
    most = effects.greatest_value(s, nation, enemy)
    return Refusal("13.23.1", "refused-value", {"most": most}) if action.value > most else refuse_yield(s, duel)


@rule("7.2.10", "13.27.3")
def refuse_yield(s: Friedrich, duel: Duel) -> Refusal:
    """7.2.10 Why the combat may not be ended now."""
    nation, _, place, _ = duel.side()
    if must_go_on(s, duel):
        return Refusal("13.27.3", "refused-must-go-on")
    args = {"nation": named_nation(nation), "suit": named_suit(needed_suit(place))}
    return Refusal("7.2.10", "refused-must-play", args)


FRAMES = (Duel,)
