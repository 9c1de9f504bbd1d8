"""11 Notes: wild cards and used cards."""

import random

import pytest
from tests.games.war.positions import RED, armies, hand, position, story
from tests.games.war.watching import begin, dump, hand_sizes, kinds, piles, play_on, use_up, viewers

from casusbelli.engine import flow
from casusbelli.games.war import GAME
from casusbelli.games.war.board import CARDS, card
from casusbelli.games.war.events import Reshuffled
from casusbelli.games.war.state import HAND, USED
from casusbelli.testing import clause, given

CONQUEST = ("attack brasil peru 1", "advance brasil peru 1")


@clause("11.1")
@pytest.mark.parametrize("others", [("brasil", "china"), ("brasil", "india"), ("india", "peru"), ("peru", "alasca")])
def test_11_1_a_wild_card_takes_the_figure_that_is_missing(others: tuple[str, str]) -> None:
    told = story({"red": ["venezuela"]}, hands={"red": ["wild_1", *others]}, step="receiving", free=0)
    told.does(f"exchange wild_1 {' '.join(others)}")
    assert told.frame.free == 4
    assert hand(told.state, "red") == []


@clause("11.2")
@pytest.mark.parametrize(("owned", "extra"), [("venezuela", 0), ("china", 2)])
def test_11_2_two_wild_cards_and_a_third(owned: str, extra: int) -> None:
    told = story({"red": [owned]}, hands={"red": ["wild_1", "wild_2", "china"]}, step="receiving", free=0)
    told.does("exchange wild_1 wild_2 china")
    assert told.frame.free == 4
    assert armies(told.state, owned) == (1 + extra,)


@clause("11.2")
def test_11_2_a_wild_card_pictures_no_territory() -> None:
    cards = ["wild_1", "brasil", "china"]
    told = story({"red": ["brasil", "china"]}, hands={"red": cards}, step="receiving", free=0)
    before = sum(told.state.armies)
    told.does("exchange wild_1 brasil china")
    assert sum(told.state.armies) == before + 4
    assert armies(told.state, "brasil", "china") == (3, 3)


@clause("11.4")
def test_11_4_all_used_cards_come_back_and_hands_stay() -> None:
    names = list(CARDS)
    hands = {"red": [names.pop(), names.pop()], "green": names[:6], "blue": names[6:12]}
    shown = names[12:18]
    s = use_up(position({"red": {"brasil": 5}}, hands=hands, used=shown))
    assert (piles(s), sum(hand_sizes(s))) == ((0, 30), 14)
    told = given(GAME, s).script((6, 1), card(shown[0])).does(*CONQUEST, "end-turn").done()
    assert Reshuffled(30) in told.public_events()
    assert piles(told.state) == (29, 0)
    assert hand_sizes(told.state) == (3, 6, 6)
    assert hand(told.state, "green") == hands["green"]
    assert set(hand(told.state, "red")) == {*hands["red"], shown[0]}


@clause("11.4", "15.2")
def test_11_4_the_new_pile_is_face_down() -> None:
    shown = list(CARDS[:6])
    s = use_up(position({"red": {"brasil": 5}}, used=shown))
    told = given(GAME, s).script((6, 1)).does(*CONQUEST)
    assert all(told.view(*viewer).cards["zone"][:6] == [USED] * 6 for viewer in viewers(3))
    begin(told, "end-turn")
    assert all(set(told.view(*viewer).cards["zone"]) == {-1} for viewer in viewers(3))
    told.script(card(shown[3]))
    assert told.view(RED).cards["zone"][:6] == [-1, -1, -1, HAND + RED, -1, -1]
    others = [viewer for viewer in viewers(3) if viewer != (RED,)]
    assert all(set(told.view(*viewer).cards["zone"]) == {-1} for viewer in others)


@clause("11.4", "12.3.1")
def test_11_4_shown_and_hidden_used_cards_come_back_alike() -> None:
    """Once shuffled, nothing tells a card that was exchanged from one that was discarded unseen."""
    dumps = []
    for shown in (CARDS[:3], CARDS[3:6]):
        s = use_up(position({"red": {"brasil": 5}}, used=shown))
        told = begin(given(GAME, s).script((6, 1)).does(*CONQUEST), "end-turn")
        dumps.append([dump(told, viewer) for viewer in viewers(3)])
    assert dumps[0] == dumps[1]


@clause("11.4", "0.4")
def test_11_4_no_card_is_ever_lost() -> None:
    rng, happened = random.Random(11), set[str]()
    s = use_up(position({"red": {"brasil": 9}}, seats=6, round=5), *CARDS[:4])
    s.outbox = []
    flow.advance(s)
    for _ in range(900):
        play_on(s, rng)
        s.check()
        assert sum(piles(s)) + sum(hand_sizes(s)) == len(CARDS)
        assert max(hand_sizes(s)) <= 6
        happened |= set(kinds(entry.event for entry in s.outbox if isinstance(entry, flow.Heard)))
        s.outbox.clear()
    assert {"CardDrawn", "Exchanged", "Reshuffled"} <= happened
