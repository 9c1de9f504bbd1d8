"""What a coach says of the decisions of a seat: a journal is played along, seen through that seat's eyes alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from casusbelli.bots import registry
from casusbelli.bots.coaching import Coach, Judgement
from casusbelli.cli.telling import Teller
from casusbelli.cli.words import say
from casusbelli.engine.game import Game
from casusbelli.table.journal import Answered, Drawn, Header, Journal, Undone, fold
from casusbelli.table.match import Match
from casusbelli.table.replay import drawn_again

COSTLIEST = 5
"""Decisions that a review names."""
FREE = 0.005
"""What costs less than this, in points and in chance, costs nothing that is worth telling."""


class Decision(msgspec.Struct, frozen=True):
    """A decision that stands: its request, how much had been told at the table before it, and what it cost."""

    entry: Any
    request: int
    told: int
    judgement: Judgement


class Review:
    """The decisions of one seat so far, in order. It is gone on with when the game has gone on."""

    def __init__(self, game: Game, header: Header, seat: int, coach: Coach) -> None:
        self.seat, self._coach = seat, coach
        self.decisions: list[Decision] = []
        self._match = Match.reopened(game, header)
        self._read = 0

    def go_on(self, entries: Sequence[Any]) -> None:
        """Judge on to the end of a journal, of which the beginning has been judged already."""
        for at in range(self._read, len(entries)):
            self._follow(entries[at])
            if isinstance(entries[at], Undone):
                self._forget(entries[: at + 1])
            self._read = at + 1

    def _follow(self, entry: Any) -> None:
        if isinstance(entry, Answered) and entry.seat == self.seat and not (entry.standing or entry.auto):
            self._judge(entry)
        self._match.follow(drawn_again(self._match, entry) if isinstance(entry, Drawn) else entry)

    def _judge(self, entry: Answered) -> None:
        pending = self._match.pending()
        request = next(one for one in pending if one.seat == self.seat and one.lane == entry.lane)
        action = self._match.game.record(entry.action) if isinstance(entry.action, dict) else entry.action
        judgement = self._coach.judge(self._match.view((self.seat,)), request.actions, action)
        if judgement is not None:
            self.decisions.append(Decision(entry, request.id, self._match.told, judgement))

    def _forget(self, entries: Sequence[Any]) -> None:
        """What was taken back was never decided."""
        standing = {id(entry) for entry in fold(Journal(self._match.header, list(entries))).entries}
        self.decisions = [one for one in self.decisions if id(one.entry) in standing]


class Reviews:
    """The reviews of one match, each made when it is asked for, and kept."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._made: dict[int, Review] = {}

    def decisions(self, seat: int, entries: Sequence[Any]) -> list[Decision] | None:
        """The decisions of a seat in these entries of the journal; None: nobody coaches this game. Raises NoBot."""
        maker = registry.coach(self._match.game.key)
        if maker is None:
            return None
        if seat not in self._made:
            coach = maker(self._match.game, seat)
            self._made[seat] = Review(self._match.game, self._match.header, seat, coach)
        review = self._made[seat]
        review.go_on(entries)
        return review.decisions[:]


def costliest(decisions: Sequence[Decision]) -> list[Decision]:
    """The decisions that cost most points, the worst first; those that cost nothing are left out."""
    costly = [one for one in decisions if costs(one.judgement)]
    return sorted(costly, key=lambda one: (-one.judgement.points, -one.judgement.winning))[:COSTLIEST]


def costs(judgement: Judgement) -> bool:
    """Whether a decision cost anything worth telling."""
    return judgement.points >= FREE or judgement.winning >= FREE


def last_words(decisions: Sequence[Decision], teller: Teller) -> str:
    """What is said of the last decision."""
    return sentence(decisions[-1].judgement, teller) if decisions else say("coach-nothing-yet")


def sentence(judgement: Judgement, teller: Teller) -> str:
    """What is said of a decision."""
    action, best = teller.action(judgement.action), teller.action(judgement.best)
    if not costs(judgement):
        return say("coach-well-done", action=action)
    lost = {"points": round(judgement.points, 2), "winning": round(100 * judgement.winning, 1)}
    return say("coach-better" if best != action else "coach-other", action=action, best=best, **lost)


def review_lines(decisions: Sequence[Decision], teller: Teller) -> Iterator[str]:
    """What is said of all decisions of a seat when the game is over."""
    points = sum(one.judgement.points for one in decisions)
    yield say("coach-review", count=len(decisions), points=round(points, 2))
    for one in costliest(decisions):
        yield say("coach-turn", turn=one.judgement.turn, text=sentence(one.judgement, teller))
