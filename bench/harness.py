"""What the scripts of this folder have in common: options, games on all cores, timing, shares, a server."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar

from casusbelli.bots.statistics import wilson
from casusbelli.engine.agent import Agent, Budget
from casusbelli.engine.record import Action
from casusbelli.engine.visibility import View

Game = TypeVar("Game")


class Timed:
    """An agent, and the seconds of one core that each answer took where there was a choice."""

    needs_events = False

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.seconds: list[float] = []

    def observe(self, event: Any) -> None:
        self.agent.observe(event)

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        start = time.process_time()
        action = self.agent.choose(view, actions, budget)
        if len(actions) > 1:
            self.seconds.append(time.process_time() - start)
        return action


class Server(NamedTuple):
    """A server that runs: its process, and where it answers."""

    pid: int
    url: str


def parser(doc: str | None) -> argparse.ArgumentParser:
    """The options of whoever plays many games."""
    found = argparse.ArgumentParser(description=doc)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    found.add_argument("--json", action="store_true")
    return found


def tell(found: Any, lines: Iterable[str], options: argparse.Namespace) -> None:
    """What was found, as one JSON document or in lines."""
    print(json.dumps(found, indent=2) if options.json else "\n".join(lines))


def played(one_game: Callable[[int], Game], options: argparse.Namespace) -> list[Game]:
    """What comes of games by their numbers, from 0."""
    with ProcessPoolExecutor(options.workers) as pool:
        return list(pool.map(one_game, range(options.games), chunksize=2))


def share(count: int, games: int) -> dict[str, float]:
    """So many of the games, with the 95 % interval."""
    low, high = wilson(count, games)
    return {"games": count, "share": round(count / games, 4), "low": round(low, 4), "high": round(high, 4)}


def shown(measure: Mapping[str, float]) -> str:
    """The same in words."""
    return f"{measure['share']:.1%} ({measure['low']:.1%} to {measure['high']:.1%})"


@contextmanager
def served() -> Iterator[Server]:
    """A server with a database of its own, as long as it is wanted."""
    with TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--rate", "0", "--database", f"{folder}/tables.db", "--lang", "en"]
        environment = {**os.environ, "CASUSBELLI_NO_BROWSER": "1"}
        command = [sys.executable, "-m", "casusbelli", *words]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        try:
            assert server.stdout is not None
            url = re.search(r"http://[\d.]+:\d+", server.stdout.readline().decode())
            assert url is not None, "the server does not say where it answers"
            yield Server(server.pid, url[0])
        finally:
            server.terminate()
            server.wait()
