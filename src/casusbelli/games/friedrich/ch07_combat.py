"""7 Combat: pairs of neighbouring stacks, duels with tactical cards, and what the beaten side loses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import ClassVar

from msgspec import structs

from casusbelli.engine.flow import amend, call, enclosing, finish, replace, returned, reveal, tell
from casusbelli.engine.frame import Choice, Procedure, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.friedrich import (
    ch03_cards,
    ch06_armies,
    ch08_retreat,
    ch13_offensive,
    ch13_texts,
    effects,
    queries,
)
from casusbelli.games.friedrich.actions import (
    Attack,
    Halt,
    Keep,
    Play,
    PlayDouble,
    PlayReserve,
    Recruit,
    SetOut,
    Step,
    Yield,
)
from casusbelli.games.friedrich.board import (
    CARD_SUIT,
    CARD_VALUE,
    GENERALS,
    GENERALS_OF,
    IS_RESERVE,
    NATION_OF,
    NEIGHBOURS,
    RESERVE_VALUE,
    SUIT_OF,
    City,
    Nation,
    Piece,
    Suit,
    TacticalCard,
    enemies,
    named,
    named_nation,
    named_suit,
)
from casusbelli.games.friedrich.events import Attacked, Beaten, CardPlayed, LossBorne, LossesShared, Tied
from casusbelli.games.friedrich.state import GREATEST_ARMY, HAND, Friedrich, hand, pieces_in

Pair = tuple[City, City]
"""7.1.2 A city of the active nation, and one of the enemy beside it."""
Plays = Play | PlayReserve | PlayDouble


# ---- who fights whom ------------------------------------------------------------------------------------------------


@rule("2.5", "7.1.2", "7.4.1")
def combat_phase(s: Friedrich, nation: Nation) -> None:
    """7.1 Phase 3: the list of pairs is made once; what comes to stand together later does not fight."""
    pairs = pairs_of(s, nation)
    if pairs:
        call(s, Combats(nation, pairs))
        ch13_texts.before_combats(s, nation)


@rule("0.2", "7.1.1", "7.1.2", "7.1.6", "10.11")
def pairs_of(s: Friedrich, nation: Nation) -> tuple[Pair, ...]:
    """7.1.2 Each city with generals of a nation, with each neighbouring city that holds enemy generals."""
    origins = sorted(set(queries.cities_of(s.city, GENERALS_OF[nation])))
    return tuple((origin, target) for origin in origins for target in queries.targets(s.city, origin, nation))


@rule("7.1.2", "7.1.4", "7.1.5", "7.4.1")
class Combats(Procedure, frozen=True):
    """7.1.2 The pairs of a nation that are still to fight: one combat after the other, each with its retreat.

    `beaten` are the generals beaten in this phase.
    """

    audience = everybody
    nation: Nation
    pairs: tuple[Pair, ...]
    beaten: tuple[Piece, ...] = ()

    def step(self, s: Friedrich) -> None:
        for place in returned(s) or ():  # 13.28.1 The stacks that stood there have stepped away.
            strike(s, place)
        if due(s):
            return call(s, Attacking())
        return finish(s)


def phase(s: Friedrich) -> Combats:
    """The combats of the phase under way. Raises LookupError where there is none."""
    found: Combats = enclosing(s, Combats)
    return found


def due(s: Friedrich) -> list[Pair]:
    """7.1.1 The pairs that are to fight now: those left, without what a Card of Fate forbids."""
    return [pair for pair in phase(s).pairs if effects.refuse_attack(s, *pair) is None]


@rule("7.1.4")
def strike(s: Friedrich, place: City) -> None:
    """7.1.4 A beaten stack attacks no more, and is not attacked again."""
    combats = phase(s)
    pairs = tuple(pair for pair in combats.pairs if place not in pair)
    amend(s, Combats, pairs=pairs, beaten=combats.beaten + generals_in(s, place))


@rule("7.1.1", "7.1.3", "2.5")
class Attacking(Choice, frozen=True):
    """7.1.3 The active player chooses the next combat; none that is due may be left out (7.1.1)."""

    audience = everybody
    public = True

    def seat(self, s: Friedrich) -> Seat:
        return s.player[phase(s).nation]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-attacking", {"nation": named_nation(phase(s).nation)})

    def actions(self, s: Friedrich) -> list[Action]:
        return [Attack(origin, target) for origin, target in due(s)]

    def take(self, s: Friedrich, action: Attack) -> None:
        amend(s, Combats, pairs=_without(phase(s).pairs, (action.origin, action.target)))
        effects.note_attack(s, action.origin, action.target)
        give_right(s, open_duel(s, action.origin, action.target))

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if isinstance(action, Attack):
            return refuse_attack(s, action)
        if isinstance(action, SetOut | Step | Halt):
            return Refusal("7.3.3", "refused-no-advance")
        return Refusal("10.1" if isinstance(action, Recruit) else "7.1.1", "refused-attacks-due")

    def wanted(self, s: Friedrich, thing: Thing) -> Action | None:
        place = _place(s, thing)
        return None if place is None else likeliest(s, place)


def _without(pairs: tuple[Pair, ...], fought: Pair) -> tuple[Pair, ...]:
    return tuple(pair for pair in pairs if pair != fought)


def _place(s: Friedrich, thing: Thing) -> City | None:
    """The city that is pointed at, or where the piece stands that is."""
    if thing.kind == "city":
        return City(thing.id)
    return s.city[thing.id] if thing.kind == "piece" and s.city[thing.id] >= 0 else None


def likeliest(s: Friedrich, place: City) -> Attack:
    """The likeliest attack with this city: a due one, else from it on a neighbour, else on it from an own stack."""
    pairs, nation = due(s), phase(s).nation
    for origin, target in pairs:
        if place in (origin, target):
            return Attack(origin, target)
    if any(NATION_OF[general] == nation for general in generals_in(s, place)):
        foes = [near for near in NEIGHBOURS[place] if pieces_in(s, near)]
        return Attack(place, (foes or list(NEIGHBOURS[place]))[0])
    own = queries.cities_of(s.city, GENERALS_OF[nation])
    return Attack(next((near for near in own if near in NEIGHBOURS[place]), own[0] if own else place), place)


@rule("0.2", "7.1.1", "7.1.2", "7.1.4", "7.1.6", "13.23.2", "13.23.3")
def refuse_attack(s: Friedrich, action: Attack) -> Refusal:
    """7.1 Why this is no combat of the phase."""
    args = {"origin": named(action.origin), "target": named(action.target)}
    nation = phase(s).nation
    banned = effects.refuse_attack(s, action.origin, action.target)
    if banned and (action.origin, action.target) in phase(s).pairs:
        return banned
    if not any(NATION_OF[general] == nation for general in generals_in(s, action.origin)):
        return Refusal("7.1.1", "refused-attack-origin", args)
    return refuse_target(s, action, args)


@rule("0.2", "7.1.1", "7.1.2", "7.1.4", "7.1.6")
def refuse_target(s: Friedrich, action: Attack, args: dict[str, Thing]) -> Refusal:
    """7.1 Why an own stack may not attack there."""
    standing, combats = pieces_in(s, action.target), phase(s)
    if not standing:
        return Refusal("7.1.1", "refused-attack-empty", args)
    if not enemies(combats.nation, NATION_OF[standing[0]]):
        return Refusal("0.2", "refused-attack-friends", args)
    if standing[0] >= len(GENERALS):
        return Refusal("7.1.6", "refused-attack-train", args)
    if action.target not in NEIGHBOURS[action.origin]:
        return Refusal("7.1.1", "refused-attack-distant", args)
    if generals_in(s, action.origin)[0] in combats.beaten or standing[0] in combats.beaten:
        return Refusal("7.1.4", "refused-attack-beaten", args)
    return Refusal("7.1.2", "refused-attack-not-listed", args)


# ---- the duel -------------------------------------------------------------------------------------------------------


def generals_in(s: Friedrich, place: City) -> tuple[Piece, ...]:
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

    def seat(self, s: Friedrich) -> Seat:
        return s.player[self.side()[0]]

    def prompt(self, s: Friedrich) -> Message:
        nation, enemy, place, score = self.side()
        args = {"nation": named_nation(nation), "enemy": named_nation(enemy), "suit": named_suit(needed_suit(place))}
        return Message("ask-duel", {**args, "place": named(place), "score": score})

    def actions(self, s: Friedrich) -> list[Action]:
        plays = plays_of(s, self)
        return plays if must_go_on(s, self) or must_play(s, self) else [*plays, Yield()]

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
def plays_of(s: Friedrich, duel: Duel) -> list[Action]:
    """7.2.3 Every card that may be played, a Reserve at each of its values."""
    plays = _plays(s, duel)
    return [play for play in plays if can_still_win(s, duel, play)] if must_go_on(s, duel) else plays


def _plays(s: Friedrich, duel: Duel) -> list[Action]:
    nation, enemy, place, _ = duel.side()
    values = range(1, min(RESERVE_VALUE, effects.greatest_value(s, nation, enemy)) + 1)
    plays: list[Action] = []
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
def can_still_win(s: Friedrich, duel: Duel, action: Action) -> bool:
    """13.27.3 Whether a play leaves the duty as it is: a Reserve of too low a value would throw it off."""
    if not isinstance(action, PlayReserve):
        return True
    nation, enemy, place, score = duel.side()
    left = (card for card in usable(s, nation, enemy, place) if card != action.card)
    return score + action.value + most_points(left) > 0


def most_points(cards: Iterable[TacticalCard]) -> int:
    """3.12 What cards make together, each Reserve named as high as may be."""
    return sum(RESERVE_VALUE if IS_RESERVE[card] else CARD_VALUE[card] for card in cards)


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


@rule("7.2.11", "7.2.12", "7.3.1")
def yield_(s: Friedrich, duel: Duel) -> None:
    """7.2.11 Below zero who plays no more is beaten; 7.2.12 at zero nobody is."""
    nation, enemy, place, score = duel.side()
    if score == 0:
        tell(s, Tied(duel.nation, duel.enemy))
        return finish(s)
    winner = duel.target if duel.attacks else duel.origin
    had = duel.attack if duel.attacks else duel.defence
    lost = min(-score, had)
    return replace(s, Defeat(nation, enemy, place, winner, score, lost, had - lost))


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


# ---- the beaten side ------------------------------------------------------------------------------------------------


@rule("7.3.1", "7.3.2", "7.3.3", "8.1")
class Defeat(Sequence, frozen=True):
    """7.3 `nation` is beaten by `enemy`: it loses `lost` armies, has `left`, and retreats as many cities.

    `place` is the city of the beaten stack, `winner` that of the other one, which stays where it is; `score` is the
    final one of the beaten side, below zero.
    """

    audience = everybody
    nation: Nation
    enemy: Nation
    place: City
    winner: City
    score: int
    lost: int
    left: int

    @rule("7.1.4", "13.3")
    def note(self, s: Friedrich) -> None:
        for general in generals_in(s, self.place):
            s.beaten[general] = 1
        s.victor = generals_in(s, self.winner)[0]
        strike(s, self.place)
        tell(s, Beaten(self.nation, self.enemy, self.lost, s.total[self.nation] - self.lost))

    @rule("7.3.4", "7.3.5", "8.7")
    def bear(self, s: Friedrich) -> None:
        generals = generals_in(s, self.place)
        saved = self.left and ch08_retreat.ends(s, generals, self.lost, self.winner)
        if saved and len(generals) > 1:
            return call(s, Bearing(generals, self.lost, self.left))
        return bear_loss(s, generals, customary(tuple(s.armies[general] for general in generals), self.lost))

    def retreat(self, s: Friedrich) -> None:
        generals = generals_in(s, self.place)
        if generals:
            ch08_retreat.retreat(s, generals, self.lost, self.winner, self.enemy)

    def close(self, s: Friedrich) -> None:
        ch13_offensive.after_combat(s, self.nation, self.enemy, self.score)

    steps: ClassVar = (note, bear, retreat, close)


@rule("7.3.4")
class Bearing(Choice, frozen=True):
    """7.3.4 The owner of a beaten stack secretly decides what is left to each of its generals (R10)."""

    audience = everybody
    public = True
    generals: tuple[Piece, ...]
    lost: int
    left: int

    def seat(self, s: Friedrich) -> Seat:
        return s.player[NATION_OF[self.generals[0]]]

    def prompt(self, s: Friedrich) -> Message:
        return Message("ask-bearing", {"lost": self.lost, "left": self.left})

    def actions(self, s: Friedrich) -> list[Action]:
        usual = customary(tuple(s.armies[general] for general in self.generals), self.lost)
        others = [split for split in splits(len(self.generals), self.left) if split != usual]
        return [Keep(self.generals, split) for split in (usual, *others)]

    def take(self, s: Friedrich, action: Keep) -> None:
        finish(s)
        nation = NATION_OF[self.generals[0]]
        tell(s, LossesShared(nation, s.total[nation] - self.lost))
        bear_loss(s, action.generals, action.armies)

    def refuse(self, s: Friedrich, action: Action) -> Refusal:
        if not isinstance(action, Keep):
            return Refusal("7.3.4", "refused-loss-due", {"lost": self.lost})
        if action.generals != self.generals or len(action.armies) != len(self.generals):
            return Refusal("7.3.4", "refused-keep-generals")
        if not all(0 <= armies <= GREATEST_ARMY for armies in action.armies):
            return Refusal("7.3.4", "refused-keep-army", {"most": GREATEST_ARMY})
        return Refusal("7.3.4", "refused-keep-sum", {"left": self.left})


@cache
@rule("7.3.4", "6.4")
def splits(generals: int, armies: int) -> tuple[tuple[int, ...], ...]:
    """7.3.4 Every way to divide armies among so many generals, nobody with more than 8."""
    ways = product(range(GREATEST_ARMY, -1, -1), repeat=generals)
    return tuple(way for way in ways if sum(way) == armies)


@cache
@rule("7.3.4")
def customary(armies: tuple[int, ...], lost: int) -> tuple[int, ...]:
    """7.3.4 What is left if the lowest rank pays first, and nobody with his last army while others have more (R10)."""
    left = list(armies)
    for least in (1, 0):
        for number in reversed(range(len(left))):
            paid = max(0, min(lost, left[number] - least))
            left[number] -= paid
            lost -= paid
    return tuple(left)


@rule("7.3.1", "7.3.4", "7.3.5")
def bear_loss(s: Friedrich, generals: tuple[Piece, ...], kept: tuple[int, ...]) -> None:
    """7.3.5 So many armies are left to each; a general without any leaves the map."""
    for general, armies in zip(generals, kept, strict=True):
        ch06_armies.lose(s, general, s.armies[general] - armies)
    for general, armies in zip(generals, kept, strict=True):
        if armies:
            tell(s, LossBorne(general, armies))
        else:
            ch06_armies.take_off(s, general)


FRAMES = (Combats, Attacking, Duel, Defeat, Bearing)
