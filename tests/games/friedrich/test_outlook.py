"""What the panels of the browser are told: of a nation, and of the combat under way."""

from typing import Any

from tests.games.friedrich.combats import SPADES, duel
from tests.games.friedrich.positions import FREDERICK, MARIA_THERESA, objective, story

from casusbelli.engine.record import Thing
from casusbelli.games.friedrich.actions import Yield
from casusbelli.games.friedrich.board import AUSTRIA, OBJECTIVES_OF, PRUSSIA, RUSSIA, SWEDEN, card
from casusbelli.games.friedrich.browser import hint
from casusbelli.testing import clause


def asked(told: Any, *seats: int) -> Any:
    """What these seats are told of the combat under way."""
    return hint(told.view(*seats), Yield())


def rows(told: Any, *seats: int) -> list[tuple[str, int, int, int]]:
    """The same, play by play: what it is, what it counts, the score, and who has the right then."""
    plays = asked(told, *seats)["plays"]
    return [(type(row["action"]).__name__, row["counts"], row["score"], row["right"]) for row in plays]


@clause("7.2.6", "7.2.7", "7.2.8")
def test_each_card_is_told_with_its_score_and_whose_the_right_is_then() -> None:
    told = duel(SPADES, 2, 7, austria=["spades-3", "spades-5", "spades-8", "hearts-13"])
    assert rows(told, MARIA_THERESA) == [
        ("Play", 3, -2, AUSTRIA),
        ("Play", 5, 0, PRUSSIA),
        ("Play", 8, 3, PRUSSIA),
    ]


@clause("3.12")
def test_a_reserve_is_told_at_each_of_its_values() -> None:
    told = duel(SPADES, 2, 7, austria=["reserve-1"])
    assert rows(told, MARIA_THERESA) == [
        ("PlayReserve", value, value - 5, AUSTRIA if value < 5 else PRUSSIA) for value in range(1, 11)
    ]


@clause("11.10.11", "11.8")
def test_a_doubled_card_is_told_too_and_asking_spends_nothing() -> None:
    told = duel(SPADES, 8, 2, prussia=["spades-11"], text=("event-11", "spades"))
    assert rows(told, FREDERICK) == [("Play", 11, 5, AUSTRIA), ("PlayDouble", 22, 16, AUSTRIA)]
    assert told.state.spent == 0


@clause("11.10.4")
def test_what_a_card_of_fate_adds_is_counted() -> None:
    places = {"soubise": SPADES[0], "keith": SPADES[1]}
    told = story(
        places,
        active="france",
        phase="combat",
        armies={"soubise": 2, "keith": 4},
        hands={"france": ["spades-4"]},
        text=("event-4", "spades"),
    ).does(f"attack {SPADES[0]} {SPADES[1]}")
    assert [row[1:3] for row in rows(told, 3)] == [(5, 3)]


@clause("6.7")
def test_others_are_told_no_card() -> None:
    told = duel(SPADES, 2, 7, austria=["spades-3"])
    assert rows(told, FREDERICK) == []
    assert rows(told) == []


@clause("7.3.1")
def test_what_it_costs_to_play_no_more_is_told_to_all() -> None:
    told = duel(SPADES, 2, 4)
    assert (asked(told)["lost"], asked(told)["left"]) == (2, 0)
    told = duel(SPADES, 6, 8)
    assert (asked(told)["lost"], asked(told)["left"]) == (2, 4)


def test_without_a_combat_there_is_nothing_to_tell() -> None:
    assert hint(story(phase="movement").view(FREDERICK), Yield()) is None


@clause("0.4", "0.5", "5.1.4")
def test_a_nation_is_told_what_it_needs_and_what_is_protected() -> None:
    mine = OBJECTIVES_OF[AUSTRIA]
    view = story({"heinrich": "dresden"}, conquered=["radeberg"]).view(MARIA_THERESA)
    told = hint(view, Thing("nation", AUSTRIA))
    assert told is not None
    assert told["needed"] == mine
    assert told["missing"] == len(mine) - 1
    assert objective("kamenz") in told["protected"]
    assert objective("radeberg") not in told["protected"]


@clause("0.5", "11.15")
def test_an_eased_nation_is_told_less() -> None:
    told = hint(story(out=["russia"]).view(), Thing("nation", SWEDEN))
    assert told is not None
    assert 0 < len(told["needed"]) < len(OBJECTIVES_OF[SWEDEN])
    assert hint(story().view(), Thing("nation", RUSSIA)) is not None


def test_the_hand_that_is_told_is_the_one_with_the_right() -> None:
    told = duel(SPADES, 7, 2, prussia=["spades-3-b"])
    assert [row["action"].card for row in asked(told, FREDERICK)["plays"]] == [card("spades-3-b")]


@clause("13.27.3", "7.2.8")
def test_where_prussia_must_go_on_only_what_she_may_play_is_told() -> None:
    told = story(
        {"daun": SPADES[0], "friedrich": SPADES[1]},
        active="austria",
        phase="combat",
        armies={"daun": 8},
        hands={"prussia": ["reserve-1", "spades-2"]},
        text=("event-7", "diamonds"),
    ).does(f"attack {SPADES[0]} {SPADES[1]}")
    assert rows(told, FREDERICK) == [
        ("Play", 2, -5, PRUSSIA),
        *(("PlayReserve", value, value - 7, PRUSSIA if value < 8 else AUSTRIA) for value in range(6, 11)),
    ]
    assert len(told.legal) == 6
