"""The shape of the source: who may import whom, how large things grow, and what the rules may not touch."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = "casusbelli"

MODULE_LINES = 600
FUNCTION_LINES = 40

# "path" or "path:function" -> why this one may be larger than the house size.
EXCEPTIONS: dict[str, str] = {
    "src/casusbelli/server/migrations/versions/0001_tables.py:upgrade": "a migration is one list of all tables",
    "tests/games/friedrich/positions.py:position": "half of it names what a position may be given",
}

BELOW: dict[str, frozenset[str]] = {
    "engine": frozenset(),
    "odds": frozenset({"engine"}),
    "table": frozenset({"engine"}),
    "games": frozenset({"engine"}),
    "bots": frozenset({"engine"}),
}
ON_TOP = frozenset({"", "cli", "server", "testing"})
RULES = ("engine", "games")

GENERATORS = frozenset({"Random", "SystemRandom"})
NUMPY_GENERATORS = frozenset({"BitGenerator", "Generator", "PCG64", "Philox", "SeedSequence", "default_rng"})
CLOCKS = frozenset({"time", "datetime"})
# Spelt in halves, or this file would find itself.
UNFINISHED = re.compile(r"\b(?:TO" r"DO|FIX" r"ME)\b")


class Module(NamedTuple):
    """One source file, read once."""

    path: str
    name: str
    text: str
    tree: ast.Module

    @property
    def package(self) -> str:
        return self.name if self.path.endswith("__init__.py") else self.name.rpartition(".")[0]

    @property
    def layer(self) -> str:
        """The part of the package it belongs to; empty for the package itself."""
        return layer_of(self.name)


class Import(NamedTuple):
    """One imported dotted name, made absolute."""

    line: int
    name: str


def read(path: Path) -> Module:
    relative = path.relative_to(ROOT)
    parts = [part for part in relative.with_suffix("").parts if part not in ("src", "__init__")]
    return module(".".join(parts), path.read_text(encoding="utf-8"), str(relative))


def module(name: str, text: str, path: str = "sample.py") -> Module:
    return Module(path, name, text, ast.parse(text))


def sources(*folders: str) -> list[Module]:
    return [read(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def ours() -> list[Module]:
    return sources("src")


@cache
def everything() -> list[Module]:
    return [*ours(), *sources("tests", "bench")]


@cache
def games() -> frozenset[str]:
    return frozenset(path.parent.name for path in (ROOT / "src" / PACKAGE / "games").glob("*/*.py"))


def layer_of(name: str) -> str:
    return [*name.split("."), ""][1]


def imports(m: Module) -> Iterator[Import]:
    """Every import, wherever it stands: a lazy or a type-only import is a dependency too."""
    for node in ast.walk(m.tree):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield from (Import(node.lineno, f"{base(m, node)}.{alias.name}") for alias in node.names)


def base(m: Module, node: ast.ImportFrom) -> str:
    """The absolute name of the module that a `from` import reads."""
    if not node.level:
        return node.module or ""
    parents = m.package.split(".")
    return ".".join([*parents[: len(parents) - node.level + 1], *filter(None, [node.module])])


def at(m: Module, line: int, message: str) -> str:
    return f"{m.path}:{line}: {message}"


# The checks: each takes one module and returns what is wrong with it.


def import_order(m: Module) -> list[str]:
    """A module directly in the package, such as `__main__`, stands on top."""
    if m.layer not in BELOW and m.layer not in ON_TOP and m.name.count(".") > 1:
        return [at(m, 1, f"{m.layer} has no place in the import order")]
    own = [i for i in imports(m) if i.name.split(".")[0] == PACKAGE]
    return [at(m, i.line, f"may not import {i.name}") for i in own if not may_import(m, i.name)]


def may_import(m: Module, name: str) -> bool:
    here, there = m.name.split("."), name.split(".")
    if m.layer in BELOW:
        return below(here, there)
    return there[1:2] != ["games"] and not (there[1:2] == ["bots"] and games() & set(there[2:3]))


def below(here: list[str], there: list[str]) -> bool:
    layer, target = here[1], [*there, ""][1]
    if layer == "games" and target == "games":
        return len(here) > 2 and here[2:3] == there[2:3]
    if layer == "games" and target == "odds":
        # The odds of a game, and what shows them; never its rules.
        return here[3:] in (["odds"], ["present"], ["browser"])
    if layer == "bots" and target == "games":
        return len(here) > 2 and here[2:3] == there[2:3]
    return target == layer or target in BELOW[layer]


def engine_stands_alone(m: Module) -> list[str]:
    allowed = {*sys.stdlib_module_names, "msgspec", PACKAGE}
    if m.layer != "engine":
        return []
    return [at(m, i.line, f"imports {i.name}") for i in imports(m) if i.name.split(".")[0] not in allowed]


def no_global_generator(m: Module) -> list[str]:
    found = [at(m, i.line, i.name) for i in imports(m) if is_global_generator(i.name)]
    return found + [at(m, line, name) for line, name in uses(m) if is_global_generator(name)]


def is_global_generator(name: str) -> bool:
    first, _, rest = name.partition(".")
    if first == "random":
        return rest != "" and top(rest) not in GENERATORS
    return name.startswith("numpy.random.") and name.split(".")[2] not in NUMPY_GENERATORS


def uses(m: Module) -> Iterator[tuple[int, str]]:
    """Every dotted use of an imported name, with its alias undone."""
    names = dict(aliases(m))
    for node in ast.walk(m.tree):
        if not isinstance(node, ast.Attribute):
            continue
        first, _, rest = ast.unparse(node).partition(".")
        if first in names and rest.replace(".", "").isidentifier():
            yield node.lineno, f"{names[first]}.{rest}"


def aliases(m: Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(m.tree):
        if isinstance(node, ast.Import):
            yield from ((a.asname, a.name) if a.asname else (top(a.name), top(a.name)) for a in node.names)
        if isinstance(node, ast.ImportFrom):
            yield from ((a.asname or a.name, f"{base(m, node)}.{a.name}") for a in node.names)


def top(name: str) -> str:
    return name.partition(".")[0]


def no_deepcopy(m: Module) -> list[str]:
    if m.layer not in RULES:
        return []
    found = [at(m, i.line, "deepcopy") for i in imports(m) if i.name == "copy.deepcopy"]
    return found + [at(m, line, "deepcopy") for line, name in uses(m) if name == "copy.deepcopy"]


def no_clock(m: Module) -> list[str]:
    if m.layer not in RULES:
        return []
    return [at(m, i.line, f"imports {i.name}") for i in imports(m) if top(i.name) in CLOCKS]


def nothing_unfinished(m: Module) -> list[str]:
    lines = enumerate(m.text.splitlines(), 1)
    return [at(m, number, line.strip()) for number, line in lines if UNFINISHED.search(line)]


def sizes(m: Module) -> dict[str, str]:
    """What is too large, by the key under which an exception would be listed."""
    length = len(m.text.splitlines())
    whole = {m.path: f"{length} lines"} if length >= MODULE_LINES else {}
    return whole | {f"{m.path}:{name}": f"{size} lines" for name, size in functions(m) if size >= FUNCTION_LINES}


def functions(m: Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(m.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


# The project.


@pytest.mark.parametrize("check", [import_order, engine_stands_alone, no_global_generator, no_deepcopy, no_clock])
def test_source(check: Callable[[Module], list[str]]) -> None:
    assert [fault for m in ours() for fault in check(m)] == []


def test_nothing_is_left_unfinished() -> None:
    assert [fault for m in everything() for fault in nothing_unfinished(m)] == []


def test_house_sizes() -> None:
    large = {key: size for m in everything() for key, size in sizes(m).items()}
    assert {key: size for key, size in large.items() if key not in EXCEPTIONS} == {}


def test_exceptions_have_a_reason_and_are_still_needed() -> None:
    large = {key for m in everything() for key in sizes(m)}
    assert [key for key, reason in EXCEPTIONS.items() if not reason or key not in large] == []


def test_the_source_is_really_read() -> None:
    assert {"engine", "games", "table", "bots", "odds", "cli", "testing"} <= {m.layer for m in ours()}
    assert games()


# The checks themselves, on small samples.


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("engine.flow", "from casusbelli.table import match"),
        ("engine.flow", "import casusbelli.games.war"),
        ("engine.flow", "from casusbelli import match"),
        ("engine.flow", "from ..odds import dice"),
        ("engine.flow", "def f():\n    from casusbelli.odds import dice"),
        ("table.match", "from casusbelli.games import war"),
        ("table.match", "from casusbelli.odds import dice"),
        ("odds.dice", "from casusbelli.table import match"),
        ("games.war.board", "from casusbelli.games.chess import board"),
        ("games.war.board", "from ..chess import board"),
        ("games.war.board", "from casusbelli.odds import dice"),
        ("games.war.ch06_battle", "from casusbelli.odds import dice"),
        ("games.war.board", "from casusbelli.bots import war"),
        ("bots.war", "from casusbelli.games.chess import board"),
        ("bots.war", "from casusbelli.table import match"),
        ("server.app", "from casusbelli.games.war import GAME"),
        ("cli.play", "from casusbelli.bots.war import Greedy"),
        ("cli.play", "from casusbelli.bots import war"),
        ("testing.battery", "import casusbelli.games"),
        ("helpers.text", "import re"),
    ],
)
def test_import_order_refuses(name: str, statement: str) -> None:
    assert len(import_order(module(f"{PACKAGE}.{name}", statement))) == 1


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("engine.flow", "from .frame import Frame"),
        ("engine.flow", "import collections, msgspec"),
        ("table.match", "from casusbelli.engine import Game"),
        ("games.war.board", "from casusbelli.games.war import state"),
        ("games.war.board", "from .state import State"),
        ("games.war.board", "from ...engine import Choice"),
        ("games.war.odds", "from casusbelli.odds import dice"),
        ("games.war.present", "from casusbelli.odds import decimal"),
        ("bots.war", "from casusbelli.games.war.odds import conquest"),
        ("bots.random", "from casusbelli.engine import Agent"),
        ("cli.play", "from casusbelli.table import match"),
        ("cli.play", "from casusbelli.bots import registry"),
        ("server.app", "from casusbelli import engine"),
    ],
)
def test_import_order_allows(name: str, statement: str) -> None:
    assert import_order(module(f"{PACKAGE}.{name}", statement)) == []


def test_a_package_speaks_for_itself_in_relative_imports() -> None:
    package = module(f"{PACKAGE}.games.war", "from .board import BOARD", "src/casusbelli/games/war/__init__.py")
    assert import_order(package) == []


@pytest.mark.parametrize("statement", ["import numpy", "from rich import print", "def f():\n    import typer"])
def test_the_engine_imports_the_standard_library_and_msgspec_only(statement: str) -> None:
    assert len(engine_stands_alone(module(f"{PACKAGE}.engine.flow", statement))) == 1
    assert engine_stands_alone(module(f"{PACKAGE}.cli.play", statement)) == []
    assert engine_stands_alone(module(f"{PACKAGE}.engine.flow", "import msgspec, json\nfrom . import ids")) == []


@pytest.mark.parametrize(
    "text",
    [
        "import random\nrandom.random()",
        "import random as chance\nchance.shuffle([])",
        "from random import randint",
        "import numpy as np\nnp.random.rand(3)",
        "import numpy\nnumpy.random.seed(3)",
        "from numpy import random\nrandom.rand(3)",
        "from numpy.random import rand",
    ],
)
def test_the_global_generator_is_found(text: str) -> None:
    assert len(no_global_generator(module(f"{PACKAGE}.bots.war", text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "import random\nrandom.Random(7).random()",
        "from random import Random\nRandom(7).shuffle([])",
        "def f(random):\n    return random.choice()",
        "from casusbelli.bots import random\nrandom.Uniform()",
        "import numpy as np\nnp.random.default_rng(3)",
    ],
)
def test_a_generator_of_ones_own_is_welcome(text: str) -> None:
    assert no_global_generator(module(f"{PACKAGE}.table.dice", text)) == []


@pytest.mark.parametrize(
    "text", ["import copy\ncopy.deepcopy(1)", "from copy import deepcopy", "import copy as c\nc.deepcopy"]
)
def test_deepcopy_is_found_in_rules(text: str) -> None:
    assert len(no_deepcopy(module(f"{PACKAGE}.games.war.state", text))) == 1
    assert no_deepcopy(module(f"{PACKAGE}.testing.battery", text)) == []
    assert no_deepcopy(module(f"{PACKAGE}.games.war.state", "import copy\ncopy.copy(1)")) == []


@pytest.mark.parametrize("text", ["import time", "from datetime import date", "def f():\n    import time as t"])
def test_a_clock_is_found_in_rules(text: str) -> None:
    assert len(no_clock(module(f"{PACKAGE}.engine.flow", text))) == 1
    assert no_clock(module(f"{PACKAGE}.table.journal", text)) == []
    assert no_clock(module(f"{PACKAGE}.engine.flow", "timeless = 3")) == []


def test_unfinished_work_is_found() -> None:
    assert len(nothing_unfinished(module("tests.sample", "x = 1  # " + "TO" + "DO\n# " + "FIX" + "ME later"))) == 2
    assert nothing_unfinished(module("tests.sample", "todo = method = 1")) == []


def test_sizes_are_measured() -> None:
    body = "def long():\n" + "    x = 1\n" * (FUNCTION_LINES - 2)
    assert sizes(module("m", body)) == {}
    assert sizes(module("m", body + "    x = 1\n")) == {"sample.py:long": "40 lines"}
    assert sizes(module("m", "x = 1\n" * (MODULE_LINES - 1))) == {}
    assert sizes(module("m", "x = 1\n" * MODULE_LINES)) == {"sample.py": "600 lines"}
