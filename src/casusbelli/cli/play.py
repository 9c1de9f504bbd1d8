"""`casusbelli play`: a game at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from casusbelli.bots import registry
from casusbelli.cli import sitting
from casusbelli.cli.errors import Fail
from casusbelli.cli.naming import names
from casusbelli.cli.options import Data, Lang, Options, Seats, Seed, chosen_options, find_game
from casusbelli.cli.orders import Commands
from casusbelli.cli.screen import Screen, standard
from casusbelli.cli.session import Session
from casusbelli.cli.sitting import HUMAN, Sitting
from casusbelli.cli.words import listed, say
from casusbelli.engine import game as games
from casusbelli.engine.game import Game

BEST = ("greedy", "random")
"""Bots in the order in which they are offered."""

Which = Annotated[str, typer.Argument(metavar="[GAME]", help=say("help-game"), show_default=False)]
Save = Annotated[str, typer.Option("--save", metavar="FILE", help=say("help-save"), show_default=False)]
Load = Annotated[str, typer.Option("--load", metavar="FILE", help=say("help-load"), show_default=False)]
Takebacks = Annotated[bool, typer.Option("--takebacks/--no-takebacks", help=say("help-takebacks"))]


def play(
    game: Which = "",
    *,
    seats: Seats = "",
    seed: Seed = None,
    option: Options,
    save: Save = "",
    load: Load = "",
    takebacks: Takebacks = True,
    data: Data,
    lang: Lang = "",
) -> None:
    """Play at the terminal, from the beginning or from a save."""
    screen = standard()
    into = Path(save).expanduser() if save else None
    if load:
        return sit_down(screen, sitting.take_up(_checked(game, load, data), into))
    if not game and not screen.typed:
        raise Fail(say("which-game", known=listed(games.keys())))
    if not (game or seats or option or save or data):
        return _invite(screen)
    found = find_game(game, data) if game else ask_game(screen)
    players = seated(found, seats)
    options = chosen_options(found, option)
    path = into or sitting.new_file(found.key)
    return sit_down(screen, sitting.begin(found, players, options, seed, path, takebacks=takebacks))


def _checked(game: str, load: str, data: list[str]) -> Path:
    """The file of a save, of the game named, if one is. Raises Fail."""
    if game or data:
        find_game(game or data[0].partition("=")[0], data)
    return Path(load).expanduser()


def sit_down(screen: Screen, table: Sitting) -> None:
    """Play until the game is over or the person leaves."""
    Session(screen, table).run()


def seated(game: Game, seats: str) -> list[str]:
    """The players in `human,greedy,greedy`, one a seat; without any, one person and the best bots. Raises Fail."""
    known = registry.bots_of(game)
    if not seats:
        best = next(name for name in (*BEST, *known) if name in known)
        return [HUMAN, *[best] * (game.seats[0] - 1)]
    players = [name.strip() for name in seats.split(",")]
    for name in players:
        if ":" not in name and name not in (HUMAN, *known):
            raise Fail(say("unknown-player", name=name, known=listed([HUMAN, *known])))
    if len(players) not in game.seats:
        numbers = {"low": game.seats[0], "high": game.seats[-1], "count": len(players)}
        raise Fail(say("wrong-seats", game=game.key, **numbers))
    return players


def _invite(screen: Screen) -> None:
    """Ask what to play where nobody has said it."""
    screen.write(screen.strong("Casus Belli"))
    game = ask_game(screen)
    left = sitting.unfinished(game.key)
    if left is not None and Commands().agrees(screen.ask(say("take-up", file=sitting.shown(left)) + " ")):
        return sit_down(screen, sitting.take_up(left))
    players = ask_players(screen, game)
    return sit_down(screen, sitting.begin(game, players, {}, None, sitting.new_file(game.key), takebacks=True))


def ask_game(screen: Screen) -> Game:
    """Which game; not asked where there is one only."""
    known = games.keys()
    for number, key in enumerate(known, 1):
        screen.write(f"{number:>3}  {names(games.find(key).package).say('game-title')}  ({key})")
    if len(known) == 1:
        return games.find(known[0])
    return games.find(until(screen, say("ask-game"), known[0], lambda text: _pick(text, known)))


def _pick(text: str, known: list[str]) -> str:
    """A game by its number in the list or its key. Raises Fail."""
    if text.isdecimal() and 1 <= int(text) <= len(known):
        return known[int(text) - 1]
    return find_game(text).key


def ask_players(screen: Screen, game: Game) -> list[str]:
    """Who sits where; Enter takes one person against bots."""
    offered = ",".join(seated(game, ""))
    numbers = {"low": game.seats[0], "high": game.seats[-1]}
    screen.tell(say("ask-seats", known=listed([HUMAN, *registry.bots_of(game)]), **numbers))
    return seated(game, until(screen, f"[{offered}]", offered, lambda text: ",".join(seated(game, text))))


def until(screen: Screen, question: str, otherwise: str, read: Callable[[str], str]) -> str:
    """An answer that can be read; what Enter alone means is `otherwise`."""
    while True:
        text = screen.ask(f"{question} ") or otherwise
        try:
            return read(text)
        except Fail as fail:
            screen.tell(f"✗ {fail.text}")
