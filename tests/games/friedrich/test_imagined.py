"""What a viewer may suppose looks the same to it, keeps the rules, and is as likely as anything else that does."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from tests.games.friedrich.positions import FREDERICK, MARIA_THERESA, POMPADOUR, held, position

from casusbelli.engine import flow
from casusbelli.games.friedrich import GAME
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    CARD_DECK,
    FRANCE,
    GENERALS_OF,
    PRUSSIA,
    RUSSIA,
    TacticalCard,
    card,
    piece,
)
from casusbelli.games.friedrich.ch07_combat import Bearing
from casusbelli.games.friedrich.ch07_duel import Duel
from casusbelli.games.friedrich.ch10_recruiting import Paying, Placing
from casusbelli.games.friedrich.ch11_strokes import PassingOn, retire
from casusbelli.games.friedrich.ch13_texts import Bartering
from casusbelli.games.friedrich.imagined import split, ways
from casusbelli.games.friedrich.state import ASIDE, HAND, STOCK, UNUSED, USED, Friedrich
from casusbelli.testing import clause, given
from casusbelli.testing.secrecy import Sight, blindness, hidden_steps, spectator, supposition

HANDS = {
    "prussia": ["spades-4", "hearts-5", "diamonds-9", "reserve-1", "clubs-12"],
    "austria": ["spades-7", "hearts-8", "reserve-2"],
    "russia": ["clubs-3", "clubs-4"],
    "france": ["hearts-9", "clubs-13"],
}
STACKS = {
    "friedrich": "breslau",
    "keith": "breslau",
    "daun": "schweidnitz",
    "browne": "schweidnitz",
    "soubise": "fulda",
}
ARMIES = {"friedrich": 5, "keith": 3, "daun": 8, "browne": 6, "soubise": 7}


def story_of(s: Friedrich) -> Any:
    return given(GAME, s)


def beginning() -> Any:
    return GAME.new(4, {"roles": "in-order"})


def allotting() -> Any:
    """Some have allotted much, some little, one all."""
    s = beginning()
    rng = random.Random(5)
    for seat in (0, 0, 0, 1, 1, 1, 3, 2):
        at = next(at for at in flow.pending(s) if at.frame.seat(s) == seat)
        flow.answer(s, at, rng.choice(at.frame.actions(s)))
    return s


def drawing_roles() -> Any:
    return GAME.new(3)


def drawing() -> Any:
    """France has drawn the last two cards of the first deck, and draws on from the second."""
    s = position(active="france", phase="draw", hands={"prussia": HANDS["prussia"]})
    first = [number for number, zone in enumerate(s.cards.zone) if zone == STOCK]
    for number in first[2:]:
        s.cards.move(number, USED, 0)
    return story_of(s).script(tuple(first[:2])).state


def discarding() -> Any:
    s = position(active="france", phase="draw", hands=HANDS)
    cards = tuple(sorted(card(held(name)) for name in ("hearts-2", "hearts-3", "spades-9", "spades-10")))
    return story_of(s).script(cards).state


def duel() -> Any:
    s = position(STACKS, armies=ARMIES, hands=HANDS, active="austria", phase="combat")
    return story_of(s).does("attack schweidnitz breslau").state


def bearing() -> Any:
    return story_of(duel()).does("yield").state


def paying() -> Friedrich:
    cards = (TacticalCard(card(held("hearts-5"))), TacticalCard(card(held("clubs-12"))))
    return position(STACKS, armies=ARMIES, hands=HANDS, top=[Paying(PRUSSIA, cards)])


def placing() -> Friedrich:
    s = position(STACKS, armies=ARMIES, hands=HANDS)
    s.total[PRUSSIA] += 3
    s.stack.append(Placing(PRUSSIA, 1, 3))
    return s


def passing_on() -> Friedrich:
    s = position({**STACKS, "heinrich": "breslau"}, armies={**ARMIES, "heinrich": 4}, hands=HANDS)
    retire(s, piece("heinrich"))
    return s


def bartering() -> Friedrich:
    s = position(STACKS, armies=ARMIES, hands=HANDS, expert=True)
    s.stack.append(Bartering(RUSSIA, card(held("hearts-8")), 0))
    return s


def offensive() -> Any:
    declared = {"offensive": "declared"}
    s = position(STACKS, armies=ARMIES, hands=HANDS, aside="clubs-11", used=["clubs-2"], fields=declared)
    return story_of(s).state


PLACES: tuple[Callable[[], Any], ...] = (
    drawing_roles,
    beginning,
    allotting,
    drawing,
    discarding,
    duel,
    bearing,
    paying,
    placing,
    passing_on,
    bartering,
    offensive,
)


def supposed(s: Friedrich, *viewer: int, times: int = 1, seed: int = 1) -> Iterator[Any]:
    """What may be, for all that these seats see."""
    rng = random.Random(seed)
    for _ in range(times):
        yield GAME.resample(GAME.view(s, viewer), rng)


@clause("6.8", "3.8")
@pytest.mark.parametrize("place", PLACES)
def test_what_is_supposed_looks_the_same_and_tells_nothing(place: Callable[[], Any]) -> None:
    s, rng = place(), random.Random(3)
    s.check()
    for viewer in ((), (FREDERICK,), (MARIA_THERESA,)):
        here = Sight(GAME, s, viewer, rng)
        for law in (supposition, blindness, hidden_steps, spectator):
            law(here)


@clause("6.8")
def test_every_division_of_armies_is_equally_likely() -> None:
    possible = {way for way in product(range(1, 9), repeat=3) if sum(way) == 7}
    rng = random.Random(11)
    found = Counter(tuple(split(3, 7, rng)) for _ in range(len(possible) * 400))
    assert set(found) == possible
    assert len(possible) == ways(3, 7)
    assert all(300 < times < 500 for times in found.values())


@clause("6.4", "6.8")
def test_divisions_keep_to_eight_armies_a_general() -> None:
    rng = random.Random(2)
    assert split(8, 64, rng) == [8] * 8
    assert ways(8, 65) == ways(3, 2) == 0
    with pytest.raises(ValueError, match="weights"):
        split(3, 2, rng)


@clause("6.8", "6.2")
def test_records_of_others_are_supposed_anew_and_the_own_ones_kept() -> None:
    s = position(STACKS, armies=ARMIES)
    found = {tuple(there.armies[one] for one in GENERALS_OF[AUSTRIA]) for there in supposed(s, FREDERICK, times=200)}
    assert {row[0] + row[1] for row in found} == {14}
    assert {row[0] for row in found} == {6, 7, 8}
    assert all(there.armies[:8] == s.armies[:8] for there in supposed(s, FREDERICK, times=20))


@clause("7.2.1", "6.8")
def test_strengths_that_have_been_stated_are_kept() -> None:
    s = position(
        {**STACKS, "lacy": "tabor"}, armies={**ARMIES, "lacy": 4}, active="austria", phase="combat", hands=HANDS
    )
    s = story_of(s).does("attack schweidnitz breslau").state
    assert isinstance(s.stack[-1], Duel)
    lacy = {there.armies[piece("lacy")] for there in supposed(s, FREDERICK, times=50)}
    daun = {there.armies[piece("daun")] for there in supposed(s, FREDERICK, times=50)}
    assert lacy == {4}
    assert daun == {6, 7, 8}


@clause("7.3.4", "6.8")
def test_armies_that_are_lost_still_count_until_the_loss_is_borne() -> None:
    s = bearing()
    assert isinstance(s.stack[-1], Bearing)
    sums = {
        there.armies[piece("friedrich")] + there.armies[piece("keith")]
        for there in supposed(s, MARIA_THERESA, times=30)
    }
    assert sums == {8}


@clause("10.5", "10.7", "6.8")
def test_new_armies_that_no_general_has_got_yet_are_left_out() -> None:
    for there in supposed(placing(), MARIA_THERESA, times=20):
        assert there.stack[-1].armies == 3
        assert sum(there.armies[:8]) == 8
        there.check()


@clause("1.3.8", "1.3.4")
def test_the_records_of_others_may_be_written_so_far_or_so_far() -> None:
    s = allotting()
    asked = set()
    for there in supposed(s, MARIA_THERESA, times=200):
        lane = there.stack[-1].lanes[FREDERICK]
        asked.add(lane.stack[-1].general)
        written = there.armies[: lane.stack[-1].general]
        assert all(1 <= armies <= 8 for armies in written)
    assert asked == {*range(7), piece("ferdinand")}


@clause("1.3.8")
def test_before_the_allotment_nobody_has_armies() -> None:
    assert {sum(there.armies) for there in supposed(drawing_roles(), 0, times=5)} == {0}


@clause("3.9", "6.8")
def test_cards_lie_where_their_backs_allow() -> None:
    s = discarding()
    for there in supposed(s, FREDERICK, times=20):
        frame = there.stack[-1]
        assert set(frame.drawn) <= set(there.cards.cards(HAND + FRANCE))
        assert [CARD_DECK[number] for number in frame.drawn] == [0] * 4
        assert there.cards.cards(HAND + PRUSSIA) == s.cards.cards(HAND + PRUSSIA)
        assert all(CARD_DECK[number] for number in there.cards.cards(UNUSED))


@clause("3.8", "13.6")
def test_hidden_cards_are_known_to_those_whose_they_are() -> None:
    s = offensive()
    for there in supposed(s, POMPADOUR, times=5):
        assert {there.cards.known[number] for number in there.cards.cards(HAND + AUSTRIA)} == {1 << MARIA_THERESA}
        assert {there.cards.known[number] for number in there.cards.cards(ASIDE)} == {1 << FREDERICK}


@clause("13.21.2")
def test_the_card_that_austria_offers_may_be_any_of_her_hand() -> None:
    s = bartering()
    offered = {there.stack[-1].offered for there in supposed(s, 1, times=50)}
    assert len(offered) > 3
    assert {there.stack[-1].offered for there in supposed(s, MARIA_THERESA, times=5)} == {card(held("hearts-8"))}


@clause("11.16")
def test_what_generals_had_before_armies_were_passed_on_is_hidden() -> None:
    s = passing_on()
    assert isinstance(s.stack[-1], PassingOn)
    for there in supposed(s, MARIA_THERESA, times=20):
        frame = there.stack[-1]
        assert all(1 <= least <= there.armies[mate] for least, mate in zip(frame.least, frame.mates, strict=True))


@clause("11.16", "6.4")
def test_what_was_passed_on_is_what_one_general_may_have_had() -> None:
    """Of the 11 armies that Prussia has, two generals hold 3 to 10, as Keith elsewhere has 8 to 1."""
    places = {**STACKS, "winterfeldt": "breslau", "keith": "glatz", "heinrich": "breslau"}
    s = position(places, armies={"friedrich": 1, "winterfeldt": 1, "keith": 8, "heinrich": 1})
    retire(s, piece("heinrich"))
    passed = {there.stack[-1].passed(there) for there in supposed(s, MARIA_THERESA, times=200)}
    assert passed == {*range(1, 9)}


@clause("11.16", "6.3")
def test_somebody_has_got_what_was_passed_on() -> None:
    """All have one army, but for one of the two who have got another."""
    places = {**STACKS, "keith": "glatz", "schwerin": "brieg", "winterfeldt": "breslau", "heinrich": "breslau"}
    s = position(places)
    retire(s, piece("heinrich"))
    for there in supposed(s, MARIA_THERESA, times=50):
        assert there.stack[-1].least == (1, 1)
        assert there.armies[:5] == s.armies[:5]
        there.check()
