"""What the panels beside the map tell of a position, as a viewer sees it: of a nation, and of the combat under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from casusbelli.engine.rules import rule
from casusbelli.games.friedrich import effects
from casusbelli.games.friedrich.actions import Play, PlayDouble, PlayReserve
from casusbelli.games.friedrich.board import OBJECTIVES_OF, Nation
from casusbelli.games.friedrich.ch05_conquest import protected
from casusbelli.games.friedrich.ch07_duel import Duel, face_value, pass_right, plays_of, with_card
from casusbelli.games.friedrich.ch11_victory import missing, needed
from casusbelli.games.friedrich.duels import Expected, duel_of, expected, hidden_hand, of_hand, seen, sides
from casusbelli.games.friedrich.odds import told
from casusbelli.games.friedrich.state import USED


@rule("0.4", "5.1.4", "11.15")
def of_nation(view: Any, nation: Nation) -> dict[str, Any]:
    """0.4 The objectives that a nation needs now, how many it is short of, and which of its own are protected.

    `hand`: what is to be expected of its cards, by suit (see `duels.Expected`), numbers as decimals.
    """
    return {
        "needed": needed(view, nation),
        "missing": missing(view, nation),
        "protected": [objective for objective in OBJECTIVES_OF[nation] if protected(view, objective)],
        "hand": [_told(one) for one in of_hand(view, nation)],
    }


def _told(one: Expected) -> dict[str, Any]:
    return {**one._asdict(), "points": told(one.points), "none": told(one.none)}


@rule("7.2.5", "7.2.11", "7.3.1")
def of_combat(view: Any) -> dict[str, Any] | None:
    """7.2.5 What each card comes to that the viewer knows and that may be played now, and what it costs to play none.

    `plays` are rows: the action, what it counts, the score that its player has then, and the nation that has the right
    to play after it. `lost` and `left` are the armies of the stack that plays no more. `foe`: what is to be expected of
    the hand of the other side, with its `nation` and `suit`. None: no combat is under way.
    """
    duel = duel_of(view)
    if duel is None:
        return None
    lost, left = duel.stake()
    _, foe = sides(view, duel)
    against = {"nation": foe.nation, "suit": foe.suit, **_told(expected(hidden_hand(view, foe)))}
    return {"plays": list(_plays(view, duel)), "lost": lost, "left": left, "foe": against}


def _plays(view: Any, duel: Duel) -> Iterator[dict[str, Any]]:
    for action in plays_of(seen(view), duel):
        assert isinstance(action, Play | PlayReserve | PlayDouble)
        draft = seen(view)
        counts = effects.counted(draft, duel.side()[0], duel.origin, duel.target, face_value(action))
        draft.cards.zone[action.card] = USED
        then = with_card(duel, action.card, counts)
        right = pass_right(draft, then).side()[0]
        yield {"action": action, "counts": counts, "score": then.side()[3], "right": right}
