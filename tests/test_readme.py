"""Every shell block of the README is run as it is printed.

Each runs in a copy of the project, with an empty home and no terminal. Two things differ from a reader's machine, since
a test must neither download nor call itself: installing uv is answered by the uv that is already here, and the test run
inside the test run only collects. `.ci/run` does both for real.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = r"^```{}\n(.*?)^```$"
FENCE = re.compile(r"^```(\w*)$", re.MULTILINE)

PIP = """#!/bin/sh
[ "$*" = "install uv" ]
"""
PYTHON = """#!/bin/sh
[ "$*" = "-m pip install --target .uv uv" ] && mkdir -p .uv/bin && ln -sf "$(command -v uv)" .uv/bin/uv
"""

# What git ignores and what no command needs.
UNWANTED = shutil.ignore_patterns(".*", "__pycache__", "dist", "build", "node_modules")


def blocks(text: str, language: str = "sh") -> list[str]:
    return re.findall(BLOCK.format(language), text, re.MULTILINE | re.DOTALL)


README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def uv() -> str:
    found = os.environ.get("UV") or shutil.which("uv")
    if not found:
        pytest.skip("needs uv, which every block of the README starts with")
    return found


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory, uv: str) -> Path:
    """A folder with `bin`, the commands in front of the search path, `home`, and `project`, the copy."""
    machine = tmp_path_factory.mktemp("machine")
    (machine / "home").mkdir()
    (machine / "bin").mkdir()
    (machine / "bin" / "uv").symlink_to(uv)
    command(machine / "bin" / "pip", PIP)
    command(machine / "bin" / "python3", PYTHON)
    shutil.copytree(ROOT, machine / "project", ignore=UNWANTED)
    return machine


def command(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def environment(machine: Path, uv: str) -> dict[str, str]:
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "UV_", "VIRTUAL_ENV", "XDG_"))
    }
    cache = subprocess.run([uv, "cache", "dir"], capture_output=True, text=True, check=True).stdout.strip()
    return kept | {
        "HOME": str(machine / "home"),
        "PATH": f"{machine / 'bin'}{os.pathsep}{kept['PATH']}",
        "PYTEST_ADDOPTS": "--collect-only -q -n0",
        "UV_CACHE_DIR": cache,
        "UV_LOCKED": "1",
        "UV_OFFLINE": "1",
        "UV_PYTHON": os.path.realpath(sys.executable),
    }


@pytest.mark.parametrize("block", [pytest.param(block, id=block.splitlines()[0]) for block in blocks(README)])
def test_block_runs(block: str, machine: Path, uv: str) -> None:
    done = subprocess.run(
        ["sh", "-e", "-c", block],
        cwd=machine / "project",
        env=environment(machine, uv),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout, "a command that a reader is told to run says nothing"
    assert "Traceback" not in done.stderr


def test_python_blocks_run() -> None:
    for block in blocks(README, "python"):
        exec(compile(block, "README.md", "exec"), {})


def test_the_two_commands_and_the_form_for_debian_are_there() -> None:
    assert blocks(README)[:3] == [
        "pip install uv && uv run casusbelli\n",
        "uv run pytest\n",
        "python3 -m pip install --target .uv uv && .uv/bin/uv run casusbelli\n",
    ]


def test_no_shell_block_escapes_under_another_name() -> None:
    assert set(FENCE.findall(README)) <= {"", "sh", "python"}


def test_blocks_are_found_whole() -> None:
    assert blocks("text\n```sh\na\nb\n```\n```python\nc\n```\n```sh\nd\n```\n") == ["a\nb\n", "d\n"]
