import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.games.friedrich.positions import position

from casusbelli.bots.friedrich import Greedy
from casusbelli.bots.friedrich.duel import foe_strength
from casusbelli.bots.friedrich.position import Position, readable
from casusbelli.bots.friedrich.purse import payment
from casusbelli.bots.random import Random
from casusbelli.engine import flow
from casusbelli.engine.agent import Agent, Budget
from casusbelli.engine.drive import Played, ask_agent, play
from casusbelli.engine.frame import Decline
from casusbelli.engine.record import Action
from casusbelli.games.friedrich import GAME, queries
from casusbelli.games.friedrich.actions import (
    Allot,
    Attack,
    Choose,
    Discard,
    EndMovement,
    Exhaust,
    Give,
    Go,
    Halt,
    Keep,
    Pay,
    Play,
    PlayReserve,
    Recruit,
    Reinforce,
    Retire,
    Retreat,
    SetAside,
    SetOut,
    Settle,
    Step,
    Yield,
)
from casusbelli.games.friedrich.board import (
    AUSTRIA,
    FRANCE,
    GENERALS,
    HEARTS,
    IMPERIAL_ARMY,
    OBJECTIVE_CITY,
    OBJECTIVES_OF,
    PRUSSIA,
    TRAINS_OF,
    City,
    card,
    city,
    distance,
    piece,
)
from casusbelli.games.friedrich.ch01_setup import Allotting
from casusbelli.games.friedrich.ch03_cards import Discarding
from casusbelli.games.friedrich.ch07_combat import Bearing
from casusbelli.games.friedrich.ch08_retreat import Retreating
from casusbelli.games.friedrich.ch10_recruiting import Paying, Placing
from casusbelli.games.friedrich.ch11_events import GAIN, LOSS, Choosing, MovingLaudon
from casusbelli.games.friedrich.ch11_strokes import PassingOn, Retiring
from casusbelli.games.friedrich.ch13_offensive import Declaring
from casusbelli.games.friedrich.ch13_texts import Bartering, DrivingWest, Exchanging, Exhausting, SteppingAway, Trading
from casusbelli.games.friedrich.state import Friedrich

Options = dict[str, Any]
Bots = Sequence[Callable[..., Agent]]

ATTACKERS: tuple[tuple[int, Options], ...] = (
    (4, {}),
    (4, {"expert": True}),
    (3, {}),
    (2, {"two_players": "war-in-the-west"}),
    (2, {"two_players": "austrian-theatre"}),
)
each_scenario = pytest.mark.parametrize(("seats", "options"), ATTACKERS)


def asked(s: Friedrich, seed: int = 1) -> Action:
    """What greedy answers, which is legal and changes nothing."""
    flow.advance(s)
    before, at = GAME.save(s), flow.pending(s)[0]
    seat, actions = at.frame.seat(s), at.frame.actions(s)
    chosen = Greedy(GAME, seat, seed).choose(GAME.view(s, (seat,)), actions, Budget())
    assert chosen in actions
    assert GAME.save(s) == before
    return chosen


def moved(s: Friedrich, seed: int = 1) -> list[Action]:
    """All that greedy answers until the movement phase ends."""
    answers: list[Action] = []
    while answers[-1:] != [EndMovement()]:
        chosen = asked(s, seed)
        flow.answer(s, flow.pending(s)[0], chosen)
        answers.append(chosen)
    return answers


def played(
    bots: Bots, options: Options, seed: int, rebuilt: bool = False
) -> tuple[Played, Friedrich, list[Any], set[str]]:
    """A whole game, with its steps and the kinds of requests in it; `rebuilt` bots are new for every answer."""
    s: Any = GAME.start(len(bots), {**options, "roles": "in-order"})
    agents = [make(GAME, seat, seed + seat) for seat, make in enumerate(bots)]
    steps: list[Any] = []
    kinds: set[str] = set()

    def choose(s: Any, frame: Any, actions: Sequence[Action]) -> Action:
        seat = frame.seat(s)
        kinds.add(type(frame).__name__)
        agent = bots[seat](GAME, seat, seed + seat) if rebuilt and bots[seat] is Greedy else agents[seat]
        return ask_agent(agent, seat, GAME.view(s, (seat,)), actions)

    return play(s, choose, random.Random(seed), GAME.answers, steps), s, steps, kinds


def against_random_frederick(seats: int) -> Bots:
    return (Random, *[Greedy] * (seats - 1))


# ---- whole games ----------------------------------------------------------------------------------------------------


@each_scenario
def test_every_answer_of_a_game_is_legal(seats: int, options: Options) -> None:
    _, _, _, kinds = played([Greedy] * seats, options, 3)
    assert {"Maneuvering", "Marching", "Duel", "Paying", "Placing"} <= kinds


def test_the_same_seed_plays_the_same_game_and_nothing_is_remembered() -> None:
    options = {"two_players": "war-in-the-west"}
    once = played([Greedy, Greedy], options, 5)[2]
    assert played([Greedy, Greedy], options, 5)[2] == once
    assert played([Greedy, Greedy], options, 5, rebuilt=True)[2] == once
    assert played([Greedy, Greedy], options, 6)[2] != once


@each_scenario
def test_attackers_beat_a_random_frederick(seats: int, options: Options) -> None:
    results = [played(against_random_frederick(seats), options, seed)[0].result for seed in (11, 12)]
    assert [result.reason for result in results] == ["objectives"] * 2


def test_frederick_loses_next_to_nothing_to_random_attackers() -> None:
    outcome, s, _, _ = played([Greedy, Random, Random, Random], {}, 1)
    assert outcome.result.winners == (0,)
    assert sum(s.conquered) <= 3


# ---- requests that are rare -----------------------------------------------------------------------------------------

EXPERT: Options = {"expert": True}


def allotting(name: str) -> Friedrich:
    """Before the first turn: this Prussian general gets his armies, those before him have one each."""
    s = position(rest="set-up", turn=0)
    s.armies = [int(general < piece(name)) for general in range(len(GENERALS))]
    s.total[PRUSSIA] = 32
    s.stack.append(Allotting(piece(name)))
    return s


STACK = (piece("friedrich"), piece("winterfeldt"))
TWO = {"friedrich": "oschatz", "winterfeldt": "oschatz", "prussia-train-1": "jueterbog"}
RARE: dict[str, Callable[[], Friedrich]] = {
    "allotting": lambda: allotting("friedrich"),
    "gain": lambda: position(TWO, top=[Choosing(PRUSSIA, GAIN)]),
    "loss": lambda: position(TWO, top=[Choosing(PRUSSIA, LOSS)], armies={"friedrich": 3, "winterfeldt": 3}),
    "laudon": lambda: position({"laudon": "olmuetz"}, active="austria", top=[MovingLaudon()]),
    "laudon in a stack": lambda: position(
        {"laudon": "olmuetz", "daun": "olmuetz"}, active="austria", top=[MovingLaudon()]
    ),
    "retiring": lambda: position(TWO, top=[Retiring()]),
    "passing on": lambda: position(
        {**TWO, "heinrich": "oschatz"}, armies={"friedrich": 4, "winterfeldt": 4}, top=[PassingOn(STACK, (3, 3))]
    ),
    "declaring": lambda: position(TWO, turn=3, hands={"prussia": ["hearts-2", "clubs-9"]}, top=[Declaring()], **EXPERT),
    "bartering": lambda: position(
        hands={"austria": ["hearts-2", "clubs-9"], "russia": ["clubs-2"]}, top=[Bartering(AUSTRIA)], **EXPERT
    ),
    "exchanging": lambda: position(hands={"france": ["hearts-2", "clubs-9"]}, top=[Exchanging()], **EXPERT),
    "trading": lambda: position(hands={"prussia": ["hearts-2", "clubs-9"]}, top=[Trading()], **EXPERT),
    "exhausting": lambda: position(TWO, top=[Exhausting()], **EXPERT),
    "driving west": lambda: position({"hildburghausen": "leipzig"}, top=[DrivingWest()], **EXPERT),
    "stepping away": lambda: position(
        {"daun": "riesa", "friedrich": "oschatz"},
        active="austria",
        armies={"daun": 8},
        top=[SteppingAway((city("oschatz"),))],
        **EXPERT,
    ),
    "bearing": lambda: position(TWO, armies={"friedrich": 4, "winterfeldt": 4}, top=[Bearing(STACK, 2, 6)]),
}


@pytest.mark.parametrize("name", RARE)
def test_rare_requests_get_a_legal_answer(name: str) -> None:
    assert asked(RARE[name]()) is not None


def test_who_is_lost_already_retires() -> None:
    s = position(TWO, top=[Retiring()], armies={"winterfeldt": 1})
    chosen = asked(s)
    assert isinstance(chosen, Retire)
    assert s.city[chosen.general] < 0


def test_the_offensive_is_not_declared_without_conquests() -> None:
    assert asked(RARE["declaring"]()) == Decline()
    conquered = ["eger", "karlsbad", "saaz", "teplitz", "pilsen", "prag", "wotitz"]
    s = position(
        TWO, turn=3, conquered=conquered, hands={"prussia": ["hearts-2", "clubs-9"]}, top=[Declaring()], **EXPERT
    )
    assert asked(s) == SetAside(card("hearts-2-a"))


def test_friends_get_no_cards_and_poor_ones_are_exchanged() -> None:
    assert asked(RARE["bartering"]()) == Decline()
    assert asked(RARE["exchanging"]()) == Give(card("hearts-2-a"))


@pytest.mark.parametrize(("armies", "name"), [(GAIN, "winterfeldt"), (LOSS, "friedrich")])
def test_who_stands_before_the_enemy_gains_an_army_and_another_one_loses_it(armies: int, name: str) -> None:
    places = {"friedrich": "stettin", "winterfeldt": "oschatz", "daun": "riesa", "prussia-train-1": "jueterbog"}
    s = position(places, armies={"friedrich": 3, "winterfeldt": 3, "daun": 5}, top=[Choosing(PRUSSIA, armies)])
    assert asked(s) == Choose(piece(name))


def test_most_prussians_are_turned_down() -> None:
    assert asked(RARE["exhausting"]()) == Exhaust(city("oschatz"))


def test_hildburghausen_is_sent_away_from_what_he_wants() -> None:
    s = RARE["driving west"]()
    chosen = asked(s)
    assert isinstance(chosen, Go)
    offered = [action.city for action in flow.pending(s)[0].frame.actions(s) if isinstance(action, Go)]
    assert nearest_objective(chosen.city) == max(map(nearest_objective, offered)) > min(map(nearest_objective, offered))


def nearest_objective(place: City) -> int:
    """Roads to the nearest city that the Imperial Army wants."""
    return min(distance(place, OBJECTIVE_CITY[objective]) for objective in OBJECTIVES_OF[IMPERIAL_ARMY])


# ---- allotment and cards --------------------------------------------------------------------------------------------


def test_leaders_get_most_armies_and_the_lot_differs() -> None:
    lots = [[asked(allotting(name), seed) for seed in range(9)] for name in ("friedrich", "heinrich")]
    least = [min(lot.armies for lot in each if isinstance(lot, Allot)) for each in lots]
    assert least[0] > least[1]
    assert len(set(lots[0])) > 1


def test_france_lays_the_least_useful_card_aside() -> None:
    drawn = tuple(card(f"{name}-a") for name in ("hearts-13", "hearts-9", "reserve-1", "clubs-2"))
    s = position(
        {"soubise": "fulda"}, active="france", hands={"france": ["hearts-13", "hearts-9", "reserve-1", "clubs-2"]}
    )
    s.stack[-1:] = [*s.stack[-1:], Discarding(s.active, 1, (0, 0, 0, 0), drawn)]
    assert asked(s) == Discard(card("clubs-2-a"))


def test_a_payment_wastes_nothing_it_need_not() -> None:
    cards = [card("hearts-2-a"), card("hearts-4-a"), card("hearts-13-a")]
    assert payment(cards, 6, [1.0] * 4) == tuple(cards[:2])
    assert payment(cards, 20, [1.0] * 4) is None


def test_a_hand_of_which_nothing_is_known_counts_as_the_rules_deal_it() -> None:
    s = position({"daun": "prag"}, hands={"austria": ["hearts-13", "clubs-3"]})
    seen = readable(GAME.view(s, (0,)))
    foe = foe_strength(seen, AUSTRIA, HEARTS)
    assert foe.less(1) == pytest.approx(36 * 35 / (50 * 49))
    assert foe.less(48) == pytest.approx(1)
    assert foe.short(0) == 0
    own = readable(GAME.view(s, (2,)))
    assert foe_strength(own, AUSTRIA, HEARTS).less(13) == 0
    assert Position(own, AUSTRIA).points == [3, 0, 13, 0]


# ---- movement -------------------------------------------------------------------------------------------------------


def test_an_unprotected_objective_is_passed_over_and_left() -> None:
    s = position(
        {"daun": "strehlen", "austria-train-1": "neurode", "friedrich": "berlin", "prussia-train-1": "jueterbog"},
        active="austria",
        armies={"daun": 8, "friedrich": 8},
    )
    moved(s)
    assert sum(s.conquered[objective] for objective in OBJECTIVES_OF[AUSTRIA]) >= 1


def test_nobody_starves_without_need() -> None:
    s = position(
        {"saltikov": "torun", "russia-train-1": "bydgoszcz", "lehwaldt": "mohrungen"},
        active="russia",
        armies={"saltikov": 8},
        face_down=["saltikov"],
    )
    moved(s)
    flow.advance(s)
    assert s.city[piece("saltikov")] >= 0


def test_frederick_takes_back_what_nobody_protects() -> None:
    s = position({"friedrich": "meissen", "daun": "bruenn"}, conquered=["dresden"], armies={"friedrich": 8, "daun": 2})
    moved(s)
    assert sum(s.conquered) == 0


def test_frederick_stands_where_he_protects() -> None:
    s = position({"friedrich": "berlin", "hildburghausen": "erfurt"}, armies={"friedrich": 8, "hildburghausen": 2})
    assert nearest_objective(s.city[piece("friedrich")]) > queries.PROTECTION
    moved(s)
    assert nearest_objective(s.city[piece("friedrich")]) <= queries.PROTECTION


def test_a_plan_is_followed_step_by_step() -> None:
    s = position({"daun": "strehlen", "austria-train-1": "neurode"}, active="austria", armies={"daun": 8})
    answers = moved(s)
    assert isinstance(answers[0], SetOut)
    assert all(isinstance(answer, SetOut | Step | Halt | EndMovement) for answer in answers)


# ---- recruits -------------------------------------------------------------------------------------------------------

TRAIN = {"austria-train-1": "bruenn"}


def test_a_lost_train_is_bought_back() -> None:
    s = position(
        {"soubise": "koblenz"},
        active="france",
        armies={"soubise": 8},
        hands={"france": ["clubs-2", "clubs-6", "hearts-9"]},
    )
    answers = moved(s)
    assert Recruit() in answers
    assert Pay(card("clubs-6-a")) in answers
    assert sum(answer.trains for answer in answers if isinstance(answer, Settle)) == 1
    assert any(s.city[train] >= 0 for train in TRAINS_OF[FRANCE])


def test_nothing_is_bought_of_which_nothing_is_lacking() -> None:
    s = position({"ehrensvaerd": "stralsund", "sweden-train": "wismar"}, active="sweden", armies={"ehrensvaerd": 4})
    assert Recruit() not in moved(s)


def test_new_armies_go_where_they_are_needed() -> None:
    s = position(
        {"daun": "bruenn", "lacy": "prag", "friedrich": "pirna"},
        active="austria",
        armies={"daun": 3, "lacy": 3, "friedrich": 8},
        retired=["browne", "karl", "laudon"],
    )
    s.total[AUSTRIA] += 1
    s.stack.append(Placing(AUSTRIA, 0, 1))
    assert asked(s) == Reinforce(piece("lacy"))


@pytest.mark.parametrize(("trains", "answer"), [({}, Pay(card("hearts-13-a"))), (TRAIN, Decline())])
def test_a_good_card_is_paid_for_the_first_train_and_not_for_the_second(trains: dict[str, str], answer: Action) -> None:
    """Nothing else can be bought: all armies that Daun may lead are with him, and the other generals have retired."""
    s = position(
        {"daun": "prag", "friedrich": "kladno", **trains},
        active="austria",
        armies={"daun": 8},
        hands={"austria": ["hearts-13"]},
        retired=["browne", "karl", "laudon", "lacy"],
    )
    s.stack.append(Paying(AUSTRIA))
    assert asked(s) == answer


# ---- combat ---------------------------------------------------------------------------------------------------------


def duel(own: int, foe: int, hand: Sequence[str], foes: Sequence[str] = ()) -> Friedrich:
    """Daun in Riesa attacks Friedrich in Oschatz, both in hearts or wherever that is."""
    s = position(
        {"daun": "riesa", "friedrich": "oschatz"},
        active="austria",
        phase="combat",
        armies={"daun": own, "friedrich": foe},
        hands={"austria": hand, "prussia": foes},
    )
    flow.advance(s)
    flow.answer(s, flow.pending(s)[0], Attack(city("riesa"), city("oschatz")))
    return s


def test_a_small_defeat_is_not_bought_off_dearly() -> None:
    assert asked(duel(5, 6, ["diamonds-4"], [f"diamonds-{value}" for value in range(2, 13)])) == Yield()


def test_a_heavy_defeat_is_softened() -> None:
    assert asked(duel(2, 8, ["diamonds-5", "clubs-13"], ["diamonds-13", "diamonds-12"])) == Play(card("diamonds-5-a"))


def test_who_holds_more_plays_on() -> None:
    chosen = asked(duel(6, 7, ["diamonds-13", "diamonds-12", "diamonds-11", "diamonds-7"]))
    assert isinstance(chosen, Play)


def test_a_reserve_is_named() -> None:
    assert isinstance(asked(duel(6, 8, ["reserve-1", "diamonds-13", "diamonds-12"])), PlayReserve)


def test_the_winner_sends_the_beaten_where_they_protect_least() -> None:
    ends = (city("leipzig"), city("bautzen"))
    s = position(
        {"hildburghausen": "meissen", "friedrich": "oschatz"},
        active="imperial-army",
        questioned=["dresden"],
        top=[Retreating((piece("friedrich"),), 3, city("meissen"), IMPERIAL_ARMY, ends)],
    )
    assert asked(s) == Retreat(city("leipzig"))


def test_losses_are_borne_so_that_all_generals_stay() -> None:
    chosen = asked(RARE["bearing"]())
    assert isinstance(chosen, Keep)
    assert min(chosen.armies) > 0
