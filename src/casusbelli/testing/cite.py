"""Citations of tests: they change nothing, and are found by reading the source (`casusbelli.testing.coverage`)."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def clause(*ids: str) -> Callable[[T], T]:
    """Says that a test tests these clauses, such as "6.3", of the game in whose folder it lies."""
    return _unchanged


def example(*ids: str) -> Callable[[T], T]:
    """Says that a test plays these worked examples, such as "E4", of the game in whose folder it lies."""
    return _unchanged


def _unchanged(test: T) -> T:
    return test
