"""The table of subcommands, and what happens around every one of them: language, errors, exit status.

This module, and what it imports, is all that `casusbelli --help` loads.
"""

from __future__ import annotations

import difflib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

import typer
from typer.core import TyperGroup

from casusbelli.cli.errors import WRONG, Fail
from casusbelli.cli.words import LANGUAGES, nearest_language, say, speak

COMMANDS = {
    "serve": "casusbelli.cli.serve:serve",
    "play": "casusbelli.cli.play:play",
    "games": "casusbelli.cli.games:games",
    "simulate": "casusbelli.cli.simulate:simulate",
    "odds": "casusbelli.cli.odds:odds",
    "rules": "casusbelli.cli.rules:rules",
    "replay": "casusbelli.cli.replay:replay",
    "verify": "casusbelli.cli.verify:verify",
    "backup": "casusbelli.cli.backup:backup",
    "bench": "casusbelli.cli.bench:bench",
}
"""Subcommands and the functions that Typer reads them from; `help-<name>` says what each does.

The `SETTINGS` of such a module, where it has some, are those of the command's context.
"""

ALONE = "casusbelli.cli.serve:alone"
"""What `casusbelli` without a subcommand does."""

INTERRUPTED = 130
USAGE: tuple[type[Exception], ...] = typer.BadParameter.__bases__
"""What Typer raises for words that it cannot use."""
SETTINGS: dict[str, Any] = {"add_completion": False, "rich_markup_mode": None, "pretty_exceptions_enable": False}


class Commands(TyperGroup):
    """A group that knows its commands by name, and loads one when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            raise Fail(_unknown(cmd_name))
        return load(cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(f"help-{name}")) for name in COMMANDS])


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name, COMMANDS, n=1)
    if near:
        return say("unknown-command-near", name=name, near=near[0])
    return say("unknown-command", name=name, known=", ".join(COMMANDS))


def function(place: str) -> Any:
    """The function at `module:function`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def load(name: str) -> Any:
    """A subcommand, as Typer runs it."""
    app = typer.Typer(**SETTINGS)
    called = function(COMMANDS[name])
    own = getattr(sys.modules[called.__module__], "SETTINGS", None)
    app.command(name, help=say(f"help-{name}"), context_settings=own)(called)
    return typer.main.get_command(app)


def group() -> Any:
    """The whole command line, as Typer runs it."""
    app = typer.Typer(cls=Commands, invoke_without_command=True, help=say("help-casusbelli"), **SETTINGS)

    @app.callback()
    def casusbelli(ctx: typer.Context, lang: str = typer.Option("", help=say("help-lang"))) -> None:
        if ctx.invoked_subcommand is None:
            function(ALONE)()

    return typer.main.get_command(app)


def run(words: Sequence[str]) -> int:
    """Run the command line `words` (without the program's name). The exit status; never a traceback."""
    try:
        return _run(words)
    except Fail as fail:
        return _complain(fail.text, fail.status)
    except USAGE as wrong:
        return _complain(_usage(wrong), WRONG)
    except (KeyboardInterrupt, typer.Abort):
        return _complain("", INTERRUPTED)
    except EOFError:
        return _complain(say("input-ended"), WRONG)
    except BrokenPipeError:
        return _hushed()
    except SystemExit as left:
        # Typer leaves like this when a pipe breaks while it runs a command.
        return _hushed() if isinstance(left.__context__, BrokenPipeError) else int(left.code or 0)


def _run(words: Sequence[str]) -> int:
    speak_as_asked(words)
    status = group()(list(words), prog_name="casusbelli", standalone_mode=False)
    sys.stdout.flush()
    return status if isinstance(status, int) else 0


def speak_as_asked(words: Sequence[str]) -> None:
    """Take `--lang` from wherever it stands, before any help is written. Raises Fail for a language unknown here."""
    asked = [following for word, following in pairwise([*words, ""]) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    if not asked:
        return
    language = nearest_language(asked[-1])
    if language is None:
        raise Fail(say("unknown-language", text=asked[-1], known=", ".join(LANGUAGES)))
    speak(language)


def _usage(wrong: Any) -> str:
    """What Typer has against the words, as one line."""
    command = wrong.ctx.command_path if wrong.ctx is not None else "casusbelli"
    return say("usage-wrong", text=wrong.format_message(), command=command)


def _complain(text: str, status: int) -> int:
    sys.stdout.flush()
    print(text and f"casusbelli: {text}", file=sys.stderr)
    return status


def _hushed() -> int:
    """Whoever read our output has left; nothing may be written on the way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
