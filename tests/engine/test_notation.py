"""Notation: what is written is read back, reading is forgiving, and what cannot be read says why."""

import pytest

from casusbelli.engine.game import find
from casusbelli.engine.notation import Names, Notation, Unreadable, fold, nearest
from casusbelli.engine.record import Action, Thing
from casusbelli.games.war.actions import Attack, EndStep, EndTurn, Exchange, Place
from casusbelli.games.war.board import Territory, card, territory

WAR = find("war")
NOTATION = Notation(WAR.actions, WAR.names)
BRASIL, ARGELIA = territory("brasil"), territory("argelia")

ACTIONS: list[tuple[Action, str]] = [
    (Attack(BRASIL, ARGELIA, 3), "attack brasil argelia 3"),
    (Place(territory("africa_do_sul"), 12), "place africa_do_sul 12"),
    (Exchange((card("brasil"), card("china"), card("wild_1"))), "exchange brasil+china+wild_1"),
    (EndTurn(), "end-turn"),
    (EndStep(), "end-step"),
]


@pytest.mark.parametrize(("action", "text"), ACTIONS)
def test_actions_are_written_and_read_back(action: Action, text: str) -> None:
    assert NOTATION.write(action) == text
    assert NOTATION.parse(text) == action


@pytest.mark.parametrize(
    "text",
    ["Attack Brasil Argélia 3", "  attack   BRASIL argelia  3 ", "attack bras argel 3", "attack brasil, argelia, 3"],
)
def test_reading_forgives_case_accents_and_short_names(text: str) -> None:
    assert NOTATION.parse(text) == Attack(BRASIL, ARGELIA, 3)


class Share(Action, frozen=True):
    """Names, and as many numbers."""

    territories: tuple[Territory, ...]
    armies: tuple[int, ...]


def test_names_and_numbers_side_by_side_are_read_back() -> None:
    notation, share = Notation((Share,), WAR.names), Share((BRASIL, ARGELIA), (2, 10))
    assert notation.write(share) == "share brasil+argelia 2+10"
    assert notation.parse("share brasil+argelia 2+10") == share


def test_names_of_several_words_are_read_whole() -> None:
    assert NOTATION.parse("place África do Sul 2") == Place(territory("africa_do_sul"), 2)


def test_further_spellings_widen_reading_only() -> None:
    notation = Notation(WAR.actions, WAR.names)
    notation.also_word("atacar", "attack")
    kind = next(kind for kind, names in WAR.names.items() if names.kind == "territory")
    notation.also(kind, {"Brazil": BRASIL, "argelia": BRASIL})
    assert notation.parse("atacar Brazil argelia 1") == Attack(BRASIL, ARGELIA, 1)
    assert notation.write(Attack(BRASIL, ARGELIA, 1)) == "attack brasil argelia 1"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "notation-unknown-command"),
        ("dance brasil", "notation-unknown-command"),
        ("attack brasil argelia", "notation-missing"),
        ("attack brasil argelia three", "notation-no-number"),
        ("attack brasil argelia -1", "notation-no-number"),
        ("attack atlantis argelia 3", "notation-unknown-name"),
        ("attack brasil argelia 3 now", "notation-too-much"),
        ("attack a argelia 3", "notation-unknown-name"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        NOTATION.parse(text)
    assert unreadable.value.reason == reason


def test_the_nearest_spelling_is_offered() -> None:
    with pytest.raises(Unreadable) as unreadable:
        NOTATION.parse("attack brazil argelia 3")
    assert unreadable.value.args_["near"] == "brasil"
    assert nearest("zzz", ["brasil"]) == ""


def test_things_are_named_by_kind() -> None:
    assert NOTATION.things(Attack(BRASIL, ARGELIA, 3)) == [Thing("territory", BRASIL), Thing("territory", ARGELIA)]
    assert NOTATION.write_thing(Thing("territory", BRASIL)) == "territory:brasil"
    assert NOTATION.thing("territory:brasil") == Thing("territory", BRASIL)
    with pytest.raises(Unreadable):
        NOTATION.thing("territory:atlantis")


def test_a_thing_may_carry_what_all_languages_call_it() -> None:
    names = Names("city", ("lomza", "meadow"), ("Łomża", ""))
    assert [names.title(0), names.title(1)] == ["Łomża", ""]
    assert Names("city", ("lomza", "meadow")).title(1) == ""


def test_there_are_as_many_titles_as_things_or_none() -> None:
    with pytest.raises(ValueError, match="city: 2 ids, 1 titles"):
        Names("city", ("lomza", "meadow"), ("Łomża",))


def test_folding() -> None:
    assert fold("  África do-Sul!") == "africa do sul"
