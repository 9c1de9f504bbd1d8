"""Processes that come to rest, against sums done by hand."""

from fractions import Fraction

from casusbelli.odds import Distribution, settle


def coins(left: tuple[int, int]) -> list[tuple[tuple[int, int], int]]:
    """Toss a coin as often as `left[0]` says and count the heads."""
    tosses, heads = left
    return [((tosses - 1, heads), 1), ((tosses - 1, heads + 1), 1)] if tosses else []


def test_heads_of_ten_coins_are_binomial() -> None:
    ends = settle((10, 0), coins, lambda left: left[0], 2)
    assert ends.denominator == 1024
    assert [ends.weights[0, heads] for heads in range(11)] == [1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1]


def test_steps_of_different_lengths_and_early_rest() -> None:
    """From the top two down, to rest on a ledge or to go on from a foothold one down, to the bottom or a ditch."""
    moves = {"top": [("foothold", 1), ("ledge", 8)], "foothold": [("bottom", 1), ("ditch", 2)]}
    ranks = {"top": 3, "foothold": 1, "ledge": 1, "bottom": 0, "ditch": 0}
    ends = settle("top", lambda place: moves.get(place, []), ranks.__getitem__, 3)
    assert ends == Distribution({"ledge": 24, "ditch": 2, "bottom": 1}, 27)
    assert ends.chance(lambda place: place == "ledge") == Fraction(8, 9)


def test_a_process_at_rest_stays() -> None:
    assert settle(5, lambda _: (), lambda place: place, 6) == Distribution({5: 1}, 1)
