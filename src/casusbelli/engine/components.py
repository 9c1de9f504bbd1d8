"""Component facts as data: the one module of the engine that touches files, and only while a game is imported.

A game's package keeps its facts in `data/<name>.toml`. They are decoded once, strictly, into frozen Structs. The folder
given to `replace` takes the place of the packaged files, for people who own the box and know better.
"""

import hashlib
import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

Provenance = Literal["rulebook", "ruling", "reconstruction"]


class DataError(ValueError):
    """A data file says something it may not: one line naming file, key and expectation."""

    def __init__(self, file: str, key: str, expectation: str) -> None:
        super().__init__(f"{file}: {key}: {expectation}")
        self.file = file
        self.key = key
        self.expectation = expectation


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; a key it does not know is an error."""


class DataFile(Facts, frozen=True):
    """A whole data file. `provenance` has one entry for each other key of the file: where its facts come from."""

    provenance: dict[str, Provenance]


FactsType = TypeVar("FactsType", bound=Facts)
FileType = TypeVar("FileType", bound=DataFile)

_folders: dict[str, Path] = {}
_bodies: dict[tuple[str, str], bytes] = {}
_provenances: dict[str, dict[str, dict[str, Provenance]]] = {}


def read(package: str, name: str, kind: type[FileType]) -> FileType:
    """The facts of `<package>/data/<name>.toml`, or of the file that replaces it.

    Raises DataError for text that is not TOML, a missing or unknown key, a value of another type, or a provenance that
    does not name each table of the file.
    """
    facts = decode(_body(package, name), located(package, name), kind)
    tables = [field.encode_name for field in msgspec.structs.fields(kind) if field.name != "provenance"]
    expectation = f"exactly one entry for each of {', '.join(tables)}"
    require(set(facts.provenance) == set(tables), located(package, name), "provenance", expectation)
    _provenances.setdefault(package, {})[name] = facts.provenance
    return facts


def decode(body: bytes, file: str, kind: type[FactsType]) -> FactsType:
    """Facts of a type out of TOML in UTF-8; `file` is the name that errors carry. Raises DataError."""
    try:
        return msgspec.convert(tomllib.loads(body.decode()), kind)
    except UnicodeDecodeError as error:
        raise DataError(file, f"byte {error.start}", "expected text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise _syntax(file, str(error)) from None
    except msgspec.ValidationError as error:
        raise _shape(file, str(error)) from None


def require(condition: bool, file: str, key: str, expectation: str) -> None:
    """Raises DataError unless the condition, which no type can express, holds."""
    if not condition:
        raise DataError(file, key, expectation)


def replace(key: str, folder: Path) -> None:
    """Data files of this folder take the place of the packaged ones of a game; files it lacks stay the packaged ones.

    Raises DataError when the folder does not exist, or when the game has been imported already.
    """
    require(folder.is_dir(), str(folder), key, "expected an existing folder")
    imported = any(_key(package) == key for package, _ in _bodies)
    require(not imported, str(folder), key, "data can be replaced only before the game is imported")
    _folders[key] = folder


def replaced() -> dict[str, Path]:
    """The folders that take the place of packaged data, by game: another process replaces them likewise."""
    return dict(_folders)


def digest(package: str) -> str:
    """SHA-256, in hexadecimal, of names and bytes of the data files in use: it stands in the header of saves."""
    total = hashlib.sha256()
    for name in _names(package):
        body = _body(package, name)
        total.update(f"{name}.toml {len(body)}\n".encode())
        total.update(body)
    return total.hexdigest()


def provenance(package: str) -> dict[str, dict[str, Provenance]]:
    """Where the facts of an imported game come from, by data file and table."""
    return _provenances.get(package, {})


def located(package: str, name: str) -> str:
    """The path of the data file in use, for error messages."""
    return str(_file(package, name))


def text(package: str, path: str) -> str:
    """A packaged text beside the data, such as `rulebook.toml` or `text/es.ftl`."""
    return files(package).joinpath(path).read_text(encoding="utf-8")


def _key(package: str) -> str:
    return package.rpartition(".")[2].replace("_", "-")


def _packaged(package: str) -> Traversable:
    return files(package) / "data"


def _names(package: str) -> list[str]:
    found = (file.name for file in _packaged(package).iterdir())
    return sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))


def _file(package: str, name: str) -> Traversable:
    folder = _folders.get(_key(package))
    if folder and (folder / f"{name}.toml").is_file():
        return folder / f"{name}.toml"
    return _packaged(package) / f"{name}.toml"


def _body(package: str, name: str) -> bytes:
    """The bytes of a data file as they were when first asked for, so that a digest tells what the game really uses."""
    _refuse_strangers(package)
    file = _file(package, name)
    require(file.is_file(), str(file), name, "expected a data file")
    return _bodies.setdefault((package, name), file.read_bytes())


def _refuse_strangers(package: str) -> None:
    """A misspelt file name would otherwise leave the packaged file in use without a word."""
    folder = _folders.get(_key(package))
    known = _names(package)
    for path in sorted(folder.glob("*.toml")) if folder else []:
        require(path.stem in known, str(path), path.stem, f"expected one of {', '.join(known)}")


def _syntax(file: str, message: str) -> DataError:
    reason, _, place = message.rstrip(")").rpartition(" (at ")
    return DataError(file, place, f"expected valid TOML ({reason or message})")


def _shape(file: str, message: str) -> DataError:
    reason, _, place = message.partition(" - at `$")
    path = place.rstrip("`").lstrip(".")
    field = re.fullmatch(r"Object (contains unknown|missing required) field `(.+)`", reason)
    if not field:
        return DataError(file, path or "top level", reason[0].lower() + reason[1:])
    expectation = "unknown key" if field[1] == "contains unknown" else "expected this key, which is missing"
    return DataError(file, f"{path}.{field[2]}".lstrip("."), expectation)
