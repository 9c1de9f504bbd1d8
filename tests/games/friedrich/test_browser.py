"""What the map in the browser is told: facts in columns, ways of a move, ranges of a piece; from the view alone."""

from __future__ import annotations

import json

from tests.games.friedrich.positions import position

from casusbelli.engine.record import Thing
from casusbelli.engine.visibility import View, view
from casusbelli.games.friedrich import browser
from casusbelli.games.friedrich.actions import Attack, Halt, SetOut
from casusbelli.games.friedrich.board import CITIES, GENERALS, OBJECTIVE_AT, PIECES, TACTICAL_CARDS, city, piece
from casusbelli.games.friedrich.ch04_movement import Marching, ways
from casusbelli.games.friedrich.state import Friedrich
from casusbelli.testing import clause

WHERE = {"friedrich": "oschatz", "prussia-train-1": "grossenhain", "daun": "pirna"}


def seen(s: Friedrich, seat: int = 0) -> View:
    return view(s, frozenset({seat}))


def ends(found: dict[str, object] | None) -> set[str]:
    assert found is not None
    told = found["ways"]
    assert isinstance(told, list)
    return {CITIES[way[-1]] for way in told}


def test_facts_are_columns_that_travel() -> None:
    facts = json.loads(json.dumps(browser.facts()))
    assert len(facts["suit"]) == len(facts["country"]) == len(CITIES)
    assert len(facts["pieces"]["rank"]) == len(PIECES)
    assert facts["generals"] == len(GENERALS)
    assert len(facts["cards"]["suit"]) == len(TACTICAL_CARDS)


@clause("4.4")
def test_4_4_the_ways_of_a_choice_lead_wherever_the_move_may_end() -> None:
    s = position(WHERE)
    told = browser.hint(seen(s), SetOut((piece("friedrich"),)))
    legal = {CITIES[way[-1]] for way in ways(s, (piece("friedrich"),), (city("oschatz"),))}
    assert ends(told) == legal - {"oschatz"}


@clause("4.1")
def test_4_1_the_ways_of_a_move_under_way_go_on_from_there() -> None:
    way = (city("oschatz"), city("riesa"))
    s = position({**WHERE, "friedrich": "riesa"}, top=[Marching((piece("friedrich"),), way)])
    told = browser.hint(seen(s), Halt())
    assert told is not None
    assert told["ways"]
    assert all(found[:2] == way for found in told["ways"])
    assert all(len(found) <= 5 for found in told["ways"])


def test_there_are_no_ways_where_nobody_moves() -> None:
    s = position(WHERE)
    assert browser.hint(seen(s), Halt()) is None
    assert browser.hint(seen(s), Attack(city("oschatz"), city("pirna"))) is None


@clause("5.1.4")
def test_5_1_4_a_general_shows_what_he_protects() -> None:
    told = browser.hint(seen(position(WHERE)), Thing("piece", piece("friedrich")))
    assert told is not None
    assert city("meissen") in told["guarded"]
    assert all(OBJECTIVE_AT[place] >= 0 for place in told["guarded"])
    assert set(told["guarded"]) <= set(told["range"])


@clause("9.5")
def test_9_5_a_general_shows_the_way_to_his_train_and_a_train_what_it_supplies() -> None:
    s = position(WHERE)
    general = browser.hint(seen(s), Thing("piece", piece("friedrich")))
    train = browser.hint(seen(s), Thing("piece", piece("prussia-train-1")))
    assert general is not None
    assert train is not None
    assert (general["supply"][0], general["supply"][-1]) == (city("oschatz"), city("grossenhain"))
    assert city("oschatz") in train["supplied"]


@clause("9.2")
def test_9_2_a_general_at_home_needs_no_train() -> None:
    told = browser.hint(seen(position({"friedrich": "berlin"})), Thing("piece", piece("friedrich")))
    assert told is not None
    assert "supply" not in told


def test_what_is_off_the_map_or_no_piece_has_no_hint() -> None:
    s = position(WHERE)
    assert browser.hint(seen(s), Thing("piece", piece("keith"))) is None
    assert browser.hint(seen(s), Thing("city", city("berlin"))) is None


@clause("6.7")
def test_6_7_hints_do_not_depend_on_armies_that_are_hidden() -> None:
    one, other = (position(WHERE, armies={"daun": armies}) for armies in (1, 8))
    for what in (SetOut((piece("daun"),)), Thing("piece", piece("daun")), Thing("piece", piece("friedrich"))):
        assert browser.hint(seen(one), what) == browser.hint(seen(other), what)
