"""Games, their rules and their words; nothing here depends on who asks."""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from typing import Any

from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from casusbelli.engine.game import find, keys
from casusbelli.server import describe
from casusbelli.server.api.common import READING, AnyRequest, answers, language_of, rooms_of, told
from casusbelli.server.describe import GamePage, GameRow, RulebookPage
from casusbelli.server.protocol import Health
from casusbelli.table.narrate import negotiate

CATALOGUE = answers(200, str, READING, media="text/plain") | {304: ResponseSpec(None, description="as before")}


@get("/api/health", sync_to_thread=False)
def health(request: AnyRequest) -> Health:
    """Whether the server runs, and how much it holds in memory."""
    rooms = rooms_of(request)
    return Health("ok", version("casusbelli"), len(rooms.open), sum(room.streams for room in rooms.open.values()))


@get("/api/games", sync_to_thread=False)
def all_games() -> list[GameRow]:
    """The games that can be played here."""
    return [describe.row(find(key)) for key in keys()]


@get("/api/games/{key:str}", responses=READING, sync_to_thread=False)
def one_game(key: FromPath[str]) -> GamePage:
    """A game: its options, names, kinds of actions and events."""
    return describe.page(describe.game_of(key))


@get("/api/games/{key:str}/rulebook", responses=READING, sync_to_thread=False)
def rulebook(request: AnyRequest, key: FromPath[str], lang: FromQuery[str] = "") -> RulebookPage:
    """The clauses of a game's rulebook, titled in the language `lang`."""
    return describe.rulebook(describe.game_of(key), negotiate(lang) if lang else language_of(request))


@get("/api/games/{key:str}/facts", responses=answers(200, dict[str, Any], READING), sync_to_thread=False)
def facts(key: FromPath[str]) -> Response[bytes]:
    """Small facts that never change, which the board of a game needs."""
    found: dict[str, Any] = describe.game_of(key).presentation.facts()
    return told(found)


@get("/api/text/{key:str}/{language:str}", responses=CATALOGUE, sync_to_thread=False)
def text(request: AnyRequest, key: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The Fluent catalogue of a game in a language; of the game `-`, what all games share."""
    body = describe.catalogue(key, language)
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="text/plain", headers=headers)


HANDLERS = (health, all_games, one_game, rulebook, facts, text)
