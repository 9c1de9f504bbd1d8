"""The clause registry and the clause index."""

import pytest

from casusbelli.engine.components import DataError, text
from casusbelli.engine.record import Record
from casusbelli.engine.rules import Cited, Clause, parse_rulebook, rule

INDEX = """
game = "tiny"
title = "Tiny"
language = "es"
[[chapter]]
number = "1"
title = "Uno"
english = "One"
[[clause]]
id = "1.1"
title = "First"
kind = "rule"
source = "ruling"
ruling = "R02, N11"
says = "Something."
[[example]]
id = "E1"
clause = ["1.1"]
printed = true
given = "a"
does = "b"
expect = "c"
dice = [1, 6]
"""


def clauses_of(thing: object) -> tuple[str, ...]:
    assert hasattr(thing, "clauses")
    cited: Cited = thing
    return cited.clauses


def test_rule_marks_functions_and_returns_them_unchanged() -> None:
    def double(x: int) -> int:
        return 2 * x

    cited = rule("1.1", "1.2")(double)
    assert cited is double
    assert clauses_of(cited) == ("1.1", "1.2")


def test_rule_marks_records() -> None:
    @rule("6.1")
    class Rolled(Record, frozen=True):
        die: int

    assert clauses_of(Rolled) == ("6.1",)
    assert clauses_of(Rolled(3)) == ("6.1",)
    assert Record.clauses == ()


def test_a_rulebook_is_read() -> None:
    rulebook = parse_rulebook(INDEX)
    assert rulebook.clause("1.1") == Clause("1.1", "First", "rule", "ruling", "Something.", ruling="R02, N11")
    assert rulebook.clause("1.1").rulings == ("R02", "N11")
    assert rulebook.examples[0].clauses == ("1.1",)
    assert rulebook.examples[0].dice == (1, 6)
    with pytest.raises(KeyError):
        rulebook.clause("1.2")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "rule"', 'kind = "law"', "clause[0].kind: invalid enum value 'law'"),
        ("says", "sais", "clause[0].sais: unknown key"),
        (
            "[[clause]]",
            INDEX[INDEX.index("[[clause]]") : INDEX.index("[[example]]")] + "[[clause]]",
            "clause 1.1: expected a number used once",
        ),
        ('id = "1.1"', 'id = "2.1"', "clause 2.1: expected a number that starts with that of a chapter"),
        ('clause = ["1.1"]', 'clause = ["1.9"]', "example E1: no clause has the number 1.9"),
    ],
)
def test_a_broken_rulebook_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(DataError) as error:
        parse_rulebook(INDEX.replace(old, new))
    assert str(error.value) == f"rulebook.toml: {message}"


def test_the_rulebook_of_war_is_whole() -> None:
    rulebook = parse_rulebook(text("casusbelli.games.war", "rulebook.toml"))
    assert (rulebook.game, len(rulebook.chapters), len(rulebook.clauses), len(rulebook.examples)) == (
        "war",
        17,
        139,
        22,
    )
    assert all(clause.rulings for clause in rulebook.clauses if clause.source == "ruling")
