"""The same answers in a fresh process, where sets and dicts of texts come out in another order."""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from casusbelli.engine.game import Game
from casusbelli.testing.walk import Step, take


class Story(msgspec.Struct, frozen=True):
    """A game to be played again: where it is found (`module:name`), its set-up, and all of its steps."""

    game: str
    seats: int
    options: dict[str, Any]
    steps: list[Step]


def digests(game: Game, story: Story) -> list[str]:
    """The SHA-256 of the state after each step, as far as the steps fit the game."""
    s: Any = game.new(story.seats, story.options)
    found = [_digest(game, s)]
    for step in story.steps:
        what = game.record(msgspec.to_builtins(step.what))
        try:
            take(s, msgspec.structs.replace(step, what=what))
        except Exception as wrong:
            return [*found, type(wrong).__name__]
        found.append(_digest(game, s))
    return found


def _digest(game: Game, s: Any) -> str:
    return hashlib.sha256(game.save(s)).hexdigest()


def elsewhere(story: Story, hash_seed: int, path: Iterable[str] = ()) -> list[str]:
    """What `digests` gives in a fresh process with this hash seed; `path` is looked through first for the game.

    Raises RuntimeError where it fails there.
    """
    names = os.pathsep.join([*path, *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": names}
    command = (sys.executable, "-c", f"from {__name__} import main; main()")
    told = subprocess.run(command, input=msgspec.json.encode(story), env=environment, capture_output=True, check=False)
    if told.returncode:
        raise RuntimeError(told.stderr.decode())
    return told.stdout.decode().split()


def main() -> None:
    """Play the story on standard input and print its digests."""
    story = msgspec.json.decode(sys.stdin.buffer.read(), type=Story)
    module, _, name = story.game.partition(":")
    print("\n".join(digests(getattr(importlib.import_module(module), name), story)))
