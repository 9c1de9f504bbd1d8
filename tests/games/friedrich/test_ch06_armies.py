"""6 Armies: secret numbers with a public total."""

import pytest
from tests.games.friedrich.positions import (
    ELISABETH,
    FREDERICK,
    MARIA_THERESA,
    armies_of,
    position,
    story,
    where,
)

from casusbelli.games.friedrich import GAME, ch06_armies
from casusbelli.games.friedrich.board import AUSTRIA, DAUN, FRIEDRICH, HANOVER, PRUSSIA, piece
from casusbelli.games.friedrich.events import GeneralLost
from casusbelli.testing import clause


@clause("6.1")
def test_6_1_a_loss_stands_in_the_record_and_in_the_total() -> None:
    s = position({"friedrich": "oschatz"}, armies={"friedrich": 7})
    ch06_armies.lose(s, FRIEDRICH, 3)
    assert armies_of(s, "friedrich") == (4,)
    assert s.total[PRUSSIA] == 4


@clause("6.2", "6.8", "1.3.4")
def test_6_2_everybody_sees_the_total_and_nobody_else_the_split() -> None:
    s = position({"friedrich": "oschatz", "winterfeldt": "oschatz"}, armies={"friedrich": 7, "winterfeldt": 5})
    for seat in (ELISABETH, MARIA_THERESA):
        view = GAME.view(s, (seat,))
        assert view.total[PRUSSIA] == 12
        assert view.armies[FRIEDRICH] is None
    assert GAME.view(s, (FREDERICK,)).armies[FRIEDRICH] == 7
    assert GAME.view(s, ()).armies[FRIEDRICH] is None


@clause("6.3")
def test_6_3_a_general_without_armies_leaves_the_map() -> None:
    told = story({"friedrich": "oschatz", "daun": "prag"})
    ch06_armies.take_off(told.state, DAUN)
    assert where(told.state, "daun") == ("lost",)
    assert told.state.total[AUSTRIA] == 0
    assert told.events()[-1] == GeneralLost(DAUN)
    told.state.check()


@clause("6.3", "6.4")
@pytest.mark.parametrize("armies", [0, 9])
def test_6_4_no_position_has_a_general_with_none_or_nine(armies: int) -> None:
    s = position({"friedrich": "oschatz"})
    s.armies[FRIEDRICH] = s.total[PRUSSIA] = armies
    with pytest.raises(AssertionError):
        s.check()


@clause("6.4")
def test_6_4_room_up_to_eight() -> None:
    s = position({"friedrich": "oschatz"}, armies={"friedrich": 7})
    assert ch06_armies.room(s, FRIEDRICH) == 1


@clause("6.5")
def test_6_5_never_more_than_at_the_start() -> None:
    s = position({"ehrensvaerd": "stralsund"}, armies={"ehrensvaerd": 3}, active="sweden")
    assert ch06_armies.lacking(s, s.active) == 1


@clause("6.6")
def test_6_6_the_retired_lower_the_ceiling_and_the_lost_do_not() -> None:
    assert ch06_armies.ceiling(position({"ferdinand": "stade"}), HANOVER) == 12
    assert ch06_armies.ceiling(position({"ferdinand": "stade"}, retired=["cumberland"]), HANOVER) == 8
    two_gone = position({"friedrich": "oschatz"}, retired=["dohna", "keith"])
    assert ch06_armies.ceiling(two_gone, PRUSSIA) == 32


@clause("6.6")
def test_6_6_at_the_ceiling_of_its_generals_a_nation_lacks_nothing() -> None:
    s = position({"ferdinand": "stade"}, armies={"ferdinand": 8}, retired=["cumberland"])
    assert ch06_armies.lacking(s, HANOVER) == 0


@clause("6.7")
def test_6_7_what_lies_open_is_in_every_view() -> None:
    s = position(
        {"friedrich": "oschatz"}, face_down=["friedrich"], conquered=["breslau"], hands={"prussia": ["hearts-9"]}
    )
    seen = GAME.view(s, ()).plain()
    assert seen["city"][FRIEDRICH] == s.city[FRIEDRICH]
    assert seen["face_down"][FRIEDRICH] == 1
    assert sum(seen["conquered"]) == 1
    hands = [row for row in seen["cards"]["counts"] if row[0] == 4 + PRUSSIA]
    assert [tuple(row) for row in hands] == [(4 + PRUSSIA, 0, 1)]
    assert all(seen["city"][piece(name)] == s.city[piece(name)] for name in ("daun", "austria-train-1"))
