"""15 Public and hidden information."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.war.positions import BLUE, FAR, GREEN, RED, SEATED, hand, position, story
from tests.games.war.watching import begin, dump, kinds, picked, play_on, viewers

from casusbelli.engine import ask, flow
from casusbelli.engine.ids import SPECTATOR, Viewer
from casusbelli.games.war import GAME
from casusbelli.games.war.board import CARDS, OBJECTIVES, TERRITORIES, Card, objective
from casusbelli.games.war.ch12_elimination import Discarding
from casusbelli.games.war.events import CardsDiscarded, CardsPassed, Exchanged, Reshuffled
from casusbelli.games.war.state import HAND, HELD, PILE, REMOVED, UNDRAWN, USED, Options, War
from casusbelli.testing import Scenario, clause, given

WON, LOST = (6, 1), (1, 6)

# ---- what everybody sees


@clause("15.1")
def test_15_1_a_spectator_sees_all_that_is_public_and_nothing_else() -> None:
    s = position(
        {"red": {"brasil": 5}, "green": {"peru": 2}, "blue": {"argentina": 3}},
        seats=4,
        round=4,
        hands={"red": ["china", "india"], "green": ["omsk"]},
        used=["alasca", "wild_1"],
        exchanges=2,
        conquered=["brasil"],
        eliminated={"yellow": "green"},
    )
    s.cards.move(Card(CARDS.index("japao")), USED, 0)
    face_up = [CARDS.index("alasca"), CARDS.index("wild_1")]
    out = [OBJECTIVES.index(f"destroy_{name}") for name in ("white", "black")]
    assert given(GAME, s).view().fields == {
        "seats": 4,
        "options": Options(),
        "owner": s.owner,
        "armies": s.armies,
        "colour": s.colour,
        "eliminated_by": [-1, -1, -1, GREEN],
        "cards": {
            "zone": [USED if number in face_up else -1 for number in range(44)],
            "counts": [(PILE, 0, 38), (USED, 0, 3), (HAND + RED, 0, 2), (HAND + GREEN, 0, 1)],
        },
        "objectives": {
            "zone": [REMOVED if number in out else -1 for number in range(14)],
            "counts": [(UNDRAWN, 0, 8), (REMOVED, 0, 2), *((HELD + seat, 0, 1) for seat in range(4))],
        },
        "dealer": s.dealer,
        "first": RED,
        "active": RED,
        "round": 4,
        "exchanges": 2,
        "stack": s.stack,
        "after": [],
        "seen": [],
        "result": None,
    }


@clause("15.1")
def test_15_1_a_seat_sees_its_own_secrets_besides() -> None:
    told = story({"red": {"brasil": 5}}, hands={"red": ["china", "india"], "green": ["omsk"]})
    seen, public = told.view(RED).fields, told.view().fields
    cards, objectives = seen.pop("cards"), seen.pop("objectives")
    open_cards, open_objectives = public.pop("cards"), public.pop("objectives")
    assert seen == public
    for number in picked("china", "india"):
        assert cards["zone"][number] == HAND + RED
        cards["zone"][number] = -1
    objectives["zone"][told.state.objectives.zone.index(HELD + RED)] = -1
    assert (cards, objectives) == (open_cards, open_objectives)


@clause("15.1")
@pytest.mark.parametrize("viewer", viewers(3))
def test_15_1_announcements_results_and_moves_are_told_to_all(viewer: Viewer) -> None:
    told = story({"red": {"brasil": 5}}, step="receiving").does("place brasil 3")
    told.script(LOST, WON).does("attack brasil peru 1", "attack brasil peru 1", "advance brasil peru 1")
    told.does("move brasil peru 1")
    expected = ["TurnBegan", "Received", "Placed", "Attacked", "Fought", "Attacked", "Fought", "Advanced", "Moved"]
    assert told.events(viewer) == told.events()
    assert kinds(told.events(viewer)) == expected


@clause("15.1", "2.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_15_1_which_objectives_are_out_is_known_and_which_were_not_drawn_is_not(seats: int) -> None:
    zones = position(seats=seats).objectives.shown(None, SPECTATOR)
    assert [zone for zone in zones["zone"] if zone != -1] == [REMOVED] * (6 - seats)
    assert (UNDRAWN, 0, 8) in zones["counts"]


@clause("15.3")
def test_15_3_the_deal_is_open_and_tells_nothing_of_the_cards() -> None:
    s = new_game(4, seed=3)
    for viewer in viewers(4):
        seen = GAME.view(s, viewer)
        assert all(0 <= owner < 4 for owner in seen.owner)
        assert seen.owner == s.owner
        assert set(seen.cards["zone"]) == {-1}
        assert seen.cards["counts"] == [(PILE, 0, 44)]


@clause("15.3", "2.10.1", "15.2")
def test_15_3_the_first_card_may_be_any_whatever_was_dealt() -> None:
    told = story({"red": {"brasil": 5}}).script(WON).does("attack brasil peru 1", "advance brasil peru 1")
    begin(told, "end-turn")
    assert told.frame.space(told.state).items == tuple(range(44))


def new_game(seats: int, seed: int) -> War:
    """A game after the deal, before the first placement."""
    rng = random.Random(seed)
    s: Any = GAME.new(seats)
    while (at := flow.pending(s)[0]).frame.kind == "chance":
        space = at.frame.space(s)
        flow.resolve(s, at, space.pick(rng.randrange(space.size)))
    dealt: War = s
    return dealt


# ---- what nobody else sees: stories that differ only in the secrets of others


FIXED = {"red": ["brasil", "india", "japao", "omsk"], "green": ["alemanha"], "blue": ["china", "dudinka", "aral"]}
OTHER = {"red": ["congo", "franca", "polonia", "sudao"], "green": ["egito"], "blue": ["mexico", "islandia", "borneo"]}
GOALS = {"red": FAR[0], "green": FAR[1], "blue": FAR[2], "yellow": FAR[3]}
OTHER_GOALS = {"red": "territories_18x2", "green": "destroy_blue", "blue": "destroy_red", "yellow": "territories_24"}


def whole_turn(viewer: Viewer, others: dict[str, list[str]], goals: dict[str, str], deep: int) -> Iterator[Scenario]:
    """A turn of red that eliminates blue, with a moment at each request; the viewer's own secrets are `FIXED`.

    `deep` chooses among the hidden outcomes that the viewer does not see.
    """
    mine = [SEATED[seat] for seat in viewer]
    hands = {name: FIXED[name] if name in mine else others[name] for name in FIXED}
    if "red" in mine:
        hands["blue"] = [FIXED["blue"][0], *others["blue"][1:]]
    objectives = {name: GOALS[name] if name in mine else goals[name] for name in GOALS}
    s = position(
        {"red": {"brasil": 9}, "blue": ["peru"]},
        seats=4,
        rest=["green", "yellow"],
        hands=hands,
        objectives=objectives,
        used=["wild_2"],
    )
    hidden = [number for number in s.cards.cards(PILE) if CARDS[number] not in ("alasca", "wild_1")]
    s.cards.move(hidden[-1 - deep], USED, 0)
    told = given(GAME, s)
    yield told
    yield told.script(WON).does("attack brasil peru 1")
    yield begin(told, "advance brasil peru 1")
    gone = hands["blue"][1:] if "red" in mine else [hands["red"][deep], hands["blue"][deep]]
    yield told.script(picked(*gone))
    yield told.script(LOST).does("attack brasil venezuela 1")
    yield told.does("move brasil peru 1")
    yield begin(told, "end-turn")
    yield told.script(CARDS.index("alasca") if "red" in mine or not deep else CARDS.index("wild_1"))


@clause("15.2", "15.5", "0.2", "9.3", "13.7.1")
@pytest.mark.parametrize("viewer", viewers(4))
def test_15_2_secrets_of_others_make_no_difference_at_any_moment(viewer: Viewer) -> None:
    one = whole_turn(viewer, FIXED, GOALS, 0)
    two = whole_turn(viewer, OTHER, OTHER_GOALS, 1)
    moments = 0
    for a, b in zip(one, two, strict=True):
        assert GAME.save(a.state.copy()) != GAME.save(b.state.copy())
        assert dump(a, viewer) == dump(b, viewer)
        moments += 1
    assert moments == 8


@clause("15.2", "9.3")
def test_15_2_no_view_of_a_running_game_tells_a_hidden_card_or_objective() -> None:
    """A game at random: what each viewer should know is kept here from the public events alone."""
    rng = random.Random(20)
    s = position(
        {"red": {"brasil": 20, "china": 20, "congo": 20}, "blue": ["peru"], "yellow": ["argentina"]},
        seats=4,
        rest=["green"],
        hands={"red": ["india", "omsk", "aral"], "blue": ["moscou", "franca", "polonia"], "yellow": ["suecia"]},
        objectives={"red": "north_america_oceania"},
    )
    watched, happened = Watched(s), list[str]()
    for _ in range(700):
        if s.result is not None:
            break
        happened += watched.look()
        play_on(s, rng)
    assert {"Eliminated", "CardDrawn", "Exchanged"} <= set(happened)


class Watched:
    """A game, and the cards that lie face up in it, known from what was told to all."""

    def __init__(self, s: War) -> None:
        self.s = s
        self.face_up: set[int] = set()
        s.outbox = []

    def look(self) -> list[str]:
        """Check every view, and return the kinds of what has happened since."""
        assert self.s.outbox is not None
        events = [entry.event for entry in self.s.outbox if isinstance(entry, flow.Heard)]
        self.s.outbox.clear()
        for event in events:
            self.face_up |= set(event.cards) if isinstance(event, Exchanged) else set()
            self.face_up -= self.face_up if isinstance(event, Reshuffled) else set()
        for viewer in viewers(self.s.seats):
            self.check(viewer)
        return kinds(events)

    def check(self, viewer: Viewer) -> None:
        """The viewer sees the face-up cards, the own hand and the own objective, each where it is."""
        seen = GAME.view(self.s, viewer)
        own = {card for card, zone in enumerate(self.s.cards.zone) if zone in [HAND + seat for seat in viewer]}
        shown = {card: zone for card, zone in enumerate(seen.cards["zone"]) if zone != -1}
        if isinstance(self.s.stack[-1], Discarding):
            own &= set(shown)
        assert set(shown) == own | self.face_up
        assert all(zone == self.s.cards.zone[card] for card, zone in shown.items())
        objectives = {zone for zone in seen.objectives["zone"] if zone != -1}
        assert objectives - {REMOVED} == {HELD + seat for seat in viewer}


@clause("15.2")
@pytest.mark.parametrize("viewer", viewers(3))
def test_15_2_nothing_in_a_view_tells_an_order_or_a_seed(viewer: Viewer) -> None:
    """A view has columns by territory, seat and card, and no others: no order of a pile, no generator, no outbox."""
    plain = story({"red": {"brasil": 5}}, hands={"red": ["china"]}).view(*viewer).plain()
    assert not {"value", "outbox", "seed", "rng", "journal"} & set(plain)
    lengths = {name: len(column) for name, column in plain.items() if isinstance(column, list)}
    expected = {"owner": 42, "armies": 42, "colour": 3, "eliminated_by": 3, "stack": 3, "after": 0, "seen": 0}
    assert lengths == expected
    assert plain["cards"].keys() == plain["objectives"].keys() == {"zone", "counts"}


@clause("15.2")
@pytest.mark.parametrize("viewer", viewers(4))
def test_15_2_what_is_imagined_from_a_view_looks_the_same(viewer: Viewer) -> None:
    rng = random.Random(15)
    for told in whole_turn(viewer, FIXED, GOALS, 0):
        seen = told.view(*viewer)
        twin = GAME.resample(seen, rng)
        assert GAME.view(twin, viewer) == seen


# ---- cards that pass


def eliminating(red: int, blue: int) -> Scenario:
    """Red and blue hold so many cards; red is about to take Peru, the last territory of blue."""
    hands = {"red": FIXED["red"][:red], "blue": FIXED["blue"][:blue]}
    told = story({"red": {"brasil": 5}, "blue": ["peru"]}, rest=["green"], hands=hands)
    return told.script(WON).does("attack brasil peru 1")


@clause("15.4")
def test_15_4_the_eliminator_sees_only_what_is_left_after_the_cut() -> None:
    told = begin(eliminating(4, 3), "advance brasil peru 1")
    passing = picked(*FIXED["blue"])
    for viewer in viewers(3):
        assert [told.view(*viewer).cards["zone"][number] for number in passing] == [-1, -1, -1]
    told.script(picked("brasil", "china"))
    seen = told.view(RED).cards["zone"]
    assert {CARDS[number] for number, zone in enumerate(seen) if zone == HAND + RED} == set(hand(told.state, "red"))
    assert sorted(hand(told.state, "red")) == ["aral", "dudinka", "india", "japao", "omsk"]
    assert [seen[number] for number in picked("brasil", "china")] == [-1, -1]


@clause("15.4", "12.3.1")
@pytest.mark.parametrize(("red", "blue", "gone"), [(4, 3, 2), (2, 3, 0), (2, 0, 0), (0, 0, 0)])
@pytest.mark.parametrize("viewer", viewers(3))
def test_15_4_everybody_hears_both_numbers_even_when_they_are_0(viewer: Viewer, red: int, blue: int, gone: int) -> None:
    told = begin(eliminating(red, blue), "advance brasil peru 1")
    if gone:
        told.script(picked("brasil", "china"))
    assert told.events(viewer)[-2:] == [CardsPassed(BLUE, RED, blue), CardsDiscarded(RED, gone)]


@clause("15.4")
@pytest.mark.parametrize("gone", [("brasil", "india"), ("china", "dudinka"), ("japao", "aral")])
def test_15_4_no_third_party_can_tell_which_cards_went(gone: tuple[str, str]) -> None:
    told = begin(eliminating(4, 3), "advance brasil peru 1").script(picked(*gone))
    usual = begin(eliminating(4, 3), "advance brasil peru 1").script(picked("omsk", "china"))
    for viewer in (SPECTATOR, (GREEN,), (BLUE,)):
        assert dump(told, viewer) == dump(usual, viewer)
    assert dump(told, (RED,)) != dump(usual, (RED,))


# ---- offers and refusals


NO_SET, SET = ["brasil", "china", "india"], ["brasil", "india", "peru"]
OPEN: list[Viewer] = [SPECTATOR, (GREEN,), (BLUE,), (GREEN, BLUE)]


def holding(cards: list[str]) -> Scenario:
    return story({"red": {"venezuela": 3}}, hands={"red": cards}, step="receiving", free=0)


@clause("15.5")
@pytest.mark.parametrize("more", [[], ["japao"]])
def test_15_5_others_cannot_tell_whether_a_hand_holds_a_set(more: list[str]) -> None:
    without, with_ = holding([*NO_SET, *more]), holding([*SET, *more])
    for viewer in OPEN:
        assert dump(without, viewer) == dump(with_, viewer)
    assert without.frame.prompt(without.state) == with_.frame.prompt(with_.state)
    assert ask.awaited(without.state) == ask.awaited(with_.state) == (RED,)
    assert dump(without, (RED,)) != dump(with_, (RED,))


@clause("15.5")
def test_15_5_nor_how_close_an_objective_is() -> None:
    owned = {"red": dict.fromkeys(TERRITORIES[::-1][:23], 1)}
    near, far = (story(owned, objectives={"red": name}) for name in ("territories_24", "north_america_africa"))
    for viewer in OPEN:
        assert dump(near, viewer) == dump(far, viewer)


@clause("15.5", "10.9")
@pytest.mark.parametrize("viewer", viewers(3))
def test_15_5_a_refused_command_leaves_no_trace(viewer: Viewer) -> None:
    told = holding(NO_SET)
    before = dump(told, viewer)
    told.refused("exchange brasil china india", clause="10.1")
    told.refused("attack venezuela congo 1", clause="5.4")
    told.refused_by(GREEN, "exchange brasil china india", clause="0.5")
    assert dump(told, viewer) == before


@clause("15.5")
@pytest.mark.parametrize("tried", ["exchange brasil india peru", "exchange brasil china india", "end-turn"])
def test_15_5_a_refusal_out_of_turn_does_not_depend_on_any_hand(tried: str) -> None:
    told, other = (story({"red": ["brasil"]}, hands={"green": cards}) for cards in (NO_SET, SET))
    refusals = [ask.attempt(GAME, s.state, GREEN, s.action(tried)) for s in (told, other)]
    assert refusals[0] == refusals[1] is not None


@clause("15.5", "10.1")
def test_15_5_a_refused_exchange_tells_nothing_of_the_cards_of_others() -> None:
    """A card that another holds, one of the pile and one among the discards are refused in the same words."""
    refusals = []
    for place in (HAND + GREEN, PILE, USED):
        told = holding(["brasil", "india"])
        told.state.cards.move(CARDS.index("peru"), place, 0)
        refusals.append(ask.attempt(GAME, told.state, RED, told.action("exchange brasil india peru")))
    assert refusals[0] == refusals[1] == refusals[2] is not None


# ---- after the end


@clause("15.6")
@pytest.mark.parametrize("viewer", [*OPEN, (RED,)])
def test_15_6_after_the_end_one_objective_is_shown_and_no_hand(viewer: Viewer) -> None:
    owned = dict.fromkeys([name for name in TERRITORIES[::-1] if name not in ("brasil", "peru")][:22], 1)
    told = story(
        {"red": owned | {"brasil": 5}},
        objectives={"red": "territories_24"},
        hands={"red": ["china"], "green": ["india"], "blue": ["omsk"]},
    )
    told.script(WON).does("attack brasil peru 1", "advance brasil peru 1")
    assert told.state.result is not None
    seen = told.view(*viewer)
    shown = {OBJECTIVES[number] for number, zone in enumerate(seen.objectives["zone"]) if zone >= HELD}
    own = {OBJECTIVES[told.state.objectives.zone.index(HELD + seat)] for seat in viewer}
    assert shown == {"territories_24", *own}
    held = {zone for zone in seen.cards["zone"] if zone >= HAND}
    assert held == {HAND + seat for seat in viewer}
    assert seen.objectives["zone"][objective("territories_24")] == HELD + RED
