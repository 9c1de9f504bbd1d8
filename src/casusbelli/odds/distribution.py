"""A finite distribution with exact weights."""

from collections.abc import Callable, Hashable
from decimal import Decimal
from fractions import Fraction
from math import gcd
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T", bound=Hashable)


class Distribution(msgspec.Struct, Generic[T], frozen=True):
    """What can happen, each with its weight: the chance of `x` is `weights[x] / denominator`.

    The weights are positive whole numbers and sum to `denominator`.
    """

    weights: dict[T, int]
    denominator: int

    def chance(self, event: Callable[[T], bool]) -> Fraction:
        """The chance that `event` is true."""
        return Fraction(sum(weight for value, weight in self.weights.items() if event(value)), self.denominator)

    def mean(self, measure: Callable[[T], int]) -> Fraction:
        """The expected value of `measure`."""
        return Fraction(sum(weight * measure(value) for value, weight in self.weights.items()), self.denominator)

    def given(self, event: Callable[[T], bool]) -> "Distribution[T]":
        """The distribution once `event` is known to be true. Raises ValueError where it never is."""
        kept = {value: weight for value, weight in self.weights.items() if event(value)}
        if not kept:
            raise ValueError("what cannot happen cannot be known to have happened")
        return lowest(kept)


def lowest(weights: dict[T, int]) -> Distribution[T]:
    """The distribution with these positive weights, in lowest terms and in the order of its values."""
    common = gcd(*weights.values())
    reduced = {value: weight // common for value, weight in weights.items()}
    return Distribution(reduced, sum(reduced.values()))


def decimal(fraction: Fraction, places: int = 6) -> Decimal:
    """The fraction rounded to `places` decimal places, halves to the even digit.

    Raises ValueError when `places` is negative.
    """
    if places < 0:
        raise ValueError(f"a decimal cannot have {places} places: say 0 or more")
    return Decimal(f"{round(fraction * 10**places)}E-{places}")
