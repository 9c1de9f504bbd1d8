"""11 Attacks on islands."""

import msgspec
import pytest
from tests.games.war_in_the_pacific.positions import (
    ALONE,
    TO_IWO_JIMA,
    TO_OKINAWA,
    TO_SAIPAN,
    Story,
    american,
    cubes,
    front,
    happened,
    is_spent,
    legal,
    marked,
)

from casusbelli.games.war_in_the_pacific import GAME, queries
from casusbelli.games.war_in_the_pacific.board import SHEETS, target
from casusbelli.games.war_in_the_pacific.events import Captured, Forwent, Unlocked
from casusbelli.testing import clause, example


def with_boxes(monkeypatch: pytest.MonkeyPatch, name: str, numbers: tuple[int, ...], icons: tuple[int, ...]) -> None:
    """The sheet with other boxes of an island, all in one row."""
    at = target(name)
    ends = tuple(int(box == len(numbers) - 1) for box in range(len(numbers)))

    def put(column: tuple[tuple[int, ...], ...], row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        return (*column[:at], row, *column[at + 1 :])

    sheets = tuple(
        msgspec.structs.replace(s, numbers=put(s.numbers, numbers), icons=put(s.icons, icons), ends=put(s.ends, ends))
        for s in SHEETS
    )
    monkeypatch.setattr(queries, "SHEETS", sheets)


# Which island.


@clause("11.1", "11.6")
def test_11_1_dice_go_to_both_groups_in_one_turn() -> None:
    told = american("3 2").does("attack p tarawa 0", "attack q guadalcanal 0")
    assert (marked(told, "tarawa"), marked(told, "guadalcanal")) == (1, 1)


@clause("11.2")
def test_11_2_two_islands_are_open_at_the_start() -> None:
    told = american("4 3").refused("attack p kwajalein 0", clause="11.3", reason="refused-locked")
    assert marked(told.does("attack q tarawa 0"), "tarawa") == 1


@clause("11.3")
def test_11_3_only_unlocked_islands_not_captured() -> None:
    american("4").refused("attack p new_georgia 0", clause="11.3", reason="refused-locked")
    told = american("4", captured=["guadalcanal"])
    told.refused("attack p guadalcanal 0", clause="11.3", reason="refused-captured")


@clause("11.4")
def test_11_4_upper_row_first() -> None:
    told = american("3 4", boxes={"tarawa": 2})
    assert queries.current_box(told.state, ALONE, target("tarawa")) == (4, 0)
    told.refused("attack p tarawa 0", clause="11.5").does("attack q tarawa 0")
    assert marked(told, "tarawa") == 3


# How far.


@clause("11.5")
@pytest.mark.parametrize("face", [4, 5])
def test_11_5_match_or_exceed(face: int) -> None:
    told = american(str(face), captured=["tarawa"]).does("attack p kwajalein 0")
    assert (marked(told, "kwajalein"), is_spent(told, "p")) == (1, True)


@clause("11.5", "5.7")
def test_11_5_less_is_refused_and_nothing_is_stored() -> None:
    told = american("3", captured=["tarawa"]).refused("attack p kwajalein 0", clause="11.5")
    assert (marked(told, "kwajalein"), is_spent(told, "p")) == (0, False)


@clause("11.6")
def test_11_6_an_island_in_one_turn() -> None:
    told = american("4 4 5", naval=1, captured=["tarawa"])
    told.does("attack p kwajalein 0", "attack q kwajalein 0", "attack r kwajalein 0")
    assert "kwajalein" not in front(told)
    assert cubes(told) == (0, 0, 0)


@clause("11.7")
def test_11_7_double_the_number_marks_the_next_box_too() -> None:
    assert marked(american("4").does("attack p guadalcanal 0"), "guadalcanal") == 2
    told = american("6", captured=TO_OKINAWA[:3]).does("attack p new_guinea 0")
    assert marked(told, "new_guinea") == 2


@clause("11.7")
def test_11_7_less_than_double_does_not() -> None:
    assert marked(american("5").does("attack p tarawa 0"), "tarawa") == 1


@clause("11.7", "11.16")
@example("E4")
def test_e4_a_four_on_a_two() -> None:
    told = american("4").does("attack p guadalcanal 0")
    assert marked(told, "guadalcanal") == 2
    assert queries.current_box(told.state, ALONE, target("guadalcanal")) == (3, 1)
    assert cubes(told) == (0, 0, 0)


@clause("11.8", "11.18")
def test_11_8_the_next_row_is_reached() -> None:
    told = american("6", naval=1, captured=["guadalcanal"], boxes={"new_georgia": 1})
    told.does("attack p new_georgia 0", "pay")
    assert (marked(told, "new_georgia"), cubes(told)) == (3, (0, 0, 0))


@clause("11.9")
def test_11_9_the_second_mark_is_lost_on_the_last_box() -> None:
    told = american("6", naval=1, boxes={"guadalcanal": 2}).does("attack p guadalcanal 0")
    assert ("new_georgia" in front(told), marked(told, "new_georgia")) == (True, 0)


@clause("11.10")
@pytest.mark.parametrize(("white", "red", "more", "boxes"), [("5", "", 1, 2), ("", "5", 1, 2), ("", "5", 0, 1)])
def test_11_10_the_double_test_uses_the_raised_value(white: str, red: str, more: int, boxes: int) -> None:
    island, before = ("bougainville", TO_OKINAWA[:2]) if white else ("guadalcanal", ())
    told = american(white, red, naval=more, captured=before).does(f"attack p {island} {more}")
    assert marked(told, island) == boxes


# Captures.


@clause("11.11", "11.15")
def test_11_11_the_last_box_captures() -> None:
    told = american("3 3", naval=1, boxes={"guadalcanal": 1}).does("attack p guadalcanal 0")
    assert (happened(told, Captured), told.state.points) == ([], [0])
    told.does("attack q guadalcanal 0")
    assert (len(happened(told, Captured)), told.state.points) == (1, [1])


@clause("11.12")
@pytest.mark.parametrize(
    ("name", "before", "boxes", "suns"),
    [("tarawa", (), 3, 1), ("okinawa", TO_OKINAWA[:6], 4, 2), ("kyushu", TO_IWO_JIMA, 4, 3)],
)
def test_11_12_a_point_for_each_sun(name: str, before: tuple[str, ...], boxes: int, suns: int) -> None:
    told = american("6", captured=before, boxes={name: boxes}).does(f"attack p {name} 0")
    assert told.state.points == [suns]


@clause("11.13")
def test_11_13_a_bomber_icon_besides() -> None:
    told = american("6", captured=TO_OKINAWA[:6], boxes={"okinawa": 4}).does("attack p okinawa 0")
    assert (told.state.points, told.state.bombing) == ([2], [1])


@clause("11.14")
def test_11_14_the_next_island_of_the_path_is_unlocked() -> None:
    told = american("3", naval=1, boxes={"guadalcanal": 2}).does("attack p guadalcanal 0")
    assert front(told) == {"new_georgia", "tarawa"}


@clause("11.15")
def test_11_15_the_new_island_is_attacked_at_once() -> None:
    told = american("3 2", naval=1, boxes={"guadalcanal": 2})
    assert marked(told.does("attack p guadalcanal 0", "attack q new_georgia 0"), "new_georgia") == 1


@clause("11.15", "10.1")
def test_11_15_a_raid_from_the_new_base_at_once() -> None:
    told = american("6 4", captured=TO_SAIPAN[:3], boxes={"saipan": 4}).script((5,))
    told.does("attack p saipan 0", "claim-blue", "raid q 0", "accept")
    assert told.state.points == [2]


# Naval icons.


@clause("11.16")
def test_11_16_a_cube_pays_for_a_box() -> None:
    told = american("3", naval=1, boxes={"guadalcanal": 2}).does("attack p guadalcanal 0")
    assert (marked(told, "guadalcanal"), cubes(told)) == (3, (0, 0, 0))


@clause("11.16", "11.17")
@pytest.mark.parametrize(("island", "face"), [("tinian_guam", 5), ("guadalcanal", 6)])
def test_11_17_without_a_cube_the_attack_is_refused(island: str, face: int) -> None:
    told = american(str(face), captured=TO_SAIPAN, boxes={"guadalcanal": 2})
    told.refused(f"attack p {island} 0", clause="11.17", reason="refused-no-cube-for-icon")
    assert not is_spent(told, "p")


@clause("11.17")
def test_11_17_the_cube_is_not_optional() -> None:
    assert cubes(american("5", naval=1, captured=TO_SAIPAN).does("attack p tinian_guam 0")) == (0, 0, 0)


@clause("11.17", "5.7")
@example("E6")
def test_e6_no_cube_for_the_first_box() -> None:
    told = american("5", captured=TO_SAIPAN).refused("attack p tinian_guam 0", clause="11.17")
    assert (marked(told, "tinian_guam"), is_spent(told, "p")) == (0, False)


@clause("11.18")
@pytest.mark.parametrize(("naval", "answer", "boxes", "left"), [(0, "", 1, 0), (1, "pay", 2, 0), (1, "forgo", 1, 1)])
def test_11_18_the_second_box_is_paid_for_or_left(naval: int, answer: str, boxes: int, left: int) -> None:
    told = american("6", naval=naval).does("attack p tarawa 0", *[answer] * bool(answer))
    assert (marked(told, "tarawa"), cubes(told)) == (boxes, (left, 0, 0))
    assert len(happened(told, Forwent)) == (answer == "forgo")


@clause("11.18")
def test_11_18_it_is_decided_before_anything_else() -> None:
    told = american("6 4", naval=1, air=1).does("attack p tarawa 0")
    assert told.legal == ["pay", "forgo"]
    told.refused("supply q", clause="11.18", reason="refused-second-box-due").refused("end-phase", clause="11.18")


@clause("11.18")
@example("E5")
def test_e5_a_six_on_tarawa_without_cubes() -> None:
    told = american("6").does("attack p tarawa 0")
    assert (marked(told, "tarawa"), is_spent(told, "p"), told.state.claims) == (1, True, [1])
    assert "claim-blue" in told.legal


@clause("11.19")
@pytest.mark.parametrize(("naval", "boxes"), [(1, 1), (2, 2)])
def test_11_19_icons_on_both_boxes(monkeypatch: pytest.MonkeyPatch, naval: int, boxes: int) -> None:
    with_boxes(monkeypatch, "tarawa", (3, 3, 4), (1, 1, 0))
    told = american("6", naval=naval).does("attack p tarawa 0")
    if naval == 2:
        told.does("pay")
    assert (marked(told, "tarawa"), cubes(told)) == (boxes, (0, 0, 0))


@clause("11.20")
def test_11_20_increase_and_transport_are_separate_costs() -> None:
    told = american("4", naval=1, captured=TO_SAIPAN)
    told.refused("attack p tinian_guam 1", clause="11.20", reason="refused-too-few-cubes")
    assert cubes(told) == (1, 0, 0)
    told = american("4", naval=2, captured=TO_SAIPAN).does("attack p tinian_guam 1")
    assert (marked(told, "tinian_guam"), cubes(told)) == (1, (0, 0, 0))


@clause("11.20")
def test_11_20_no_cube_is_left_for_the_second_box() -> None:
    told = american("5", naval=1).does("attack p tarawa 1")
    assert (marked(told, "tarawa"), cubes(told)) == (1, (0, 0, 0))


@clause("11.20")
def test_11_20_all_numbers_of_cubes_are_offered() -> None:
    told = american("4", naval=3, captured=TO_SAIPAN)
    assert [words for words in legal(told, "attack") if "tinian" in words] == [
        f"attack p tinian_guam {cubes}" for cubes in (1, 2)
    ]


@clause("11.9", "11.11", "11.14")
@example("E8")
def test_e8_guadalcanal_falls() -> None:
    told = american("6", naval=1, boxes={"guadalcanal": 2}).does("attack p guadalcanal 0")
    assert (marked(told, "guadalcanal"), cubes(told), told.state.points) == (3, (0, 0, 0), [1])
    assert (front(told), marked(told, "new_georgia")) == ({"tarawa", "new_georgia"}, 0)


# Japan.


@clause("11.21", "11.14")
@pytest.mark.parametrize("way", [TO_IWO_JIMA, TO_OKINAWA])
def test_11_21_either_way_leads_to_kyushu(way: tuple[str, ...]) -> None:
    told = american("6", captured=way[:-1], boxes={way[-1]: 3 + (way[-1] == "okinawa")})
    assert "kyushu" not in front(told)
    assert "kyushu" in front(told.does(f"attack p {way[-1]} 0"))


@clause("11.21")
def test_11_21_the_later_capture_changes_nothing() -> None:
    told = american("6", captured=(*TO_IWO_JIMA, *TO_OKINAWA[:6]), boxes={"okinawa": 4, "kyushu": 2})
    told.does("attack p okinawa 0")
    assert (happened(told, Unlocked), marked(told, "kyushu"), "kyushu" in front(told)) == ([], 2, True)


@clause("11.21")
def test_11_21_a_captured_kyushu_is_not_opened_again() -> None:
    told = american("6", captured=(*TO_IWO_JIMA, *TO_OKINAWA[:6], "kyushu"), boxes={"okinawa": 4})
    assert front(told.does("attack p okinawa 0")) == {"honshu"}


@clause("11.21")
def test_11_21_honshu_lies_behind_kyushu() -> None:
    told = american("6", naval=1, captured=(*TO_IWO_JIMA, *TO_OKINAWA))
    told.refused("attack p honshu 0", clause="11.3", reason="refused-locked")
    american("6").refused("attack p kyushu 0", clause="11.3", reason="refused-locked")


@clause("2.6", "11.12", "13.3")
@example("E24")
def test_e24_kyushu_at_eighteen_points() -> None:
    told = american("6", turn=10, points=18, captured=TO_IWO_JIMA, boxes={"kyushu": 4}).does("attack p kyushu 0")
    assert (told.state.points, "honshu" in front(told)) == ([20], True)
    told.does("end-phase")
    assert (told.state.turn, told.state.result) == ([11], None)


# A whole turn.


@clause("3.1", "4.3", "4.8", "4.14", "7.5", "9.3", "11.15", "11.18", "5.8")
@example("E21")
def test_e21_the_first_turn() -> None:

    told = Story(GAME, GAME.start(1)).script((2,)).does("reroll event").script((5,)).does("accept").script((4,))
    assert (told.state.research, cubes(told)) == ([2], (2, 0, 0))
    told.script((6, 4, 3, 1, 5, 2)).does("claim-blue", "attack q guadalcanal 0", "attack r guadalcanal 0")
    assert (front(told), told.state.points, cubes(told)) == ({"tarawa", "new_georgia"}, [1], (1, 1, 0))
    told.does("attack p tarawa 0", "pay", "research t 0").script((5,)).does("reroll s", "supply s", "end-phase")
    assert (marked(told, "tarawa"), told.state.research) == (2, [3])
    assert (cubes(told), told.state.claims) == ((3, 0, 0), [0])
    assert told.state.turn == [2]
