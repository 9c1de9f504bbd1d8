"""A position of Friedrich as plain rows: nations, pieces, objectives, the combat under way, the own hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from casusbelli.engine.ids import Seat
from casusbelli.engine.present import FAINT, MINE, NUMBER, STRONG, THEIRS, Cell, Mark, Section, Text, numbered
from casusbelli.engine.record import Action, Message, Thing
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import View
from casusbelli.games.friedrich import ch05_conquest, ch11_victory, ch13_offensive, queries
from casusbelli.games.friedrich.actions import Settle
from casusbelli.games.friedrich.board import (
    ALL_NATIONS,
    CARD_DECK,
    CARD_NAME,
    CARD_SUIT,
    CARD_VALUE,
    DECKS,
    FATES,
    GENERALS_OF,
    HANOVER,
    HAS_EFFECT,
    IS_RESERVE,
    IS_TRAIN,
    NATION_OF,
    NATIONS,
    OBJECTIVES_OF,
    PRUSSIA,
    ROLES,
    SCENARIO_NATIONS,
    STROKES,
    SUIT_OF,
    SUITS,
    TRAINS_OF,
    City,
    Fate,
    Nation,
    Objective,
    Piece,
    TacticalCard,
    city,
    named,
    named_card,
    named_fate,
    named_nation,
    named_piece,
    piece,
)
from casusbelli.games.friedrich.browser import facts as facts
from casusbelli.games.friedrich.browser import forecast as forecast
from casusbelli.games.friedrich.browser import hint as hint
from casusbelli.games.friedrich.ch07_duel import Duel, generals_in
from casusbelli.games.friedrich.duels import odds as odds
from casusbelli.games.friedrich.duels import seen
from casusbelli.games.friedrich.events import CardPlayed, RoleTaken, Stepped
from casusbelli.games.friedrich.route import toward as toward
from casusbelli.games.friedrich.state import ASIDE, HAND, LOST, NO_NATION, NO_TEXT, NOBODY, RETIRED, scenario

COLOURS = ("blue", "green", "white", "red")
"""Of the roles, for the eye alone."""
SIGNS = "♣♦♥♠"
"""Of the suits, in their order."""


# ---- seats ----------------------------------------------------------------------------------------------------------


@rule("1.3.2", "12.2")
def marks(view: View) -> tuple[Mark, ...]:
    """1.3.2 Players are known by their roles; by their seats until they have them."""
    return tuple(_mark(view, Seat(seat)) for seat in range(view.fields["seats"]))


def _mark(view: View, seat: Seat) -> Mark:
    roles = [role for role, lead in enumerate(view.lead) if lead == seat]
    if not roles:
        return numbered(seat)
    id = "-".join(ROLES[role] for role in roles)
    name = f"role-{id}" if len(roles) == 1 else f"name-{id}"
    return Mark(Message(f"mark-{id}"), Message(name), COLOURS[roles[0]])


# ---- the table ------------------------------------------------------------------------------------------------------


@rule("6.7", "1.1.2")
def sections(view: View) -> list[Section]:
    """6.7 The pieces of each nation: where they stand and in which suit, out of supply or not, own armies."""
    present = [nation for nation in SCENARIO_NATIONS[scenario(seen(view))] if _pieces(view, nation)]
    return [_nation_section(view, nation) for nation in present]


def _pieces(view: View, nation: Nation) -> list[Piece]:
    """The pieces of a nation that are in the game; those retired for good are still told of, absent ones are not."""
    shown = view.player[nation] != NOBODY and view.fields["seats"] > 2
    pieces = (*GENERALS_OF[nation], *TRAINS_OF[nation])
    return [one for one in pieces if view.city[one] != RETIRED or (shown and not IS_TRAIN[one])]


def _nation_section(view: View, nation: Nation) -> Section:
    title = Message("present-nation", {"nation": named_nation(nation), "armies": view.total[nation]})
    return Section(title, tuple(_piece_row(view, one) for one in _pieces(view, nation)))


def _piece_row(view: View, one: Piece) -> tuple[Cell, ...]:
    mine = MINE if view.player[NATION_OF[one]] in view.seats else THEIRS
    place = view.city[one]
    if place < 0:
        gone = Message("present-lost" if place == LOST else "present-retired")
        return (Cell(_called(one), hint=FAINT), Cell(""), Cell(""), Cell(gone, hint=FAINT))
    return (Cell(_called(one), hint=mine), Cell(_armies(view, one)), Cell(SIGNS[SUIT_OF[place]]), _where(view, one))


def _called(one: Piece) -> Text:
    """A train goes by its number, or by nothing where it is the only one of its nation."""
    if not IS_TRAIN[one]:
        return named_piece(one)
    trains = TRAINS_OF[NATION_OF[one]]
    return Message("present-train", {"number": trains.index(one) + 1 if len(trains) > 1 else 0})


@rule("6.8")
def _armies(view: View, one: Piece) -> str:
    """6.8 The armies of a general, where the viewer may know them."""
    armies = None if IS_TRAIN[one] else view.armies[one]
    return "" if armies is None else str(armies)


def _where(view: View, one: Piece) -> Cell:
    place = named(City(view.city[one]))
    if IS_TRAIN[one] or not view.face_down[one]:
        return Cell(place)
    return Cell(Message("present-unsupplied", {"city": place}), hint=STRONG)


# ---- nations --------------------------------------------------------------------------------------------------------


@rule("6.7", "3.9", "6.2")
def status(view: View) -> list[Section]:
    """6.7 The nations with their players, armies, cards and objectives; what is conquered, fate, the combat."""
    some = [_nations(view), *_objectives(view), *_fate(view)]
    return [*some, *(_duel(view, frame) for frame in view.stack if isinstance(frame, Duel))]


def _nations(view: View) -> Section:
    rows = tuple(_nation(view, nation) for nation in SCENARIO_NATIONS[scenario(seen(view))])
    columns = ("player", "armies", "cards", "objectives", "note")
    return Section(_title(view), rows, tuple(Message(f"present-{name}") for name in columns))


def _title(view: View) -> Message:
    if view.result is not None:
        return Message("present-final", {"turn": view.turn})
    if view.active == NO_NATION:
        return Message("present-turn", {"turn": view.turn})
    return Message("present-stage", {"turn": view.turn, "nation": named_nation(view.active)})


def _nation(view: View, nation: Nation) -> tuple[Cell, ...]:
    name = Cell(named_nation(nation), view.player[nation])
    if view.player[nation] == NOBODY:
        nothing = Cell("", hint=NUMBER)
        return (Cell(named_nation(nation), hint=FAINT), nothing, nothing, nothing, Cell(Message("present-out")))
    cards = sum(count for zone, _, count in view.cards["counts"] if zone == HAND + nation)
    conquests = Cell(_conquests(view, nation), hint=NUMBER)
    armies = Cell(str(view.total[nation]), hint=NUMBER)
    return (name, armies, Cell(str(cards), hint=NUMBER), conquests, Cell(_note(view, nation)))


def _conquests(view: Any, nation: Nation) -> str:
    """Objectives conquered, of those that are needed; nothing for who only defends."""
    wanted = ch11_victory.needed(view, nation)
    held = sum(view.conquered[objective] for objective in wanted)
    return f"{held} / {len(wanted)}" if _conquers(view, nation) else ""


@rule("0.8", "12.12", "13.5")
def _conquers(view: View, nation: Nation) -> bool:
    """0.8 Whether a nation has objectives that count: attackers have, Prussia in an offensive or a scenario."""
    return nation > HANOVER or (nation == PRUSSIA and ch13_offensive.prussia_conquers(seen(view)))


def _note(view: Any, nation: Nation) -> Text:
    if view.result is not None:
        return Message("present-winner") if view.player[nation] in view.result.winners else ""
    if nation <= HANOVER:
        return Message(f"present-offensive-{view.offensive}") if _offends(view, nation) else ""
    return Message("present-missing", {"count": ch11_victory.missing(view, nation)})


def _offends(view: View, nation: Nation) -> bool:
    return bool(nation == PRUSSIA and view.options.expert and view.turn)


@rule("5.1.10", "5.2.1", "6.7")
def _objectives(view: View) -> list[Section]:
    """5.1.10 The markers on the map: conquered objectives, and those with a question mark."""
    rows = [_marked(view, nation, flag) for nation in ALL_NATIONS for flag in ("conquered", "questioned")]
    some = tuple(row for row in rows if row)
    return [Section(Message("present-markers"), some)] if some else []


def _marked(view: View, nation: Nation, flag: str) -> tuple[Cell, ...]:
    column = view.fields[flag]
    cells = tuple(Cell(_objective(one)) for one in OBJECTIVES_OF[nation] if column[one])
    return (Cell(named_nation(nation)), Cell(Message(f"present-{flag}"), hint=FAINT), Cell(cells)) if cells else ()


def _objective(one: Objective) -> Thing:
    return Thing("objective", one)


@rule("2.10", "11.2", "13.2")
def _fate(view: View) -> list[Section]:
    """11.2 What the Card of Fate of this turn says, and the Strokes of Fate that have been drawn."""
    rows = [(Cell(named_fate(Fate(view.text // len(SUITS)))), Cell(_text(view)))] if _says_something(view) else []
    strokes = tuple(Cell(named_fate(card)) for card in view.drawn if card in STROKES)
    rows += [(Cell(Message("present-strokes")), Cell(strokes))] if strokes else []
    return [Section(Message("present-fate"), tuple(rows))] if rows else []


def _says_something(view: View) -> bool:
    card, suit = divmod(view.text, len(SUITS))
    return bool(view.text != NO_TEXT and HAS_EFFECT[card][suit])


def _text(view: View) -> Message:
    card, suit = divmod(view.text, len(SUITS))
    return Message(f"text-{FATES[card]}-{SUITS[suit]}")


# ---- combat ---------------------------------------------------------------------------------------------------------


@rule("7.2.1", "7.2.5", "7.4.2")
def _duel(view: View, duel: Duel) -> Section:
    """7.2 The two sides with what they stated and played, the score, and who has the right to play."""
    title = Message("present-duel", {"origin": named(duel.origin), "target": named(duel.target)})
    columns = tuple(Message(f"present-{name}") for name in ("side", "suit", "armies", "score", "right", "played"))
    return Section(title, (_side(view, duel, attacks=True), _side(view, duel, attacks=False)), columns)


def _side(view: View, duel: Duel, *, attacks: bool) -> tuple[Cell, ...]:
    nation, place = (duel.nation, duel.origin) if attacks else (duel.enemy, duel.target)
    score = duel.score if attacks else -duel.score
    right = Message("present-to-play") if attacks == duel.attacks else ""
    return (
        Cell(named_nation(nation), view.player[nation]),
        Cell(SIGNS[SUIT_OF[place]]),
        Cell(str(duel.attack if attacks else duel.defence), hint=NUMBER),
        Cell(_signed(score), hint=NUMBER),
        Cell(right, hint=STRONG),
        Cell(_played(duel, nation)),
    )


def _signed(score: int) -> str:
    return f"{score:+d}".replace("-", "\N{MINUS SIGN}") if score else "0"


def _played(duel: Duel, nation: Nation) -> tuple[Cell, ...] | str:
    plays = zip(duel.players, duel.cards, duel.values, strict=True)
    return tuple(Cell(_play(card, value)) for player, card, value in plays if player == nation) or ""


def _play(card: TacticalCard, value: int) -> Text:
    """A card as it lies on the table; with its value, where that is not the printed one."""
    if CARD_VALUE[card] == value:
        return named_card(card)
    return Message("present-counts", {"card": named_card(card), "value": value})


# ---- what a player looks at -----------------------------------------------------------------------------------------


@rule("7.1.1", "5.1.3", "5.1.4")
def fronts(view: View, seat: int) -> list[Section]:
    """7.1.1, 5.1.4 Own generals beside enemies, and the objectives still to be conquered, protected or not."""
    own = [nation for nation in ALL_NATIONS if view.player[nation] == seat]
    facing = tuple(_facing(view, place) for nation in own for place in _contacts(view, nation))
    wanted = tuple(row for nation in own for row in _wanted(view, nation))
    some = (("present-contacts", facing), ("present-wanted", wanted))
    return [Section(Message(title), rows) for title, rows in some if rows]


def _contacts(view: View, nation: Nation) -> list[City]:
    """The cities where generals of a nation stand beside enemy generals."""
    places = sorted(set(queries.cities_of(view.city, GENERALS_OF[nation])))
    return [place for place in places if queries.targets(view.city, place, nation)]


def _facing(view: View, place: City) -> tuple[Cell, ...]:
    nation = NATION_OF[generals_in(view, place)[0]]
    others = tuple(Cell(_stood(view, other)) for other in queries.targets(view.city, place, nation))
    return (Cell(_stood(view, place), hint=MINE), Cell("↔", hint=FAINT), Cell(others))


def _stood(view: View, place: City) -> Message:
    generals = [named_piece(general) for general in generals_in(view, place)]
    return Message("present-stack", {"generals": generals, "city": named(place), "suit": SIGNS[SUIT_OF[place]]})


@rule("5.1.3", "5.1.4", "0.4")
def _wanted(view: Any, nation: Nation) -> list[tuple[Cell, ...]]:
    """5.1.4 The objectives that a nation still needs: those unprotected, then those protected."""
    if not _conquers(view, nation):
        return []
    needed = ch11_victory.needed(view, nation)
    rows: list[tuple[Cell, ...]] = []
    for guarded in (False, True):
        some = [o for o in needed if not view.conquered[o] and ch05_conquest.protected(view, o) is guarded]
        label = Message("present-protected" if guarded else "present-unprotected")
        cells = tuple(Cell(_objective(one), hint="" if guarded else STRONG) for one in some)
        rows += [(Cell(named_nation(nation)), Cell(label, hint=FAINT), Cell(cells))] if cells else []
    return rows


# ---- what only the own eyes see -------------------------------------------------------------------------------------


@rule("3.8", "6.8", "13.6")
def secrets(view: View, seat: int) -> list[Message]:
    """3.8 The own hands, suit by suit; the card of the offensive, where it is known."""
    own = [nation for nation in ALL_NATIONS if view.player[nation] == seat]
    return [*(_hand(view, nation) for nation in own), *_set_aside(view)]


def _hand(view: View, nation: Nation) -> Message:
    held = [TacticalCard(card) for card, zone in enumerate(view.cards["zone"]) if zone == HAND + nation]
    args = {"nation": named_nation(nation), "count": len(held)}
    return Message("present-hand" if held else "present-no-cards", {**args, "cards": _by_suit(held)})


def _by_suit(held: Sequence[TacticalCard]) -> list[Any]:
    """Cards as `♣ 13 7 (20)`, the sum last, and how many Reserves there are."""
    texts: list[Any] = []
    for suit, sign in enumerate(SIGNS):
        values = sorted((CARD_VALUE[card] for card in held if CARD_SUIT[card] == suit), reverse=True)
        texts += [f"{sign} {' '.join(map(str, values))} ({sum(values)})"] if values else []
    reserves = sum(IS_RESERVE[card] for card in held)
    return texts + ([Message("present-reserves", {"count": reserves})] if reserves else [])


def _set_aside(view: View) -> list[Message]:
    """13.6 The card that was set aside for the offensive, for who knows it."""
    return [
        Message("present-aside", {"card": named_card(TacticalCard(card))})
        for card, zone in enumerate(view.cards["zone"])
        if zone == ASIDE
    ]


# ---- what is meant, and what is told --------------------------------------------------------------------------------


def most(actions: Sequence[Action]) -> Action | None:
    """Who buys without a word on trains buys none; how many armies, or what a Reserve is worth, must be said."""
    return actions[0] if all(isinstance(action, Settle) for action in actions) else None


def digest(events: Sequence[Any]) -> list[Any]:
    """Each move as one way, the cards of a combat in one line; that each role is played by its player goes unsaid."""
    heard = [event for event in events if not isinstance(event, RoleTaken)]
    return [told for key, some in groupby(heard, _kinship) for told in _together(key, list(some))]


def _kinship(event: Any) -> Any:
    """What is told together: equal for the steps of the same pieces, and for cards played."""
    if isinstance(event, Stepped):
        return event.pieces
    return CardPlayed if isinstance(event, CardPlayed) else None


def _together(key: Any, events: list[Any]) -> list[Any]:
    if key is None or len(events) == 1:
        return events
    if key is CardPlayed:
        return [Message("digest-cards", {"plays": [_played_card(event) for event in events]})]
    pieces = [named_piece(one) for one in events[0].pieces]
    over = [named(event.city) for event in events[:-1]]
    return [Message("digest-moved", {"pieces": pieces, "over": over, "city": named(events[-1].city)})]


def _played_card(event: CardPlayed) -> Message:
    args = {"nation": named_nation(event.nation), "card": _play(event.card, event.value)}
    return Message("digest-card", {**args, "score": event.score})


def charts(moments: Iterable[tuple[View, Sequence[Any]]]) -> dict[str, list[list[float]]]:
    """By seat and turn: objectives conquered, and armies."""
    turns = {view.turn: view for view, _ in moments if view.turn}
    seats = range(next(iter(turns.values())).fields["seats"]) if turns else ()
    return {
        "objectives": [[_held(view, seat) for view in turns.values()] for seat in seats],
        "armies": [[_commanded(view, seat) for view in turns.values()] for seat in seats],
    }


def _held(view: View, seat: int) -> int:
    own = (objectives for nation, objectives in enumerate(OBJECTIVES_OF) if view.player[nation] == seat)
    return sum(view.conquered[objective] for objectives in own for objective in objectives)


def _commanded(view: View, seat: int) -> int:
    return sum(total for nation, total in enumerate(view.total) if view.player[nation] == seat)


# ---- further names --------------------------------------------------------------------------------------------------

EXONYMS = {
    "brandenburg": "Brandeburgo Brandemburgo",
    "breslau": "Breslavia Breslávia Wrocław",
    "bruenn": "Brno",
    "bydgoszcz": "Bromberg",
    "dresden": "Dresde Dresda",
    "goettingen": "Gotinga",
    "hannover": "Hanover Hanôver",
    "koblenz": "Coblenza Coblença",
    "leipzig": "Lipsia",
    "magdeburg": "Magdeburgo",
    "mainz": "Maguncia Mogúncia",
    "olmuetz": "Olomouc",
    "pilsen": "Plzeň",
    "poznan": "Posen",
    "prag": "Praga Prague Praha",
    "stettin": "Szczecin",
    "torun": "Thorn",
    "warszawa": "Varsovia Varsóvia Warsaw Warschau",
    "wuerzburg": "Wurzburgo",
}
"""Cities by other names of theirs, parted by blanks."""
GIVEN_NAMES = {
    "friedrich": "Federico Frederico Frederick",
    "heinrich": "Enrique Henrique Henry",
    "ferdinand": "Fernando",
    "karl": "Carlos Charles",
}
"""Generals by their names in other languages."""
ADJECTIVES = {
    "prussia": "prusiano prussiano prussian",
    "hanover": "hanoveriano hanoverian",
    "russia": "ruso russo russian",
    "sweden": "sueco swedish",
    "austria": "austriaco austríaco austrian",
    "imperial-army": "imperial",
    "france": "francés francês french",
}
"""Nations as their trains are called after them."""
SUIT_WORDS = (
    "tréboles trébol paus clubs club",
    "diamantes diamante ouros diamonds diamond",
    "corazones corazón copas hearts heart",
    "picas pica espadas spades spade",
)
"""Suits by the words for them."""


def aliases(kind: str) -> Mapping[str, int]:
    """Further names of cities, generals and cards: `Praga`, `Federico`, `7 de tréboles`."""
    if kind == "city":
        return {name: city(id) for id, names in EXONYMS.items() for name in names.split()}
    if kind == "piece":
        given = {name: piece(id) for id, names in GIVEN_NAMES.items() for name in names.split()}
        return {**given, **dict(_train_names())}
    return dict(_card_names()) if kind == "card" else {}


def _train_names() -> Iterable[tuple[str, int]]:
    """Prussian train 1 and train 1 Prussian, with no number where it is the only one of its nation."""
    for nation, trains in enumerate(TRAINS_OF):
        for at, train in enumerate(trains, 1):
            number = f" {at}" if len(trains) > 1 else ""
            for word in ADJECTIVES[NATIONS[nation]].split():
                yield f"{word} train{number}", train
                for noun in ("tren", "trem", "train"):
                    yield f"{noun} {word}{number}", train
                    yield f"{noun}{number} {word}", train


def _card_names() -> Iterable[tuple[str, int]]:
    """7 of clubs and clubs 7, with the letter of the deck."""
    for card, name in enumerate(CARD_NAME):
        for word in SUIT_WORDS[CARD_SUIT[card]].split() if name else ():
            deck = DECKS[CARD_DECK[card]]
            yield f"{word} {CARD_VALUE[card]} {deck}", card
            yield f"{CARD_VALUE[card]} de {word} {deck}", card
            yield f"{CARD_VALUE[card]} of {word} {deck}", card
            yield f"{CARD_VALUE[card]} {word} {deck}", card
