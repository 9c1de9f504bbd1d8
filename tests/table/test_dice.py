"""Sources of chance."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.engine.chance import Dice, Impossible, One, Some
from casusbelli.table import dice
from casusbelli.table.dice import CLOSED, OPEN, Chain, OutOfOutcomes, Scripted, Seeded, TooLate, Verifiable

DIE = Dice(1)
HUGE = Some(tuple(range(400)), 180)


@pytest.mark.parametrize("space", [DIE, One((7,)), Dice(3), HUGE])
def test_every_source_draws_below_the_size(space: Dice) -> None:
    for source in (Seeded(3), Verifiable.seeded("t", 3, 8)):
        assert all(0 <= source.draw(space, None, n % 2 == 0).index < space.size for n in range(40))


def test_draws_are_even() -> None:
    for source in (Seeded(1), Verifiable.seeded("t", 1, 8)):
        counts = Counter(source.draw(DIE, None, False).index for _ in range(6000))
        assert len(counts) == 6
        assert all(850 < count < 1150 for count in counts.values())


def test_the_same_seed_draws_the_same() -> None:
    for make in (Seeded, lambda seed: Verifiable.seeded("t", seed, 16)):
        first, again, other = (make(seed).draw(HUGE, None, True).index for seed in (1, 1, 2))
        assert first == again != other


@given(st.permutations([0, 0, 0, 1, 1, 1]))
def test_lanes_draw_the_same_in_whatever_order_they_draw(order: list[int]) -> None:
    for source in (Seeded(1), Verifiable.seeded("t", 1, 8)):
        drawn: dict[int, list[int]] = {0: [], 1: []}
        for lane in order:
            drawn[lane].append(source.draw(HUGE, lane, False).index)
        straight = Seeded(1) if isinstance(source, Seeded) else Verifiable.seeded("t", 1, 8)
        assert drawn == {lane: [straight.draw(HUGE, lane, False).index for _ in range(3)] for lane in (0, 1)}


def test_a_script_says_what_it_is_told_and_then_hands_over() -> None:
    source = Scripted([(3,), (6,)], then=Scripted([(1,)]))
    assert [source.draw(DIE, None, True).index for _ in range(3)] == [2, 5, 0]
    with pytest.raises(OutOfOutcomes):
        source.draw(DIE, None, True)
    with pytest.raises(Impossible):
        Scripted([(7,)]).draw(DIE, None, True)


@pytest.mark.parametrize("length", [0, 1, 127, 128, 129, 300])
def test_links_of_a_chain_lead_to_one_another(length: int) -> None:
    chain = Chain(b"end", length)
    links = [chain.link(number) for number in range(length + 1)]
    assert links[-1] == b"end"
    assert all(hashlib.sha256(after).digest() == before for before, after in pairwise(links))
    assert chain.link(0) == links[0]
    with pytest.raises(IndexError):
        chain.link(length + 1)


def test_commitments_are_what_the_keys_hash_to() -> None:
    source = Verifiable("t", b"a" * 32, b"b" * 32, 5)
    link = b"a" * 32
    for _ in range(5):
        link = hashlib.sha256(link).digest()
    assert (source.commitments.open, source.commitments.length) == (link.hex(), 5)
    assert source.commitments.closed == hashlib.sha256(b"b" * 32).hexdigest()
    assert source.secrets() == {OPEN: (b"a" * 32).hex(), CLOSED: (b"b" * 32).hex()}


def test_public_draws_use_the_chain_and_others_the_closed_key() -> None:
    source = Verifiable.seeded("t", 1, 2)
    draws = [source.draw(DIE, lane, public) for lane, public in [(None, True), (None, False), (1, False), (1, True)]]
    assert [(draw.key, draw.at) for draw in draws] == [(OPEN, 1), (CLOSED, 1), (CLOSED, 1), (OPEN, 2)]
    after = source.draw(DIE, None, True)
    assert (after.key, after.at, after.link) == (CLOSED, 2, ""), "a chain at its end leaves the rest to the closed key"


def test_an_index_can_be_recomputed_from_the_description_alone() -> None:
    source = Verifiable("table", b"a" * 32, b"b" * 32, 4)
    source.contribute(1, "ñandú")
    draw = source.draw(Dice(3), None, True)
    found, attempt = 999, 0
    while found >= 216:
        described = ["table", None, 1, "216", ["", "ñandú"], attempt, 0]
        text = json.dumps(described, separators=(",", ":"), ensure_ascii=False)
        digest = hmac.new(bytes.fromhex(draw.link), text.encode(), "sha256").digest()
        found, attempt = int.from_bytes(digest, "big") >> (256 - 8), attempt + 1
    assert draw.index == found


def test_contributions_change_the_draws_and_are_taken_before_the_first() -> None:
    plain, said = Verifiable.seeded("t", 1, 8), Verifiable.seeded("t", 1, 8)
    said.contribute(2, "x")
    assert plain.draw(HUGE, None, True).index != said.draw(HUGE, None, True).index
    assert plain.commitments == said.commitments
    with pytest.raises(TooLate):
        said.contribute(0, "late")
    with pytest.raises(ValueError, match="200"):
        Verifiable.seeded("t", 1, 8).contribute(0, "x" * 201)


def test_fresh_sources_are_all_different() -> None:
    assert len({Verifiable.fresh("t", 4).commitments.open for _ in range(5)}) == 5


def test_a_source_is_restored_from_what_a_save_keeps() -> None:
    source = Verifiable.seeded("t", 1, 8)
    source.contribute(1, "x")
    again = dice.restored("verifiable", "t", source.secrets(), 8, source.said())
    assert [again.draw(HUGE, None, p) for p in (True, False)] == [source.draw(HUGE, None, p) for p in (True, False)]
    assert dice.restored("seeded", "", {"seed": "4"}, 0, []).draw(HUGE, 1, True) == Seeded(4).draw(HUGE, 1, True)


@pytest.mark.parametrize("kind", ["verifiable", "seeded", "scripted", ""])
def test_a_source_without_its_secrets_cannot_go_on(kind: str) -> None:
    with pytest.raises(ValueError, match="cannot go on"):
        dice.restored(kind, "t", {}, 8, [])
