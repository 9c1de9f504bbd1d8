"""The coach of a table: what decisions have cost, worked out beside the loop and kept as long as the room lives."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from threading import Lock
from typing import Any
from weakref import WeakKeyDictionary

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from casusbelli.bots import registry
from casusbelli.cli.coaching import Decision, Reviews
from casusbelli.server.api.common import REFUSALS, AnyRequest, answers, entered, language_of, told
from casusbelli.server.errors import UNKNOWN, no_seat, refused
from casusbelli.server.protocol import DecisionRow, SeatReview, eyes
from casusbelli.server.rooms import Room
from casusbelli.table.narrate import Narrator, negotiate


class Bench:
    """The coaches of a room. One of them thinks at a time."""

    def __init__(self, room: Room) -> None:
        self._reviews, self._lock = Reviews(room.match), Lock()

    def decisions(self, seats: Sequence[int], entries: Sequence[Any]) -> dict[int, list[Decision]]:
        """The decisions of these seats in the entries of a journal. Raises NoBot."""
        with self._lock:
            found = {seat: self._reviews.decisions(seat, entries) for seat in seats}
        return {seat: decisions or [] for seat, decisions in found.items()}


_benches: WeakKeyDictionary[Room, Bench] = WeakKeyDictionary()
"""What has been judged is judged once, as long as the table is in memory."""


@get("/api/tables/{id:str}/coach", responses=answers(200, list[SeatReview], REFUSALS))
async def coach(
    request: AnyRequest, id: FromPath[str], since: FromQuery[int] = 0, lang: FromQuery[str] = ""
) -> Response[bytes]:
    """What the decisions of the viewer's seats have cost; when the game is over, those of all seats.

    Told are those before which the viewer had heard `since` events or more.
    """
    room, _, viewer = await entered(request, id)
    if registry.coach(room.game.key) is None:
        raise refused(UNKNOWN, "refused-no-coach")
    async with room.lock:
        seats = tuple(eyes(room.match, viewer))
        if not seats:
            raise no_seat()
        entries, places = room.match.journal.entries[:], room.match.places(viewer)
    found = await judged(room, seats, entries)
    narrator = Narrator(room.game, negotiate(lang) if lang else language_of(request))
    return told([_review(seat, found[seat], places, since, narrator) for seat in seats])


async def judged(room: Room, seats: Sequence[int], entries: Sequence[Any]) -> dict[int, list[Decision]]:
    """The decisions of these seats in the entries of a journal. The room is not held meanwhile. Raises NoBot."""
    bench = _benches.setdefault(room, Bench(room))
    return await asyncio.to_thread(bench.decisions, seats, entries)


def _review(
    seat: int, decisions: Sequence[Decision], places: Sequence[int], since: int, narrator: Narrator
) -> SeatReview:
    """The decisions of a seat in the numbers of the viewer, with the sums over all of them."""
    rows = [_row(one, bisect_left(places, one.told), narrator) for one in decisions]
    points, winning = (sum(getattr(row, name) for row in rows) for name in ("points", "winning"))
    return SeatReview(seat, points, winning, [row for row in rows if row.number >= since])


def _row(decision: Decision, number: int, narrator: Narrator) -> DecisionRow:
    judgement = decision.judgement
    return DecisionRow(
        number=number,
        request=decision.request,
        turn=judgement.turn,
        action=narrator.action(judgement.action),
        best=narrator.action(judgement.best),
        points=judgement.points,
        winning=judgement.winning,
        expected=judgement.expected,
        chance=judgement.chance,
    )


HANDLERS = (coach,)
