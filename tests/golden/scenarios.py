"""The games that are played for the transcripts: by game, one for each scenario and for each set of optional rules.

A new game adds its scenarios here. `pytest tests/golden --update-golden` writes the transcripts that are missing, to be
read before they are committed.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Scenario(msgspec.Struct, frozen=True):
    """One game: `bots` by seat, and what else is agreed. Random bots go where no plan would; a plan gets further."""

    bots: tuple[str, ...]
    options: dict[str, Any] = {}
    seed: int = 1


SOME_ROUNDS = {"round_limit": 4}
"""Without a limit a game of random bots goes on for thousands of turns."""

SCENARIOS: dict[str, dict[str, Scenario]] = {
    "war": {
        "three-players": Scenario(("greedy", "random", "greedy"), SOME_ROUNDS),
        "six-players": Scenario(("random",) * 6, SOME_ROUNDS, seed=2),
        "to-the-end": Scenario(("greedy",) * 3, seed=3),
        "optional-rules": Scenario(
            ("greedy", "random", "greedy", "random"),
            {
                "table_2_tail": "plus10",
                "advanced_armies_may_move": False,
                "cap_hand_at_draw": True,
                "objective_check": "end_of_turn",
                "colours": "chosen",
                **SOME_ROUNDS,
            },
            seed=4,
        ),
    },
    "war-in-the-pacific": {
        "solo": Scenario(("greedy",)),
        "solo-at-random": Scenario(("random",), seed=2),
        "side-by-side": Scenario(("greedy", "random", "greedy"), seed=3),
        "harder-sheet": Scenario(("greedy",), {"harder_sheet": True}, seed=4),
        "optional-rules": Scenario(
            ("random", "greedy"),
            {
                "red_naval_double_conversion": True,
                "naval_modifies_bombing_dice": True,
                "bomb_build_counts_as_nuclear_die": True,
                "strict_two_paths": True,
                "major_advance_wraps_rows": False,
                "breakthrough_when_locked": "free_roll",
            },
            seed=5,
        ),
    },
    "friedrich": {
        "four-players": Scenario(("greedy",) * 4, {"roles": "in-order"}),
        "three-players-expert": Scenario(("greedy", "greedy", "random"), {"expert": True}, seed=2),
        "war-in-the-west": Scenario(("random", "greedy"), {"two_players": "war-in-the-west"}, seed=3),
        "austrian-theatre": Scenario(("greedy", "random"), {"two_players": "austrian-theatre"}, seed=4),
        "agreed-otherwise": Scenario(("greedy",) * 4, {"shared_victory": True, "prepared_fate": True}, seed=5),
    },
}
