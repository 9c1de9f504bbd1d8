import pytest

from casusbelli.bots.statistics import wilson


def test_an_interval_known_from_the_literature() -> None:
    # Newcombe 1998, table I: 81 of 263, score method without continuity correction.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_all_and_nothing_stay_within_bounds() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=5e-5)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=5e-5)


@pytest.mark.parametrize(("wins", "games"), [(0, 0), (-1, 3), (4, 3)])
def test_impossible_counts(wins: int, games: int) -> None:
    with pytest.raises(ValueError, match="cannot be won"):
        wilson(wins, games)
