"""Spaces of chance: every index is an outcome and back, every chance is exact, foreign outcomes are refused."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.engine.chance import Dice, Impossible, One, Some

SMALL = [Dice(0), Dice(1), Dice(3), Dice(2, 8), Dice(4, 3), One((7,)), One((4, 2, 9)), Some((), 0)]
SMALL += [Some(tuple(range(5)), count) for count in range(6)]


@pytest.mark.parametrize("space", SMALL, ids=repr)
def test_index_and_outcome_are_one_to_one(space: Dice | One | Some) -> None:
    outcomes = [space.pick(index) for index in range(space.size)]
    assert len(set(outcomes)) == space.size
    assert [space.index(outcome) for outcome in outcomes] == list(range(space.size))
    assert list(space.outcomes()) == outcomes


@pytest.mark.parametrize("space", SMALL, ids=repr)
def test_chances_sum_to_one(space: Dice | One | Some) -> None:
    assert sum(space.chance(outcome) for outcome in space.outcomes()) == Fraction(1)


@given(st.data())
def test_large_draws_come_back(data: st.DataObject) -> None:
    items = tuple(range(data.draw(st.integers(1, 60))))
    space = Some(items, data.draw(st.integers(0, len(items))))
    index = data.draw(st.integers(0, space.size - 1))
    drawn = space.pick(index)
    assert len(drawn) == space.count
    assert list(drawn) == sorted(drawn)
    assert space.index(drawn) == index


@pytest.mark.parametrize(
    ("space", "foreign"),
    [
        (Dice(2), (1, 7)),
        (Dice(2), (0, 1)),
        (Dice(2), (1,)),
        (One((1, 2)), 3),
        (Some((1, 2, 3), 2), (1, 4)),
        (Some((1, 2, 3), 2), (2, 1)),
        (Some((1, 2, 3), 2), (1, 1)),
        (Some((1, 2, 3), 2), (1, 2, 3)),
    ],
)
def test_what_is_not_in_a_space_is_impossible(space: Dice | One | Some, foreign: object) -> None:
    with pytest.raises(Impossible):
        space.index(foreign)  # type: ignore[arg-type]  # outcomes of another shape are the point
