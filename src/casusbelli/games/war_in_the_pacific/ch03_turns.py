"""3 The course of the game: eleven turns of two phases."""

from __future__ import annotations

from typing import ClassVar

from casusbelli.engine.flow import call, finish
from casusbelli.engine.frame import Procedure, Sequence
from casusbelli.engine.ids import Seat
from casusbelli.engine.rules import rule
from casusbelli.engine.visibility import everybody
from casusbelli.games.war_in_the_pacific import ch04_campaign, ch05_american, ch12_end
from casusbelli.games.war_in_the_pacific.state import Pacific


@rule("3.1", "12.1", "12.2")
class Turns(Procedure, frozen=True):
    """3.1, 12.1 Turn after turn on one sheet, eleven in all."""

    audience = everybody
    player: Seat

    def step(self, s: Pacific) -> None:
        if not ch12_end.is_over(s, self.player):
            return call(s, Turn(self.player))
        ch12_end.finish_sheet(s, self.player)
        return finish(s)


@rule("3.1")
class Turn(Sequence, frozen=True):
    """3.1 A Campaign Phase, then an American Phase."""

    audience = everybody
    player: Seat

    def campaign(self, s: Pacific) -> None:
        call(s, ch04_campaign.CampaignPhase(self.player))

    def american(self, s: Pacific) -> None:
        call(s, ch05_american.AmericanPhase(self.player))

    steps: ClassVar = (campaign, american)
