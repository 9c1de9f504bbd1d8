"""The exact distribution and its decimals."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.odds import Distribution, decimal
from casusbelli.odds.distribution import lowest

DIE = Distribution(dict.fromkeys(range(1, 7), 1), 6)


def test_chance_and_mean_of_a_die() -> None:
    assert DIE.chance(lambda face: face >= 5) == Fraction(1, 3)
    assert DIE.mean(lambda face: face) == Fraction(7, 2)


def test_what_is_known_leaves_the_rest_in_proportion() -> None:
    high = DIE.given(lambda face: face > 3)
    assert high == Distribution({4: 1, 5: 1, 6: 1}, 3)


def test_the_impossible_cannot_be_known() -> None:
    with pytest.raises(ValueError, match="cannot happen"):
        DIE.given(lambda face: face > 6)


def test_weights_are_reduced_together() -> None:
    assert lowest({"a": 6, "b": 10}) == Distribution({"a": 3, "b": 5}, 8)


def test_decimals_are_rounded_once_and_exactly() -> None:
    assert decimal(Fraction(2, 3)) == Decimal("0.666667")
    assert str(decimal(Fraction(1, 2), 3)) == "0.500"
    assert decimal(Fraction(1, 3), 60) == Decimal("0." + "3" * 60)


def test_halves_go_to_the_even_digit() -> None:
    assert [decimal(Fraction(n, 2), 0) for n in (1, 3, 5)] == [0, 2, 2]


@given(st.fractions(), st.integers(0, 50))
def test_a_decimal_is_within_half_a_unit(fraction: Fraction, places: int) -> None:
    assert abs(Fraction(decimal(fraction, places)) - fraction) <= Fraction(1, 2 * 10**places)


def test_negative_places_are_refused() -> None:
    with pytest.raises(ValueError, match="-1 places"):
        decimal(Fraction(1, 2), -1)
