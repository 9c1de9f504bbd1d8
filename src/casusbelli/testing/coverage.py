"""Clause coverage: what of a rulebook is carried out by code and checked by tests, read from the source of both.

Nothing is imported: citations are found in the syntax trees. Code cites with `@rule("6.3")`, `Refusal("5.4", ...)` or
`refuse("5.4", ...)`; tests cite with `@clause("6.3")` and `@example("E4")` imported from `casusbelli.testing`.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec

from casusbelli.engine.rules import Clause, Example, Rulebook, parse_rulebook

NEEDS_CODE = frozenset({"rule", "option"})
NEEDS_TEST = frozenset({"rule", "option", "setup", "component", "definition"})
REFUSALS = frozenset({"Refusal", "refuse"})
CITES = frozenset({"casusbelli.testing", "casusbelli.testing.cite"})

By = Literal["rule", "refusal", "clause", "example"]
Problem = Literal[
    "unknown-clause",
    "unknown-example",
    "unreadable",
    "not-a-test",
    "no-code",
    "no-test",
    "no-example-test",
    "no-ruling",
]


class Place(msgspec.Struct, frozen=True, order=True):
    """Where something is cited: file relative to the folder searched, line, and qualified name of what cites it."""

    file: str
    line: int
    name: str


class Citation(msgspec.Struct, frozen=True):
    """One cited id (empty where it cannot be read) and by what: `rule`, `refusal`, `clause` or `example`."""

    by: By
    id: str
    place: Place


class ClauseCoverage(msgspec.Struct, frozen=True):
    """A clause with the places of code and the tests that cite it."""

    clause: Clause
    code: tuple[Place, ...]
    tests: tuple[Place, ...]


class ExampleCoverage(msgspec.Struct, frozen=True):
    """A worked example with the tests that play it."""

    example: Example
    tests: tuple[Place, ...]


class Failure(msgspec.Struct, frozen=True):
    """Something wrong with the coverage: the kind of problem, the clause, example or ruling, and where."""

    problem: Problem
    subject: str
    places: tuple[Place, ...] = ()


class Coverage(msgspec.Struct, frozen=True):
    """The coverage of one game's rulebook, in its order; complete when there are no failures."""

    clauses: tuple[ClauseCoverage, ...]
    examples: tuple[ExampleCoverage, ...]
    failures: tuple[Failure, ...]

    @property
    def complete(self) -> bool:
        """Whether nothing is missing and nothing is cited that does not exist."""
        return not self.failures


def coverage(package: str, project: Path) -> Coverage:
    """The coverage of a game's package by its own source and by the tests and rulings of a project.

    Tests of a game lie in `tests/games/<game with underscores>`, its rulings in `docs/rulings/<game>.md`.
    """
    code = package_folder(package)
    rulebook = parse_rulebook((code / "rulebook.toml").read_text(encoding="utf-8"))
    tests = project / "tests" / "games" / rulebook.game.replace("-", "_")
    return cover(rulebook, code, tests, project / "docs" / "rulings" / f"{rulebook.game}.md")


def package_folder(package: str) -> Path:
    """The folder of a package's source, found without importing it. Raises ModuleNotFoundError."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"{package} is not a package")
    return Path(spec.submodule_search_locations[0])


def project_folder(package: str) -> Path | None:
    """The folder above the source of a package that holds `tests/games`; None where the package came without tests."""
    folder = package_folder(package)
    return next((parent for parent in folder.parents if (parent / "tests" / "games").is_dir()), None)


def cover(rulebook: Rulebook, code: Path, tests: Path, rulings: Path) -> Coverage:
    """The coverage of a rulebook by two folders of source and a document of rulings; absent ones count as empty."""
    cited = [*citations(code), *citations(tests)]
    carried_out = _by_id(cited, "rule", "refusal")
    tested = _by_id(cited, "clause")
    played = _by_id(cited, "example")
    clauses = tuple(ClauseCoverage(c, carried_out[c.id], tested[c.id]) for c in rulebook.clauses)
    examples = tuple(ExampleCoverage(e, played[e.id]) for e in rulebook.examples)
    failures = (*_misplaced(rulebook, cited), *_missing(clauses, examples), *_unexplained(rulebook, rulings))
    return Coverage(clauses, examples, failures)


def citations(folder: Path) -> Iterator[Citation]:
    """Every citation in the Python files below a folder, in the order of files and lines."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        yield from _Reader(path.relative_to(folder).as_posix(), tree).found


class _Reader(ast.NodeVisitor):
    """Walks one file and keeps the names it is inside of."""

    def __init__(self, file: str, tree: ast.Module) -> None:
        self.file = file
        self.cites = dict(_imported_cites(tree))
        self.path: list[str] = []
        self.found: list[Citation] = []
        self.visit(tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._enter(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._enter(node)

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.path.append(node.name)
        for decorator in node.decorator_list:
            self._decorated(decorator)
        self.generic_visit(node)
        self.path.pop()

    def _decorated(self, decorator: ast.expr) -> None:
        if not isinstance(decorator, ast.Call):
            return
        name = _last_name(decorator.func)
        if name == "rule":
            self._cite("rule", decorator, decorator.args)
        if isinstance(decorator.func, ast.Name) and name in self.cites:
            self._cite(self.cites[name], decorator, decorator.args)

    def visit_Call(self, node: ast.Call) -> None:
        named = [keyword.value for keyword in node.keywords if keyword.arg == "clause"]
        arguments = [value for value in [*node.args[:1], *named] if _string(value)]
        if _last_name(node.func) in REFUSALS:
            self._cite("refusal", node, arguments)
        self.generic_visit(node)

    def _cite(self, by: By, node: ast.Call, arguments: Iterable[ast.expr]) -> None:
        place = Place(self.file, node.lineno, ".".join(self.path))
        self.found += [Citation(by, _string(argument), place) for argument in arguments]


def _imported_cites(tree: ast.Module) -> Iterator[tuple[str, Literal["clause", "example"]]]:
    """The local names of our two decorators: hypothesis, for one, has an `example` too."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or node.module not in CITES:
            continue
        for alias in node.names:
            if alias.name == "clause":
                yield alias.asname or alias.name, "clause"
            if alias.name == "example":
                yield alias.asname or alias.name, "example"


def _last_name(function: ast.expr) -> str:
    return ast.unparse(function).rpartition(".")[2] if isinstance(function, ast.Name | ast.Attribute) else ""


def _string(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _by_id(cited: Iterable[Citation], *by: str) -> defaultdict[str, tuple[Place, ...]]:
    places: defaultdict[str, tuple[Place, ...]] = defaultdict(tuple)
    for citation in cited:
        if citation.by in by:
            places[citation.id] += (citation.place,)
    return places


def _misplaced(rulebook: Rulebook, cited: Iterable[Citation]) -> Iterator[Failure]:
    """Citations of what does not exist, of what cannot be read without running it, or on what no test run collects."""
    examples = {example.id for example in rulebook.examples}
    for citation in cited:
        if not citation.id:
            yield Failure("unreadable", citation.by, (citation.place,))
        elif citation.by == "example" and citation.id not in examples:
            yield Failure("unknown-example", citation.id, (citation.place,))
        elif citation.by != "example" and citation.id not in rulebook.by_id:
            yield Failure("unknown-clause", citation.id, (citation.place,))
        if citation.by in ("clause", "example") and not _collected(citation.place.name):
            yield Failure("not-a-test", citation.id, (citation.place,))


def _collected(name: str) -> bool:
    return all(part.startswith("Test") for part in name.split(".")[:-1]) and name.split(".")[-1].lower()[:4] == "test"


def _missing(clauses: Iterable[ClauseCoverage], examples: Iterable[ExampleCoverage]) -> Iterator[Failure]:
    for covered in clauses:
        if covered.clause.kind in NEEDS_CODE and not covered.code:
            yield Failure("no-code", covered.clause.id)
        if covered.clause.kind in NEEDS_TEST and not covered.tests:
            yield Failure("no-test", covered.clause.id)
    for played in examples:
        if not played.tests:
            yield Failure("no-example-test", played.example.id)


def _unexplained(rulebook: Rulebook, document: Path) -> Iterator[Failure]:
    """Rulings that clauses rest on and the document does not explain."""
    explained = re.findall(r"\b[A-Z]+\d+\b", document.read_text(encoding="utf-8")) if document.is_file() else []
    needed = dict.fromkeys(number for clause in rulebook.clauses for number in clause.rulings)
    for number in needed:
        if number not in explained:
            yield Failure("no-ruling", number)
