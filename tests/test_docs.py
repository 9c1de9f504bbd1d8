"""What the documents say is so: code runs, quotations are verbatim, links and paths lead somewhere.

Blocks of a page of the guide are taken in their order and run in one folder, with one namespace for Python. A block
that begins with the path of a file of the project, as a comment, is a quotation; with another path, a file to be
written. Blocks marked `console` are for a person to run: only their options are checked. What stands in a `text` block
after a shell block is what that says, among other things.
"""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.test_readme import BLOCK, ROOT, command

from casusbelli.cli.app import COMMANDS, load
from casusbelli.server.app import app
from casusbelli.server.settings import Settings

GUIDE = sorted((ROOT / "docs" / "guide").glob("*.md"))
PAGES = sorted(
    path for at in ("*.md", "docs/**/*.md", "bench/*.md", "tools/boards/*.md", "web/*.md") for path in ROOT.glob(at)
)
LANGUAGES = {"sh", "console", "text", "python", "json", "toml", "fluent"}

# Whatever `uv run` is told, by the interpreter that runs the tests.
UV = """#!/bin/sh
[ "$1" = run ] && shift && exec "$@"
"""

NAMED = re.compile(r"\A# (\S+\.\w+)\n")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w.<][\w./<>{},-]*\.(?:py|md|toml|ftl|ts|svelte|json|css|lock)")
FOLDER = re.compile(r"[\w.<>-]+(?:/[\w.<>-]+)*/")
HOMES = ("", "src/casusbelli", "src/casusbelli/games/war", "docs/guide", "tools/boards")
CALL = re.compile(r"\bcasusbelli (?P<name>[a-z]+)(?P<rest>.*)")


class Block(NamedTuple):
    language: str
    body: str

    @property
    def file(self) -> str:
        """The file that the block says it is; empty for none."""
        found = NAMED.match(self.body)
        return found[1] if found else ""


def blocks(page: Path) -> list[Block]:
    return blocks_of(page.read_text(encoding="utf-8"))


def blocks_of(text: str) -> list[Block]:
    found = re.findall(BLOCK.format(r"(\w*)"), text, re.MULTILINE | re.DOTALL)
    return [Block(language, body) for language, body in found]


def prose(page: Path) -> str:
    """A page without its blocks."""
    return re.sub(BLOCK.format(r"\w*"), "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def title(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


each_page = pytest.mark.parametrize("page", PAGES, ids=title)
each_guide = pytest.mark.parametrize("page", GUIDE, ids=title)


# What runs.


class Desk:
    """The folder that the blocks of a page are run in, and what they have said and named so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {}
        self.said = ""
        (folder / "bin").mkdir()
        (folder / "home").mkdir()
        command(folder / "bin" / "uv", UV)

    def run(self, block: Block) -> None:
        if block.file:
            return self.write(block)
        runners = {"python": self.python, "sh": self.shell, "text": self.told}
        return runners[block.language](block.body) if block.language in runners else None

    def write(self, block: Block) -> None:
        """Write a file, unless the block quotes one of the project."""
        if (ROOT / block.file).is_file():
            return
        path = self.folder / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.body, encoding="utf-8")

    def python(self, body: str) -> None:
        exec(compile(body, "a python block", "exec"), self.names)

    def shell(self, body: str) -> None:
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "UV_", "XDG_"))}
        path = os.pathsep.join([str(self.folder / "bin"), str(Path(sys.executable).parent), kept["PATH"]])
        done = subprocess.run(
            ["sh", "-e", "-c", body],
            cwd=self.folder,
            env=kept | {"HOME": str(self.folder / "home"), "PATH": path, "COLUMNS": "100"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        self.said = done.stdout

    def told(self, body: str) -> None:
        said = self.said.splitlines()
        missing = [
            line for line in body.splitlines() if line.strip() not in {one.removeprefix("> ").strip() for one in said}
        ]
        assert not missing, f"{missing} in:\n{self.said}"


@each_guide
def test_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    desk = Desk(tmp_path)
    for block in blocks(page):
        desk.run(block)


def test_the_client_of_the_protocol_plays(tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    for block in blocks(ROOT / "docs" / "guide" / "protocol.md"):
        if block.language == "python":
            exec(compile(block.body, "protocol.md", "exec"), names)
    words = (
        sys.executable,
        "-m",
        "casusbelli",
        "serve",
        "--port",
        "0",
        "--lang",
        "en",
        "--database",
        str(tmp_path / "db"),
    )
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            base = server.stdout.readline().split()[-1].rstrip("/")
            told = names["play_a_little"](base, answers=3)
        finally:
            server.terminate()
    assert told["status"] == "playing"
    assert any(one["event"]["type"] == "Placed" for one in told["events"])


# What is quoted and shown.


@each_guide
def test_quotations_are_verbatim(page: Path) -> None:
    for block in blocks(page):
        if block.file and (ROOT / block.file).is_file():
            quoted = NAMED.sub("", block.body)
            assert quoted in (ROOT / block.file).read_text(encoding="utf-8"), f"{block.file} has not:\n{quoted}"


@each_guide
def test_data_blocks_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.language == "toml":
            tomllib.loads(block.body)
        if block.language == "json":
            assert list(documents(block.body))


def documents(text: str) -> Iterator[Any]:
    """The JSON documents of a block, one after another."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        found, at = decoder.raw_decode(text, at)
        at += len(text[at:]) - len(text[at:].lstrip())
        yield found


@each_guide
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {block.language for block in blocks(page)} <= LANGUAGES


@each_page
def test_commands_and_their_options_exist(page: Path) -> None:
    shown = [block.body for block in blocks(page) if block.language in ("sh", "console")]
    text = "\n".join([*shown, *SPAN.findall(prose(page))]).replace("\\\n", " ")
    for call in CALL.finditer(text):
        assert call["name"] in COMMANDS, f"casusbelli {call['name']}"
        known = {name for option in load(call["name"]).params for name in (*option.opts, *option.secondary_opts)}
        used = {word.partition("=")[0] for word in call["rest"].split() if word.startswith("--")}
        # What the odds of a game take is the game's own affair, and its blocks are run.
        assert call["name"] == "odds" or used <= known, f"casusbelli {call['name']}: {used - known}"


def test_the_protocol_names_every_address_and_no_other() -> None:
    text = (ROOT / "docs" / "guide" / "protocol.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(GET|POST) (/api/[^`?]*)", text, re.MULTILINE))
    paths = app(Settings(database="unused")).openapi_schema.paths or {}
    served = {(way.upper(), path) for path, item in paths.items() for way in ("get", "post") if getattr(item, way)}
    assert told == served


# What leads somewhere.


@each_page
def test_links_resolve(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        target, _, anchor = link.partition("#")
        if re.match(r"https?:", target):
            continue
        there = (page.parent / target).resolve() if target else page
        assert there.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(there), f"{link}: no such heading"


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@each_page
def test_named_files_exist(page: Path) -> None:
    own = {block.file for block in blocks(page)}
    named = {span.partition(":")[0] for span in SPAN.findall(prose(page))}
    files = [name for name in named if FILE.fullmatch(name) or FOLDER.fullmatch(name)]
    assert [name for name in files if name not in own and not is_there(name, page)] == []


def is_there(name: str, page: Path) -> bool:
    """Is there a file or folder of the project that may be meant? FILE.py and the like stand for any."""
    if name.partition(".")[0].isupper() and name.endswith(".py"):
        return True
    pattern = re.sub(r"<[^>]*>|\{[^}]*\}|NN", "*", name.rstrip("/"))
    homes = [ROOT / home for home in HOMES] + [page.parent]
    if any(next(home.glob(pattern), None) for home in homes):
        return True
    return "/" not in pattern and any(next((ROOT / part).rglob(pattern), None) for part in ("src", "tests", "web/src"))


# The checks themselves.


def test_files_that_are_not_there_are_noticed() -> None:
    assert is_there("engine/frame.py", ROOT / "README.md")
    assert is_there("chNN_<chapter>.py", ROOT / "README.md")
    assert not is_there("engine/wonders.py", ROOT / "README.md")
    assert not is_there("wonders/", ROOT / "README.md")


def test_blocks_know_their_files() -> None:
    (block,) = blocks_of("text\n```python\n# mine.py\nx = 1\n```\n")
    assert (block.language, block.file) == ("python", "mine.py")
    assert Block("python", "# a remark\nx = 1\n").file == ""


def test_what_a_command_does_not_say_is_noticed(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.run(Block("sh", "echo yes\n"))
    desk.run(Block("text", "yes\n"))
    with pytest.raises(AssertionError):
        desk.run(Block("text", "no\n"))
    with pytest.raises(AssertionError):
        desk.run(Block("sh", "exit 1\n"))
