"""Data files: read strictly, replaced by an owner's, and refused with file, key and expectation."""

import hashlib
import importlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from casusbelli.engine import components
from casusbelli.engine.components import DataError, DataFile, Facts, digest, located, provenance, read, replace, text

GOOD = """
provenance = { ships = "rulebook", limit = "ruling" }
limit = 3
ships = [{ name = "Monitor", guns = 2 }, { name = "Hunley" }]
"""

Package = Callable[[str], str]


class Ship(Facts, frozen=True):
    name: str
    guns: int = 0


class Ships(DataFile, frozen=True):
    ships: tuple[Ship, ...]
    limit: int


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """Makes a game's package with `data/ships.toml` of this text, and returns its name."""
    name = f"game_{hashlib.sha256(str(tmp_path).encode()).hexdigest()[:12]}"

    def make(content: str) -> str:
        data = tmp_path / name / "data"
        data.mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (data / "ships.toml").write_text(content, encoding="utf-8")
        return name

    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    return make


def key_of(package: str) -> str:
    return package.replace("_", "-")


def owners(tmp_path: Path, **files: str) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content, encoding="utf-8")
    return folder


def test_facts_are_read_into_frozen_structs(package: Package) -> None:
    facts = read(package(GOOD), "ships", Ships)
    assert facts.ships == (Ship("Monitor", 2), Ship("Hunley", 0))
    with pytest.raises(AttributeError):
        facts.limit = 4  # type: ignore[misc]  # a test of being frozen


def test_provenance_is_known_after_reading(package: Package) -> None:
    name = package(GOOD)
    assert provenance(name) == {}
    read(name, "ships", Ships)
    assert provenance(name) == {"ships": {"ships": "rulebook", "limit": "ruling"}}


@pytest.mark.parametrize(
    ("old", "new", "key", "expectation"),
    [
        ("limit = 3", "limit = 3\nextra = 1", "extra", "unknown key"),
        ("limit = 3", "", "limit", "expected this key, which is missing"),
        ("guns = 2", "gums = 2", "ships[0].gums", "unknown key"),
        ('name = "Hunley"', "guns = 1", "ships[1].name", "expected this key, which is missing"),
        ("guns = 2", 'guns = "two"', "ships[0].guns", "expected `int`, got `str`"),
        ("limit = 3", "limit = 3.5", "limit", "expected `int`, got `float`"),
        ("limit = 3", "limit = ", "line 3, column 9", "expected valid TOML (Invalid value)"),
        ("limit = 3", "limit = 3\nlimit = 4", "line 4, column 10", "expected valid TOML (Cannot overwrite a value)"),
        (', limit = "ruling"', "", "provenance", "exactly one entry for each of ships, limit"),
        ('limit = "ruling"', 'limit = "hearsay"', "provenance[...]", "invalid enum value 'hearsay'"),
    ],
)
def test_errors_name_file_key_and_expectation(package: Package, old: str, new: str, key: str, expectation: str) -> None:
    name = package(GOOD.replace(old, new))
    with pytest.raises(DataError) as error:
        read(name, "ships", Ships)
    assert (error.value.key, error.value.expectation) == (key, expectation)
    assert error.value.file.endswith("ships.toml")
    assert str(error.value) == f"{error.value.file}: {key}: {expectation}"
    assert "\n" not in str(error.value)


def test_text_that_is_not_utf_8_is_refused(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    (tmp_path / name / "data" / "ships.toml").write_bytes(b"limit = 3 # \xff")
    with pytest.raises(DataError, match=r"ships\.toml: byte 12: expected text in UTF-8"):
        read(name, "ships", Ships)


def test_a_missing_file_is_refused(package: Package) -> None:
    with pytest.raises(DataError, match=r"boats\.toml: boats: expected a data file"):
        read(package(GOOD), "boats", Ships)


def test_an_owners_file_takes_the_place_of_the_packaged_one(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    folder = owners(tmp_path, ships=GOOD.replace("limit = 3", "limit = 9"))
    replace(key_of(name), folder)
    assert read(name, "ships", Ships).limit == 9
    assert located(name, "ships") == str(folder / "ships.toml")


def test_files_the_owner_lacks_stay_the_packaged_ones(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    replace(key_of(name), owners(tmp_path))
    assert read(name, "ships", Ships).limit == 3


def test_an_error_in_an_owners_file_names_that_file(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    folder = owners(tmp_path, ships="limit = 'x'")
    replace(key_of(name), folder)
    with pytest.raises(DataError) as error:
        read(name, "ships", Ships)
    assert error.value.file == str(folder / "ships.toml")


def test_a_misspelt_file_of_the_owner_is_refused(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    replace(key_of(name), owners(tmp_path, shisp=GOOD))
    with pytest.raises(DataError, match=r"shisp\.toml: shisp: expected one of ships"):
        read(name, "ships", Ships)


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"nowhere: war: expected an existing folder"):
        replace("war", tmp_path / "nowhere")


def test_data_of_an_imported_game_cannot_be_replaced(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    read(name, "ships", Ships)
    with pytest.raises(DataError, match="only before the game is imported"):
        replace(key_of(name), owners(tmp_path))


def test_the_digest_tells_the_files_in_use(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    body = GOOD.encode()
    expected = hashlib.sha256(f"ships.toml {len(body)}\n".encode() + body).hexdigest()
    assert digest(name) == expected
    (tmp_path / name / "data" / "ships.toml").write_text("limit = 4", encoding="utf-8")
    assert digest(name) == expected, "the game goes on with the data it has read"


def test_other_data_have_another_digest(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    other = GOOD.replace("limit = 3", "limit = 9").encode()
    replace(key_of(name), owners(tmp_path, ships=other.decode()))
    assert digest(name) == hashlib.sha256(f"ships.toml {len(other)}\n".encode() + other).hexdigest()


def test_packaged_texts(package: Package, tmp_path: Path) -> None:
    name = package(GOOD)
    (tmp_path / name / "rulebook.toml").write_text("título", encoding="utf-8")
    assert text(name, "rulebook.toml") == "título"


def test_require_passes_what_holds() -> None:
    components.require(True, "file", "key", "expectation")
    with pytest.raises(DataError, match=r"^file: key: expectation$"):
        components.require(False, "file", "key", "expectation")


@pytest.mark.parametrize(
    ("file", "content", "message"),
    [
        ("board", "limit = 1", "board.toml: limit: unknown key"),
        (
            "tables",
            'provenance = {exchange="ruling",tails="ruling"}\nexchange=[4,4]\ntails={plus5=5,plus10=10}',
            "rise",
        ),
    ],
)
def test_an_owners_broken_file_stops_the_import_of_the_game(
    tmp_path: Path, file: str, content: str, message: str
) -> None:
    folder = owners(tmp_path, **{file: content})
    program = (
        "import sys, pathlib\n"
        "from casusbelli.engine.components import DataError, replace\n"
        "replace('war', pathlib.Path(sys.argv[1]))\n"
        "try:\n    import casusbelli.games.war.board\n"
        "except DataError as error:\n    print(error)\n"
    )
    run = subprocess.run([sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=True)
    assert run.stdout.startswith(f"{folder / file}.toml: ")
    assert message in run.stdout
