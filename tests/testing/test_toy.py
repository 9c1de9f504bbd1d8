"""Three Fords, clause by clause: what the toy is there to show of the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from casusbelli.engine import flow
from casusbelli.engine.frame import Handing
from casusbelli.engine.record import Result
from casusbelli.engine.state import ALL
from casusbelli.testing import Scenario, clause, given
from casusbelli.testing.coverage import cover, package_folder
from casusbelli.testing.toy import GAME
from casusbelli.testing.toy.ch3_round import DealingHat, PledgingCoins, Round, TakingTurn
from casusbelli.testing.toy.ch5_battle import Battle, Bout, PlantingBanner
from casusbelli.testing.toy.pieces import CARDS, DISCARD, FERRY, FORDS, HAND, HAT, PILE, RED, SEATS, Berth, captains
from casusbelli.testing.toy.records import (
    BattleOver,
    CardPassed,
    Counted,
    FerryMoored,
    Fought,
    Mixed,
    Mustered,
    OfferClosed,
    Proposed,
    Spied,
)

DRUM, FLAG, HORN, LAMP, BOW, PIKE, SLING, SPEAR, BEAR, EAGLE, LION, WOLF = CARDS
ALDER, BIRCH, CEDAR = FORDS
AIMS = (ALDER, BIRCH, CEDAR, BIRCH)
DRAWN = (DRUM, BOW, FLAG, BEAR)


def begun(**options: Any) -> Scenario:
    """Set up: aims as above, the ferry at cedar with lamp and wolf."""
    return given(GAME, GAME.start(4, options)).script(*AIMS, CEDAR, (LAMP, WOLF))


def mustered(*splits: tuple[int, int, int], **options: Any) -> Scenario:
    """Mustered (two, two and one unless told otherwise), and the cards of the first round drawn."""
    story = begun(**options).script(*DRAWN)
    for seat, split in enumerate(splits or ((2, 2, 1),) * 4):
        for ford, men in zip(("alder", "birch", "cedar"), split, strict=True):
            story.does(f"muster {ford} {men}", seat=seat)
    return story


def turns(*pledges: int, **options: Any) -> Scenario:
    """At the first turn, after these pledges (none unless told otherwise)."""
    return pledged(mustered(**options), *pledges)


def pledged(story: Scenario, *pledges: int) -> Scenario:
    for seat, coins in enumerate(pledges or (0, 0, 0, 0)):
        story.does(f"pledge {coins}", seat=seat)
    return story


def marched(ford: str, story: Scenario | None = None) -> Scenario:
    """At the window of the battle at this ford, the east attacking."""
    return (story or turns()).does(*["pass"] * 4).does(f"march {ford}", seat=0).does("agree", seat=2)


def test_every_clause_has_code_and_tests(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text(Path(__file__).read_text(encoding="utf-8"), encoding="utf-8")
    covered = cover(GAME.rulebook, package_folder(GAME.package), tmp_path, tmp_path / "no rulings")
    assert covered.failures == ()


@clause("1.1")
def test_1_1_banks() -> None:
    assert [captains(bank) for bank in (0, 1)] == [(0, 2), (1, 3)]


@clause("1.2")
def test_1_2_twelve_cards_and_two_backs() -> None:
    backs = begun().state.cards.backs
    assert len(backs) == 12
    assert [card for card, back in enumerate(backs) if back == RED] == [BEAR, EAGLE, LION, WOLF]


@clause("1.3")
def test_1_3_three_coins_and_five_men() -> None:
    story = begun()
    assert story.state.coins == [3, 3, 3, 3]
    assert story.legal == [f"muster alder {men}" for men in range(6)]


@clause("2.1")
def test_2_1_aims_are_secret() -> None:
    story = begun()
    assert story.view(1).aims == [None, BIRCH, None, None]
    assert story.public_events()[0] == {"type": "AimDrawn", "seat": 0, "ford": None}


@clause("2.2")
def test_2_2_the_ferryman_alone_sees_the_ferry() -> None:
    story = begun()
    assert (story.view(0).ferry, story.view(2).ferry) == (CEDAR, None)
    assert FerryMoored(SEATS[0], CEDAR) in story.events((0,))


@clause("2.3")
def test_2_3_the_ferry_is_dealt_two_cards() -> None:
    story = begun()
    assert story.state.cards.cards(FERRY) == [LAMP, WOLF]
    assert story.view(0).cards["zone"][WOLF] == FERRY
    assert story.view(2).cards["zone"][WOLF] == -1


@clause("2.4")
def test_2_4_mustering_side_by_side() -> None:
    story = begun().does("muster alder 2", seat=2).does("muster alder 4", "muster birch 0", seat=0)
    assert [at.lane for at in flow.pending(story.state)] == [0, 1, 2, 3]
    assert story.view(0).men[:3] == [4, 0, 0]
    assert story.view(2).men[:3] == [None, None, None]
    assert story.view(0).stack[-1]["lanes"][2] == {"owners": (2,), "done": False}
    story.refused("muster cedar 2", seat=0, clause="2.4", reason="refused-too-many-men")
    story.refused("muster cedar 0", seat=0, clause="2.4", reason="refused-men-left")
    story.refused("muster alder 1", seat=0, clause="2.4", reason="refused-muster-elsewhere")
    story.refused("pass", seat=1, clause="2.4")


@clause("2.5")
def test_2_5_the_muster_is_opened_together() -> None:
    story = mustered((5, 0, 0), (0, 5, 0), (0, 0, 5), (1, 1, 3))
    assert story.view().men == [5, 0, 0, 0, 5, 0, 0, 0, 5, 1, 1, 3]
    assert [event.men for event in story.public_events() if isinstance(event, Mustered)][3] == (1, 1, 3)


@clause("3.1")
def test_3_1_the_east_attacks_first_and_the_west_next() -> None:
    story = turns().does(*["pass"] * 4)
    assert story.frame.partners == (0, 2)
    story.does("hold", seat=0).script(HORN, PIKE, SLING, SPEAR).does("agree", seat=2)
    assert pledged(story).does(*["pass"] * 4).frame.partners == (1, 3)


@clause("3.2")
def test_3_2_every_captain_draws_a_card() -> None:
    story = mustered()
    assert [story.state.cards.zone[card] - HAND for card in DRAWN] == [0, 1, 2, 3]
    assert story.view(0).cards["zone"][BOW] == -1


def second_round(pile_to: int) -> Scenario:
    """The council of the first round agrees next; what was in the pile lies in this zone."""
    story = turns().does(*["pass"] * 4).does("hold", seat=0)
    for card in story.state.cards.cards(PILE):
        story.state.cards.move(card, pile_to, ALL)
    return story


@clause("3.2")
def test_3_2_discarded_cards_are_mixed_when_the_pile_is_empty() -> None:
    story = second_round(DISCARD).script(HORN, PIKE, SLING, SPEAR).does("agree", seat=2)
    assert Mixed(6) in story.public_events()
    assert story.view(1).cards["zone"][EAGLE] == -1


@clause("3.2")
def test_3_2_nobody_draws_where_there_is_nothing() -> None:
    story = second_round(FERRY).does("agree", seat=2)
    assert [story.state.cards.count(HAND + seat) for seat in SEATS] == [1, 1, 1, 1]
    assert isinstance(story.frame, PledgingCoins)


@clause("3.3")
def test_3_3_pledges_are_paid_together() -> None:
    story = mustered().does("pledge 2", seat=3)
    assert story.state.coins == [3, 3, 3, 3]
    story.refused("pledge 4", seat=0, clause="3.3", reason="refused-too-few-coins")
    story.refused("pass", seat=0, clause="3.3", reason="refused-pledge-due")
    story.does("pledge 1", seat=0).does("pledge 0", seat=1).does("pledge 0", seat=2)
    assert story.state.coins == [2, 3, 3, 1]


@clause("3.4")
def test_3_4_the_ferry_changes_hands() -> None:
    story = turns(0, 1, 0, 3)
    assert (story.view(3).ferry, story.view(0).ferry) == (CEDAR, None)
    assert story.view(3).cards["zone"][WOLF] == FERRY
    assert [learned.what for learned in story.view(0).seen] == [Berth(CEDAR)]


@clause("3.4")
def test_3_4_nobody_alone_pledged_most() -> None:
    assert turns(0, 2, 0, 2).state.ferryman == 0


@clause("3.5")
def test_3_5_one_thing_in_the_order_of_seats() -> None:
    story = turns()
    story.refused_by(1, "pass", clause="3.5", reason="refused-not-your-turn")
    story.refused("plant alder", clause="3.5", reason="refused-one-thing")
    assert [story.does("pass") and story.frame for _ in range(3)][-1] == TakingTurn(SEATS[3])


@clause("3.6")
def test_3_6_spying_is_remembered_by_the_bank() -> None:
    story = turns().does("spy 2")
    assert story.state.coins[0] == 2
    assert [learned.what.ford for learned in story.view(2).seen] == [BIRCH]
    assert story.view(1, 3).seen == []
    assert [event.ford for event in story.events((2,)) if isinstance(event, Spied)] == [BIRCH]
    assert story.public_events()[-1] == {"type": "Spied", "seat": 0, "captain": 1, "ford": None}


@clause("3.6")
def test_3_6_spying_costs_a_coin_and_goes_across_the_river() -> None:
    story = turns(3, 0, 0, 0)
    story.refused("spy 2", clause="3.6", reason="refused-no-coin")
    story.refused("spy 3", clause="3.6", reason="refused-own-bank").why_not("ford:cedar", clause="3.8")


@clause("3.7")
def test_3_7_the_hat() -> None:
    story = turns().does("swap")
    story.refused("put wolf", clause="3.7", reason="refused-not-in-hand").refused("pass", clause="3.7")
    story.does("put drum")
    assert story.view(0).cards["zone"][DRUM] == -1
    assert story.seat == 2


@clause("3.7")
def test_3_7_the_hat_is_dealt_blind() -> None:
    story = turns().does("swap").does("put drum")
    at = flow.pending(story.state)[0]
    flow.answer(story.state, at, story.action("put flag"))
    assert isinstance(story.frame, DealingHat)
    assert story.frame.sees(story.state) == ()
    assert story.view(0, 1, 2, 3).cards["zone"][DRUM] == -1
    assert story.state.cards.count(HAT) == 2
    story.script(FLAG)
    assert story.view(0).cards["zone"][FLAG] == HAND
    assert story.view(0).cards["zone"][DRUM] == HAND + 2
    assert story.view(1).cards["zone"][FLAG] == -1


@clause("3.7")
def test_3_7_both_need_a_card() -> None:
    story = turns().does("offer drum 2", seat=0).does("accept 1 drum", seat=1)
    story.refused("swap", clause="3.7", reason="refused-swap")


@clause("3.8")
def test_3_8_mooring() -> None:
    story = turns(0, 1, 0, 3).does("pass")
    story.refused("moor alder", clause="3.8", reason="refused-not-ferryman").does("pass", "pass")
    story.refused("moor cedar", clause="3.8", reason="refused-moored-there").does("moor alder")
    assert story.state.ferry == ALDER
    assert story.view(0).seen == []
    assert {"type": "FerryMoored", "seat": 3, "ford": None} in story.public_events()


@clause("3.9")
def test_3_9_the_council_is_secret() -> None:
    story = turns().does(*["pass"] * 4)
    story.refused("pass", clause="3.9", reason="refused-council").does("march birch", seat=0)
    story.refused("march birch", clause="3.9", reason="refused-council-answer", seat=2)
    assert story.view(1).stack[-1]["motion"] is None
    assert [type(event) for event in story.events((2,))][-1] is Proposed
    assert not any(isinstance(event, Proposed) for event in story.events((1, 3)))
    assert story.frame.awaited(story.state) == (0, 2)


@clause("3.9")
def test_3_9_the_second_captain_has_the_last_word() -> None:
    story = turns().does(*["pass"] * 4).does("march birch", seat=0).does("disagree", seat=2).does("march alder", seat=2)
    assert flow.enclosing(story.state, Battle).ford == ALDER


@clause("3.9")
def test_3_9_no_march_without_men_of_both_banks() -> None:
    story = pledged(mustered((5, 0, 0), (0, 5, 0), (5, 0, 0), (1, 4, 0))).does(*["pass"] * 4)
    assert story.legal == ["hold", "march alder"]
    story.refused("march cedar", clause="3.9", reason="refused-march")


@clause("4.1")
def test_4_1_an_offer_out_of_turn_changes_no_request() -> None:
    story = turns()
    before = flow.pending(story.state)
    story.does("offer bear 2", seat=3)
    assert flow.pending(story.state) == before
    assert story.view(1).cards["zone"][BEAR] == HAND + 3
    assert story.view(0).stack[2]["offers"] == []
    assert len(story.view(1).stack[2]["offers"]) == 1


@clause("4.1")
def test_4_1_one_offer_a_round_of_a_card_of_ones_own_to_another() -> None:
    story = turns()
    story.refused("offer wolf 2", seat=3, clause="4.1", reason="refused-not-in-hand")
    story.refused("offer bear 4", seat=3, clause="4.1", reason="refused-offer-to-oneself")
    story.does("offer bear 1", "withdraw bear", seat=3)
    story.refused("offer bear 2", seat=3, clause="4.1", reason="refused-second-offer")


@clause("4.2")
def test_4_2_an_accepted_card_changes_hands() -> None:
    story = turns().does("offer bear 2", seat=3).does("accept 4 bear", seat=1)
    assert story.state.cards.zone[BEAR] == HAND + 1
    assert story.public_events()[-1] == {"type": "CardPassed", "seat": 3, "taker": 1, "card": None}
    assert isinstance(story.events((1,))[-1], CardPassed)


@clause("4.2")
def test_4_2_only_an_offered_card_is_accepted_or_rejected() -> None:
    story = turns().does("offer bear 2", seat=3)
    story.refused("accept 4 bear", seat=0, clause="4.2", reason="refused-not-offered")
    story.does("reject 4 bear", seat=1).refused("accept 4 bear", seat=1, clause="4.2")
    assert story.state.cards.zone[BEAR] == HAND + 3


@clause("4.3")
def test_4_3_a_withdrawn_offer() -> None:
    story = turns().does("offer bear 2", seat=3)
    story.refused("withdraw bear", seat=1, clause="4.3", reason="refused-nothing-to-withdraw")
    story.does("withdraw bear", seat=3).refused("accept 4 bear", seat=1, clause="4.2")


def how_closed(story: Scenario, seat: int) -> list[str]:
    return [event.how for event in story.events((seat,)) if isinstance(event, OfferClosed)]


@clause("4.4")
def test_4_4_an_offer_is_void_when_its_card_has_gone() -> None:
    story = turns().does("offer drum 2", seat=0).does("swap", "put drum")
    assert how_closed(story, 1) == ["void"]
    assert how_closed(story, 3) == []


@clause("4.4")
def test_4_4_an_offer_is_void_when_the_round_ends() -> None:
    story = turns(rounds=1).does("offer drum 2", seat=0).does(*["pass"] * 4)
    assert how_closed(story.does("hold", seat=0).does("agree", seat=2), 1) == ["void"]


@clause("4.5")
def test_4_5_silence_during_pledges_swaps_and_battles() -> None:
    mustered().refused("offer bear 2", seat=3, clause="4.5", reason="refused-silence")
    turns().does("swap").refused("offer bear 2", seat=3, clause="4.5")
    story = marched("birch").refused("offer bear 2", seat=3, clause="4.5")
    assert story.standing(3) == []


@clause("5.1")
def test_5_1_the_ferry_comes_ashore() -> None:
    battle = flow.enclosing(marched("cedar").state, Battle)
    assert (battle.attack, battle.defence) == (1, 0)
    assert flow.enclosing(marched("alder").state, Battle).attack == 0
    assert flow.enclosing(marched("cedar", turns(0, 1, 0, 0)).state, Battle).defence == 1


@clause("5.2")
def test_5_2_an_ambush_adds_its_strength() -> None:
    story = marched("alder").refused("ambush drum", clause="5.2", reason="refused-not-in-hand")
    story.does("ambush bow", "decline").script((6, 5)).refused("pass", clause="5.3", reason="refused-in-battle")
    story.script((1, 1)).does("decline")
    assert next(event for event in story.events() if isinstance(event, Fought)) == Fought(6, 7, SEATS[0])


@clause("5.2")
def test_5_2_the_ferryman_plays_the_cards_of_the_ferry() -> None:
    assert "ambush wolf" in marched("alder", turns(0, 1, 0, 0)).legal
    assert "ambush wolf" not in marched("alder").legal


@clause("5.3")
def test_5_3_a_retreat_cuts_the_battle_short() -> None:
    story = marched("alder").does("retreat 4")
    assert isinstance(story.frame, PlantingBanner)
    assert [type(frame) for frame in story.state.stack[-2:]] == [Handing, PlantingBanner]
    assert not any(isinstance(frame, Battle | Bout) for frame in story.state.stack)
    assert story.state.men[9] == 1


@clause("5.3")
def test_5_3_only_a_man_of_ones_bank_at_the_ford_is_given_up() -> None:
    story = pledged(mustered((5, 0, 0), (5, 0, 0), (5, 0, 0), (0, 5, 0)))
    marched("alder", story).refused("retreat 4", clause="5.3", reason="refused-retreat")
    story.refused("retreat 1", clause="5.3", reason="refused-retreat")


@clause("5.4")
def test_5_4_two_bouts_and_ties_go_against_the_attack() -> None:
    story = marched("alder").script((3, 3), (4, 3)).does("decline", "decline").done()
    assert [story.state.men[seat * 3] for seat in range(4)] == [1, 1, 2, 2]


@clause("5.5")
def test_5_5_a_battle_is_over_when_nobody_is_left() -> None:
    story = pledged(mustered((5, 0, 0), (1, 4, 0), (5, 0, 0), (0, 5, 0)))
    marched("alder", story).script((6, 1)).does("decline", "decline").done()
    assert isinstance(story.frame, PlantingBanner)


@clause("5.6")
def test_5_6_the_stronger_bank_plants_its_banner() -> None:
    story = marched("alder").does("retreat 4")
    assert (story.seat, story.legal) == (0, ["plant alder", "plant birch"])
    story.refused("plant cedar", clause="5.6", reason="refused-too-far").refused("pass", clause="5.6")
    story.script(HORN, PIKE, SLING, SPEAR).does("plant birch")
    assert story.state.banners == [-1, 0, -1]
    assert [event.ford for event in story.events() if isinstance(event, BattleOver)] == [ALDER]


@clause("5.6")
def test_5_6_ties_favour_the_defence_and_nobody_plants_where_it_has_no_men() -> None:
    story = pledged(mustered((5, 0, 0), (5, 0, 0), (5, 0, 0), (5, 0, 0)))
    marched("alder", story).script((6, 1), (1, 6)).does("decline", "decline")
    assert story.seat == 1
    story.refused("plant birch", clause="5.6", reason="refused-nobody-there")


@clause("6.1")
def test_6_1_three_banners_win_at_once() -> None:
    story = turns()
    story.state.banners[:] = [-1, 0, 0]
    marched("alder", story).does("retreat 4", "plant alder")
    assert story.state.result == Result((0, 2), "banners")


@clause("6.2")
def test_6_2_points_for_banners_and_aims() -> None:
    story = turns(rounds=1)
    story.state.banners[:] = [0, 1, 1]
    story.does(*["pass"] * 4).does("hold", seat=0).does("agree", seat=2)
    assert story.state.result == Result((1, 3), "points", (3, 5, 2, 5))
    assert story.view().aims == list(AIMS)
    assert [event.points for event in story.public_events() if isinstance(event, Counted)] == [3, 5, 2, 5]


@clause("6.2")
def test_6_2_nobody_wins_on_ties() -> None:
    story = turns(rounds=1).does(*["pass"] * 4).does("hold", seat=0).does("agree", seat=2)
    assert story.state.result == Result((), "points", (0, 0, 0, 0))


@clause("6.3")
def test_6_3_nothing_after_the_end() -> None:
    story = turns(rounds=1).does(*["pass"] * 4).does("hold", seat=0).does("agree", seat=2)
    story.refused_by(0, "pass", clause="6.3", reason="refused-game-over")


@clause("7.1")
def test_7_1_so_many_rounds() -> None:
    story = turns(rounds=3).does(*["pass"] * 4).script(HORN, PIKE, SLING, SPEAR)
    story.does("hold", seat=0).does("agree", seat=2)
    assert (story.state.round, story.state.result) == (2, None)
    assert flow.enclosing(pledged(story).state, Round).attackers == 1


@clause("7.2")
def test_7_2_nobody_spies_where_that_was_agreed() -> None:
    turns(spying=False).refused("spy 2", clause="7.2", reason="refused-honest")
