"""3 Tactical Cards."""

from collections import Counter
from typing import Any

import pytest
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    POMPADOUR,
    cards_of,
    held,
    position,
    story,
    take_cards,
)

from casusbelli.engine import flow
from casusbelli.engine.state import ALL
from casusbelli.games.friedrich import GAME
from casusbelli.games.friedrich.board import (
    ALL_CARDS,
    CARD_DECK,
    CARD_SUIT,
    CARD_VALUE,
    FATES,
    IS_RESERVE,
    NATIONS,
    RESERVE_VALUE,
    TACTICAL_CARDS,
    TacticalCard,
    card,
    nation,
)
from casusbelli.games.friedrich.ch03_cards import (
    Discarding,
    Drawing,
    discard_unseen,
    discard_used,
    supply,
    take_hand_away,
)
from casusbelli.games.friedrich.events import CardDiscarded, CardsDrawn, DeckOpened, UsedShuffled
from casusbelli.games.friedrich.state import HAND, STOCK, UNUSED, USED, Friedrich
from casusbelli.testing import Scenario, clause, example, given

FOUR = ("spades-2-a", "spades-3-a", "spades-4-a", "hearts-7-a")


def cards(*names: str) -> tuple[TacticalCard, ...]:
    return tuple(sorted(card(held(name)) for name in names))


def alone(**more: Any) -> Friedrich:
    """A position without anything under way."""
    s = position(**more)
    s.stack = []
    s.outbox = []
    return s


def told(s: Friedrich) -> list[Any]:
    return [heard.event for heard in s.outbox or [] if isinstance(heard, flow.Heard)]


def drawing(name: str = "france", **more: Any) -> Scenario:
    """The stage of a nation that is about to draw."""
    return story(active=name, phase="draw", **more)


def spread(s: Friedrich, zones: dict[int, int], deck: int) -> None:
    """So many cards of a deck into each of these zones, from the first card on."""
    numbers = iter([number for number in ALL_CARDS if CARD_DECK[number] == deck])
    for zone, count in zones.items():
        for _ in range(count):
            s.cards.move(next(numbers), zone, ALL if zone == USED else 0)


def used_piles(*sizes: int) -> Friedrich:
    """Used piles of these sizes, all other cards in the hand of Prussia, and nothing to draw from."""
    s = alone()
    for deck, size in enumerate(sizes):
        spread(s, {USED: size, HAND: 50 - size}, deck)
    return s


@clause("3.1", "1.3.11")
def test_3_1_all_begin_with_empty_hands() -> None:
    s: Any = GAME.start(4)
    assert all(s.cards.count(HAND + number) == 0 for number in range(len(NATIONS)))


@clause("3.1")
def test_3_1_russia_has_no_card_before_her_first_stage() -> None:
    s = alone()
    take_cards(s, "prussia"), take_cards(s, "hanover")
    assert s.cards.count(HAND + nation("russia")) == 0


@clause("3.2", "2.3")
def test_3_2_a_turn_takes_twenty_four_cards() -> None:
    s = alone()
    drawn = [take_cards(s, name, index) for index, name in enumerate(NATIONS)]
    assert drawn == [7, 2, 4, 1, 5, 1, 3]
    assert s.cards.count(STOCK) == 26
    assert s.cards.count(USED) == 1
    assert [event.count for event in told(s) if isinstance(event, CardsDrawn)] == [7, 2, 4, 1, 5, 1, 4]


@clause("3.2", "3.15")
@example("E20")
def test_3_15_in_turn_3_prussia_draws_from_two_decks() -> None:
    s = alone()
    left = []
    for _ in range(2):
        for name in NATIONS:
            take_cards(s, name, 1)
        left.append(s.cards.count(STOCK))
    assert left == [26, 2]
    before = set(s.cards.cards(HAND))
    assert take_cards(s, "prussia") == 7
    assert Counter(CARD_DECK[number] for number in set(s.cards.cards(HAND)) - before) == {0: 2, 1: 5}
    *_, opened, drawn = told(s)
    assert opened == DeckOpened(2)
    assert drawn.count == 7


@clause("3.3", "3.14", "6.8")
def test_3_3_france_lays_one_of_its_four_cards_aside_unseen() -> None:
    seen = drawing().script(cards(*FOUR))
    assert seen.seat == POMPADOUR
    assert seen.legal == [f"discard {TACTICAL_CARDS[number]}" for number in cards(*FOUR)]
    before = len(seen.events())
    seen.does("discard spades-3-a")
    assert cards_of(seen.state, "france") == ["hearts-7-a", "spades-2-a", "spades-4-a"]
    assert seen.state.cards.cards(USED) == [card("spades-3-a")]
    assert seen.events()[before] == CardDiscarded(nation("france"), card("spades-3-a"))
    zones = [seen.view(*viewer).cards["zone"] for viewer in ((POMPADOUR,), (FREDERICK,), (MARIA_THERESA,), ())]
    assert [zone[card("spades-3-a")] for zone in zones] == [USED, -1, -1, -1]
    assert {"type": "CardDiscarded", "nation": nation("france"), "card": None} in seen.events((FREDERICK,))


@clause("3.3", "3.6", "3.7")
def test_3_3_only_a_card_just_drawn_is_laid_aside() -> None:
    seen = drawing(hands={"france": ["clubs-9"], "prussia": ["clubs-8"]}).script(cards(*FOUR))
    for name in ("clubs-9-a", "clubs-8-a", "clubs-7-a"):
        seen.refused(f"discard {name}", clause="3.3", reason="refused-not-just-drawn")
    seen.refused("step berlin", clause="3.3", reason="refused-discard-first")
    seen.why_not("card:clubs-9-a", clause="3.3", reason="refused-not-just-drawn")
    seen.refused_by(FREDERICK, "discard hearts-7-a", clause="2.2")


@clause("3.3", "3.17")
def test_3_3_of_fewer_than_four_cards_none_is_laid_aside() -> None:
    s = alone()
    for deck in range(4):
        spread(s, {HAND: 50}, deck)
    for name in FOUR[:3]:
        s.cards.move(card(name), STOCK, 0)
    assert take_cards(s, "france") == 3
    assert told(s) == [CardsDrawn(nation("france"), 3, cards(*FOUR[:3]))]


@clause("3.3", "3.15")
def test_3_3_cards_of_two_decks_are_all_just_drawn() -> None:
    s = position(active="france", phase="draw")
    spread(s, {HAND: 48, STOCK: 2}, 0)
    seen = given(GAME, s).script(first := tuple(s.cards.cards(STOCK)))
    assert [row for row in seen.view(FREDERICK).stack if isinstance(row, dict)][-1]["backs"] == (0, 0)
    later = cards("clubs-2-b", "clubs-3-b")
    assert seen.script(later).legal == [f"discard {TACTICAL_CARDS[number]}" for number in (*first, *later)]


@clause("3.4")
@example("E21")
@pytest.mark.parametrize("order", [("lord-bute", "poems"), ("poems", "lord-bute")])
def test_3_4_prussia_draws_seven_then_five_then_four(order: tuple[str, ...]) -> None:
    assert [take_cards(alone(drawn=order[:count]), "prussia") for count in range(3)] == [7, 5, 4]


@clause("3.5")
@example("E22")
@pytest.mark.parametrize("order", [("america", "india"), ("india", "america")])
def test_3_5_austria_france_and_hanover_are_cut(order: tuple[str, ...]) -> None:
    first, both = alone(drawn=order[:1]), alone(drawn=order, out=["france"])
    assert [take_cards(first, name) for name in ("austria", "france", "hanover")] == [4, 3, 2]
    assert first.cards.count(USED) == 0
    assert [take_cards(both, name) for name in ("austria", "hanover")] == [4, 1]


@clause("3.5")
def test_3_5_russia_sweden_and_the_imperial_army_are_never_cut() -> None:
    s = alone(drawn=FATES)
    assert [take_cards(s, name) for name in ("russia", "sweden", "imperial-army")] == [4, 1, 1]


@clause("3.6")
def test_3_6_there_is_no_limit_to_a_hand() -> None:
    s = alone(hands={"prussia": [TACTICAL_CARDS[number] for number in range(50, 90)]})
    assert take_cards(s, "prussia") == 7
    assert s.cards.count(HAND) == 47


@clause("3.6", "3.7")
def test_3_6_no_card_is_thrown_away_without_a_reason() -> None:
    told = story({"friedrich": "oschatz"}, hands={"prussia": ["hearts-4"], "hanover": ["hearts-5"]})
    for name in ("hearts-4-a", "hearts-5-a"):
        told.refused(f"discard {name}", clause="3.6", reason="refused-cards-kept")


@clause("3.7")
def test_3_7_hanover_does_not_play_a_prussian_card() -> None:
    places = {"ferdinand": "northeim", "soubise": "goettingen"}
    hands = {"hanover": ["spades-2"], "prussia": ["spades-9"]}
    told = story(places, active="hanover", phase="combat", armies={"soubise": 4}, hands=hands)
    told.does("attack northeim goettingen")
    assert (told.seat, told.legal) == (FREDERICK, ["play spades-2-a", "yield"])
    told.refused("play spades-9-a", clause="7.2.4", reason="refused-card-not-held")


@clause("3.7")
def test_3_7_every_nation_has_a_hand_of_its_own() -> None:
    s = alone()
    take_cards(s, "prussia"), take_cards(s, "hanover")
    assert not set(cards_of(s, "prussia")) & set(cards_of(s, "hanover"))
    assert len(cards_of(s, "hanover")) == 2


@clause("3.8")
def test_3_8_a_hand_is_seen_by_the_player_of_its_nation_alone() -> None:
    hands = {"austria": ["hearts-2"], "imperial-army": ["hearts-3"], "prussia": ["hearts-4"], "russia": ["hearts-5"]}
    s = position(hands=hands)
    for seat, known in ((MARIA_THERESA, {"hearts-2-a", "hearts-3-a"}), (FREDERICK, {"hearts-4-a"}), (POMPADOUR, set())):
        zone = GAME.view(s, (seat,)).cards["zone"]
        assert {TACTICAL_CARDS[number] for number, place in enumerate(zone) if place >= 0} == known


@clause("3.8", "3.9")
def test_3_8_what_is_drawn_is_seen_by_the_player_alone_and_its_backs_by_all() -> None:
    seen = drawing("prussia")
    names = ("clubs-2", "clubs-3", "clubs-4", "hearts-5", "hearts-6", "spades-9", "reserve-1")
    assert isinstance(seen.frame, Drawing)
    assert seen.frame.sees(seen.state) == (FREDERICK,)
    assert seen.frame.part(seen.state, cards(*names)) == (0,) * 7
    seen.script(cards(*names))
    assert CardsDrawn(nation("prussia"), 7, cards(*names)) in seen.events((FREDERICK,))
    assert {"type": "CardsDrawn", "nation": 0, "count": 7, "cards": None} in seen.events((ELISABETH,))


@clause("3.9")
def test_3_9_all_see_how_many_cards_each_hand_holds() -> None:
    s = position(hands={"austria": ["hearts-2", "hearts-3", "clubs-2-b"], "france": ["hearts-4"]}, used=["spades-9"])
    counts = GAME.view(s, ()).cards["counts"]
    assert (HAND + nation("austria"), 0, 2) in counts
    assert (HAND + nation("austria"), 1, 1) in counts
    assert (HAND + nation("france"), 0, 1) in counts
    assert GAME.view(s, ()).cards["zone"][card("spades-9-a")] == USED


@clause("3.10", "3.11")
def test_3_11_four_decks_have_fifty_cards_each() -> None:
    assert Counter(CARD_DECK) == dict.fromkeys(range(4), 50)
    ordinary = [number for number in ALL_CARDS if not IS_RESERVE[number]]
    assert {CARD_VALUE[number] for number in ordinary} == set(range(2, 14))
    assert set(Counter((CARD_SUIT[number], CARD_VALUE[number]) for number in ordinary).values()) == {4}
    assert sum(IS_RESERVE) == 8


@clause("3.12")
def test_3_12_a_reserve_is_worth_ten_at_most() -> None:
    assert RESERVE_VALUE == 10


@clause("3.14", "6.7")
def test_3_14_a_used_card_lies_open_on_the_pile_of_its_deck() -> None:
    s = alone(hands={"prussia": ["hearts-9-b"]})
    discard_used(s, card("hearts-9-b"))
    for viewer in ((), (FREDERICK,), (MARIA_THERESA,)):
        shown = GAME.view(s, viewer).cards
        assert shown["zone"][card("hearts-9-b")] == USED
        assert (USED, 1, 1) in shown["counts"]


@clause("3.14", "11.12")
def test_3_14_the_hand_of_a_nation_that_quits_goes_unseen() -> None:
    s = alone(hands={"russia": ["hearts-9", "clubs-2"], "sweden": ["hearts-8"]})
    take_hand_away(s, nation("russia"))
    assert s.cards.cards(USED) == list(cards("hearts-9", "clubs-2"))
    assert cards_of(s, "sweden") == ["hearts-8-a"]
    assert GAME.view(s, (FREDERICK,)).cards["zone"][card("hearts-9-a")] == -1
    assert GAME.view(s, (ELISABETH,)).cards["zone"][card("hearts-9-a")] == USED


@clause("3.14", "11.12", "13.21.2")
def test_3_14_who_knew_a_card_of_that_hand_knows_where_it_lies() -> None:
    s = alone(hands={"russia": ["hearts-9", "clubs-2"]})
    s.cards.known[card("clubs-2-a")] |= 1 << MARIA_THERESA
    take_hand_away(s, nation("russia"))
    zone = GAME.view(s, (MARIA_THERESA,)).cards["zone"]
    assert [zone[card(name)] for name in ("clubs-2-a", "hearts-9-a")] == [USED, -1]


@clause("3.15")
def test_3_15_the_next_deck_is_opened_only_when_a_card_must_be_drawn() -> None:
    s = alone()
    spread(s, {USED: 43, STOCK: 7}, 0)
    take_cards(s, "prussia")
    assert STOCK not in s.cards.zone
    assert s.cards.count(UNUSED) == 150
    take_cards(s, "hanover")
    assert s.cards.count(STOCK) == 48
    assert s.cards.count(UNUSED) == 100
    assert DeckOpened(2) in told(s)


@clause("3.16")
def test_3_16_the_two_largest_used_piles_are_shuffled_together() -> None:
    s = used_piles(45, 41, 38, 30)
    assert supply(s)
    assert Counter(CARD_DECK[number] for number in s.cards.cards(STOCK)) == {0: 45, 1: 41}
    assert s.cards.count(HAND) == 5 + 9 + 12 + 20
    assert told(s) == [UsedShuffled((1, 2))]
    assert {GAME.view(s, ()).cards["zone"][number] for number in s.cards.cards(STOCK)} == {-1}


@clause("3.16")
def test_3_16_nothing_is_shuffled_before_a_card_is_needed() -> None:
    s = used_piles(45, 41, 38, 30)
    spread(s, {STOCK: 1, USED: 44, HAND: 5}, 0)
    take_cards(s, "sweden")
    assert STOCK not in s.cards.zone
    take_cards(s, "sweden")
    assert UsedShuffled((1, 2)) in told(s)
    assert s.cards.count(STOCK) == 44 + 41 - 1


@clause("3.16", "3.14")
def test_3_16_what_was_laid_aside_unseen_is_shuffled_too_and_known_no_more() -> None:
    s = used_piles(10, 9, 0, 0)
    discard_unseen(s, card("reserve-1-d"), nation("prussia"))
    for number in s.cards.cards(USED):
        if CARD_DECK[number] == 1:
            s.cards.move(number, HAND, 0)
    assert supply(s)
    assert told(s) == [UsedShuffled((1, 4))]
    assert GAME.view(s, (FREDERICK,)).cards["zone"][card("reserve-1-d")] == -1


@clause("3.17")
@pytest.mark.parametrize(
    ("sizes", "shuffled"),
    [((40, 40, 40, 12), (1, 2)), ((12, 40, 40, 40), (2, 3)), ((1, 2, 3, 3), (3, 4)), ((0, 0, 5, 0), (3,))],
)
def test_3_17_of_equal_piles_the_lower_deck_goes_first(sizes: tuple[int, ...], shuffled: tuple[int, ...]) -> None:
    s = used_piles(*sizes)
    assert supply(s)
    assert told(s) == [UsedShuffled(shuffled)]


@clause("3.17")
def test_3_17_where_there_is_no_card_none_is_drawn() -> None:
    s = used_piles(0, 0, 0, 0)
    assert take_cards(s, "russia") == 0
    assert told(s) == []
    s.cards.move(card("clubs-2-c"), USED, ALL)
    assert take_cards(s, "russia") == 1


@clause("3.17", "3.16")
def test_3_17_the_shuffle_is_repeated_whenever_it_is_needed() -> None:
    s = used_piles(1, 1, 1, 1)
    assert take_cards(s, "russia") == 4
    assert [event.decks for event in told(s) if isinstance(event, UsedShuffled)] == [(1, 2), (3, 4)]


@clause("3.3")
def test_3_3_the_choice_of_the_card_is_hidden_from_others() -> None:
    seen = drawing().script(cards(*FOUR))
    assert isinstance(seen.frame, Discarding)
    assert [row for row in seen.view(FREDERICK).stack if isinstance(row, dict)][-1] == {
        "type": "Discarding",
        "nation": nation("france"),
        "due": 1,
        "backs": (0, 0, 0, 0),
        "drawn": None,
    }
    assert seen.frame in seen.view(POMPADOUR).stack
