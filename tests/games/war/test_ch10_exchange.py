"""10 Exchanging cards."""

from itertools import combinations

import pytest
from tests.games.war.positions import BLUE, GREEN, RED, armies, hand, position, story
from tests.games.war.watching import dump, kinds, piles, sit_out, use_up

from casusbelli.engine.flow import Revealed
from casusbelli.engine.ids import SPECTATOR
from casusbelli.games.war import GAME
from casusbelli.games.war.actions import Exchange
from casusbelli.games.war.board import CARD_FIGURE, NONE, Card, card, is_set, territory
from casusbelli.games.war.events import Exchanged, Placed
from casusbelli.games.war.queries import exchanges
from casusbelli.games.war.state import HAND, USED
from casusbelli.testing import Scenario, clause, example, given

MIXED = ["brasil", "india", "peru"]
"""A circle, a square and a triangle."""
CIRCLES = ["dudinka", "mongolia", "suecia"]
SQUARES = ["japao", "omsk", "borneo"]

SAMPLE = [
    *map(card, ("brasil", "china", "dudinka", "mongolia", "suecia")),
    *map(card, ("india", "japao", "omsk", "borneo", "congo")),
    *map(card, ("peru", "alasca", "aral", "siberia", "tchita")),
    *map(card, ("wild_1", "wild_2")),
]
"""Five cards of each figure and both wild ones: whatever figures a hand of five may show is among them."""


def holding(*cards: str, owns: tuple[str, ...] = ("venezuela",), free: int = 0, exchanges: int = 0) -> Scenario:
    """Red, with these cards and territories, in step 1 with so many armies left to place."""
    owners = {"red": dict.fromkeys(owns, 2)}
    return story(owners, hands={"red": cards}, step="receiving", free=free, exchanges=exchanges)


def figures(cards: tuple[Card, ...]) -> list[int]:
    return sorted(CARD_FIGURE[held] for held in cards)


@clause("10.1")
@pytest.mark.parametrize("cards", [MIXED, ["brasil", "china", "dudinka"], SQUARES, ["brasil", "india", "wild_1"]])
def test_10_1_a_valid_set_is_exchanged(cards: list[str]) -> None:
    told = holding(*cards).does(f"exchange {' '.join(cards)}")
    assert hand(told.state, "red") == []
    assert piles(told.state)[1] == 3


@clause("10.1")
@pytest.mark.parametrize(
    ("held", "tried", "reason"),
    [
        (["brasil", "china", "india"], "exchange brasil china india", "refused-no-set"),
        (MIXED, "exchange brasil india", "refused-exchange-count"),
        ([*MIXED, "china"], "exchange brasil india peru china", "refused-exchange-count"),
        (["brasil", "india", "china"], "exchange brasil india peru", "refused-not-in-hand"),
        (["brasil", "china", "dudinka"], "exchange brasil brasil brasil", "refused-exchange-twice"),
        (["wild_1", "china", "india"], "exchange wild_1 wild_1 china", "refused-exchange-twice"),
    ],
)
def test_10_1_anything_else_is_refused(held: list[str], tried: str, reason: str) -> None:
    told = holding(*held).refused(tried, clause="10.1", reason=reason)
    assert told.events() == []


@clause("10.1")
def test_10_1_the_order_of_the_cards_means_nothing() -> None:
    told = holding(*MIXED).does("exchange peru brasil india")
    assert hand(told.state, "red") == []
    assert Exchange((Card(9), Card(3), Card(5))) == Exchange((Card(3), Card(5), Card(9)))


@clause("10.1")
def test_10_1_every_set_of_the_hand_is_offered_once() -> None:
    told = holding("brasil", "china", "dudinka", "india", "peru")
    offered = [attempt for attempt in told.legal if attempt.startswith("exchange")]
    assert offered == [
        "exchange peru+brasil+india",
        "exchange peru+dudinka+india",
        "exchange peru+china+india",
        "exchange brasil+dudinka+china",
    ]


@clause("10.1")
def test_10_1_pointing_at_a_card_is_explained() -> None:
    told = holding("brasil", "china", "india")
    told.why_not("card:india", clause="10.1", reason="refused-no-set")
    told.why_not("card:japao", clause="10.1", reason="refused-no-set")
    holding("brasil").why_not("card:brasil", clause="10.1", reason="refused-exchange-count")


@clause("10.2")
def test_10_2_exchanges_and_placements_may_alternate() -> None:
    told = holding(*MIXED, free=3).does("place venezuela 1", "exchange brasil india peru")
    assert told.frame.free == 6
    told.does("place venezuela 6", "end-step")
    assert armies(told.state, "venezuela") == (9,)


@clause("10.2")
def test_10_2_not_after_the_first_attack() -> None:
    told = story({"red": {"brasil": 5}}, hands={"red": MIXED}, step="receiving", free=0)
    told.script((1, 6)).does("attack brasil peru 1")
    told.refused("exchange brasil india peru", clause="10.2", reason="refused-exchange-late")


@clause("10.2")
def test_10_2_not_once_step_1_has_been_left() -> None:
    told = holding(*MIXED).does("end-step")
    told.refused("exchange brasil india peru", clause="10.2", reason="refused-exchange-late")


@clause("10.2")
@pytest.mark.parametrize("step", ["attacking", "moving"])
def test_10_2_not_at_the_end_of_the_turn_with_five_cards(step: str) -> None:
    held = [*MIXED, "china", "japao"]
    told = story({"red": ["brasil"]}, hands={"red": held}, step="moving" if step == "moving" else "attacking")
    told.refused("exchange brasil india peru", clause="10.2", reason="refused-exchange-late")


@clause("10.2")
def test_10_2_not_in_the_turn_of_another() -> None:
    told = story({"red": ["brasil"]}, hands={"green": MIXED})
    told.refused_by(GREEN, "exchange brasil india peru", clause="0.5")


@clause("10.2", "3.3")
def test_10_2_not_in_the_first_round() -> None:
    told = story({"red": ["brasil"]}, hands={"red": MIXED}, round=1, step="receiving")
    assert not any(attempt.startswith("exchange") for attempt in told.legal)
    told.refused("exchange brasil india peru", clause="3.3")


@clause("10.3")
def test_10_3_one_counter_for_all_players() -> None:
    hands = {"red": [*MIXED, *SQUARES], "blue": CIRCLES}
    told = story({"red": ["venezuela"], "blue": ["mexico"]}, rest=["green"], hands=hands, step="receiving")
    told.does("exchange brasil india peru")
    sit_out(sit_out(told))
    told.does("exchange dudinka mongolia suecia")
    sit_out(told)
    told.does("exchange japao omsk borneo")
    made = [(event.seat, event.armies) for event in told.events() if isinstance(event, Exchanged)]
    assert made == [(RED, 4), (BLUE, 6), (RED, 8)]


@clause("10.3")
def test_10_3_neither_an_elimination_nor_a_reshuffle_resets_the_counter() -> None:
    s = use_up(position({"red": {"brasil": 4}, "blue": ["peru"]}, rest=["green"], exchanges=7))
    told = given(GAME, s).script((6, 1)).does("attack brasil peru 1", "advance brasil peru 1")
    told.script(card("china")).does("end-turn").done()
    told_of = [kind for kind in kinds(told.events()) if kind in ("Eliminated", "Reshuffled")]
    assert told_of == ["Eliminated", "Reshuffled"]
    assert told.state.exchanges == 7


@clause("10.3", "1.5")
def test_10_3_the_tenth_exchange_by_a_player_who_never_made_one() -> None:
    told = holding(*MIXED, exchanges=9).does("exchange brasil india peru")
    assert told.frame.free == 35
    assert told.state.exchanges == 10


@clause("10.3", "1.9")
def test_10_3_the_twentieth_exchange_on_one_territory() -> None:
    told = holding(*MIXED, exchanges=19).does("exchange brasil india peru", "place venezuela 85")
    assert armies(told.state, "venezuela") == (87,)


@example("E10")
@clause("10.3", "1.5")
@pytest.mark.parametrize("players", [("red", "green", "blue"), ("red", "red", "red")])
def test_e10_the_first_three_exchanges(players: tuple[str, str, str]) -> None:
    brought = []
    for number, player in enumerate(players):
        told = story(
            {player: ["venezuela"]},
            active={"red": RED, "green": GREEN, "blue": BLUE}[player],
            hands={player: MIXED},
            step="receiving",
            free=0,
            exchanges=number,
        )
        told.does("exchange brasil india peru")
        brought.append(told.frame.free)
        assert told.state.exchanges == number + 1
    assert brought == [4, 6, 8]


@clause("10.4")
@pytest.mark.parametrize("cards", [MIXED, [*MIXED, "china"]])
def test_10_4_a_set_may_be_kept(cards: list[str]) -> None:
    told = holding(*cards).does("end-step", "end-turn")
    assert len(hand(told.state, "red")) == len(cards)


@clause("10.5", "3.5.1")
@pytest.mark.parametrize("leaving", ["attack brasil peru 1", "move brasil venezuela 1", "end-step", "end-turn"])
def test_10_5_with_five_cards_step_1_stays_open(leaving: str) -> None:
    told = holding(*MIXED, "china", "japao", owns=("brasil", "venezuela"))
    told.refused(leaving, clause="10.5", reason="refused-five-cards")
    told.does("exchange peru china japao")
    assert hand(told.state, "red") == ["brasil", "india"]
    told.does("place venezuela 4").script((1, 6)).does("attack brasil peru 1")


@clause("10.5")
def test_10_5_the_player_chooses_which_set() -> None:
    told = holding(*MIXED, "china", "japao")
    assert told.legal == [
        "exchange peru+brasil+india",
        "exchange peru+brasil+japao",
        "exchange peru+china+india",
        "exchange peru+china+japao",
    ]


@clause("10.5")
def test_10_5_six_cards_are_more_than_five() -> None:
    told = holding(*MIXED, *CIRCLES).refused("end-step", clause="10.5")
    told.does("exchange brasil india peru", "place venezuela 4", "end-step")
    assert len(hand(told.state, "red")) == 3


@clause("10.5")
def test_10_5_unplaced_armies_are_told_first() -> None:
    holding(*MIXED, "china", "japao", free=2).refused("end-step", clause="4.6")


@clause("10.5.1")
def test_10_5_1_any_five_cards_hold_a_set() -> None:
    hands = list(combinations(SAMPLE, 5))
    assert {figures(held).count(NONE) for held in hands} == {0, 1, 2}
    assert all(any(is_set(three) for three in combinations(held, 3)) for held in hands)
    assert all(exchanges(held) for held in hands[::100])


@clause("10.5.1")
def test_10_5_1_smaller_hands_without_a_set() -> None:
    for four in combinations(SAMPLE, 4):
        shown = figures(four)
        two_pairs = NONE not in shown and shown[0] == shown[1] != shown[2] == shown[3]
        assert bool(exchanges(four)) is not two_pairs
    for three in combinations(SAMPLE, 3):
        pair = NONE not in figures(three) and len(set(figures(three))) == 2
        assert bool(exchanges(three)) is not pair


@clause("10.5.1")
@pytest.mark.parametrize(
    ("cards", "sets"),
    [
        (["brasil", "china", "india", "japao"], []),
        (["brasil", "china", "india", "peru"], ["exchange peru+brasil+india", "exchange peru+china+india"]),
    ],
)
def test_10_5_1_four_cards(cards: list[str], sets: list[str]) -> None:
    assert [attempt for attempt in holding(*cards).legal if attempt.startswith("exchange")] == sets


@clause("10.6")
def test_10_6_two_exchanges_with_six_cards() -> None:
    told = holding(*CIRCLES, *SQUARES, exchanges=3)
    told.does("exchange dudinka mongolia suecia")
    assert told.frame.free == 10
    told.does("exchange japao omsk borneo")
    assert told.frame.free == 22
    assert hand(told.state, "red") == []
    assert told.state.exchanges == 5


@clause("10.6")
def test_10_6_the_second_is_a_matter_of_choice() -> None:
    told = holding(*CIRCLES, *SQUARES).does("exchange dudinka mongolia suecia", "place venezuela 4", "end-step")
    assert len(hand(told.state, "red")) == 3


@clause("10.7")
def test_10_7_all_on_one_territory_or_on_many() -> None:
    told = holding(*MIXED, exchanges=4, owns=("venezuela", "japao")).does("exchange brasil india peru")
    told.does("place japao 12")
    assert armies(told.state, "venezuela", "japao") == (2, 14)
    told = holding(*MIXED, exchanges=4, owns=("venezuela", "japao")).does("exchange brasil india peru")
    told.does("place japao 5", "place venezuela 7")
    assert armies(told.state, "venezuela", "japao") == (9, 7)


@clause("10.8")
def test_10_8_two_armies_on_a_pictured_own_territory() -> None:
    told = holding("brasil", "china", "wild_1", owns=("brasil", "peru")).does("exchange brasil china wild_1")
    assert told.frame.free == 4
    assert armies(told.state, "brasil", "peru", "china") == (4, 2, 1)
    assert [event for event in told.events() if isinstance(event, Placed)] == [Placed(RED, territory("brasil"), 2)]


@clause("10.8")
def test_10_8_the_two_armies_go_nowhere_else() -> None:
    told = holding("brasil", "china", "wild_1", owns=("brasil", "peru")).does("exchange brasil china wild_1")
    told.refused("place peru 5", clause="4.4")
    told.does("place peru 4").refused("place peru 1", clause="4.4")
    assert armies(told.state, "brasil", "peru") == (4, 6)


@clause("10.8", "10.8.1")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_10_8_1_none_to_six_armies(count: int) -> None:
    own = tuple(MIXED[:count])
    told = holding(*MIXED, owns=("venezuela", *own)).does("exchange brasil india peru")
    assert armies(told.state, *own) == (4,) * count
    assert sum(event.armies for event in told.events() if isinstance(event, Placed)) == 2 * count
    assert told.frame.free == 4


@clause("10.8.1")
def test_10_8_1_only_ownership_at_the_exchange_counts() -> None:
    told = story({"green": {"venezuela": 9, "peru": 3}, "red": ["brasil"]}, hands={"red": MIXED}, step="receiving")
    told.does("exchange brasil india peru")
    assert armies(told.state, "peru", "brasil") == (3, 3)


@clause("10.9")
@pytest.mark.parametrize("viewer", [SPECTATOR, (RED,), (GREEN,), (BLUE,)])
def test_10_9_everybody_sees_the_cards_and_what_they_bring(viewer: tuple[int, ...]) -> None:
    told = holding(*MIXED, "china", exchanges=2, owns=("brasil",)).does("exchange brasil india peru")
    cards = (card("peru"), card("brasil"), card("india"))
    assert told.events(viewer) == [Exchanged(RED, cards, 3, 8), Placed(RED, territory("brasil"), 2)]
    seen = told.view(*viewer)
    assert [seen.cards["zone"][shown] for shown in cards] == [USED] * 3
    assert (HAND + RED, 0, 1) in seen.cards["counts"]
    assert (USED, 0, 3) in seen.cards["counts"]
    assert seen.exchanges == 3
    assert seen.stack[-1].free == 8


@clause("10.9")
def test_10_9_what_was_shown_cannot_be_unseen() -> None:
    told = holding(*MIXED).does("exchange brasil india peru")
    assert [mark.to for mark in told.state.outbox if isinstance(mark, Revealed)] == [None] * 3


@clause("10.1", "15.5")
def test_10_1_which_cards_are_thought_of_stays_secret() -> None:
    told = holding(*MIXED)
    before = dump(told, SPECTATOR)
    told.refused("exchange brasil india china", clause="10.1")
    assert dump(told, SPECTATOR) == before


@example("E14")
@clause("10.8", "10.8.1", "11.2")
def test_e14_an_exchange_with_a_wild_card() -> None:
    told = holding("brasil", "china", "wild_1", owns=("brasil",)).does("exchange brasil china wild_1")
    assert told.frame.free == 4
    assert armies(told.state, "brasil") == (4,)
    assert told.state.exchanges == 1
    assert hand(told.state, "red") == []
    assert piles(told.state) == (41, 3)


@example("E15")
@clause("10.1", "10.8", "1.5")
def test_e15_three_pictured_territories_are_owned() -> None:
    told = holding(*MIXED, owns=("brasil", "india", "peru"), exchanges=2).does("exchange brasil india peru")
    assert told.frame.free == 8
    assert armies(told.state, "brasil", "india", "peru") == (4, 4, 4)
    placed = sum(event.armies for event in told.events() if isinstance(event, Placed))
    assert placed + told.frame.free == 14


@example("E16")
@clause("10.1")
def test_e16_two_circles_and_a_square() -> None:
    told = holding("brasil", "china", "india", owns=("brasil", "china", "india"), exchanges=2)
    told.refused("exchange brasil china india", clause="10.1", reason="refused-no-set")
    assert len(hand(told.state, "red")) == 3
    assert told.state.exchanges == 2
    assert armies(told.state, "brasil", "china", "india") == (2, 2, 2)
