"""The chart of War in the Pacific: every island of the data has its point and its slip, on a chart with coasts."""

from __future__ import annotations

import json
import re
from pathlib import Path

from casusbelli.games.war_in_the_pacific.board import ISLANDS

WEB = Path(__file__).parents[2] / "web" / "src"
CHART = json.loads((WEB / "boards" / "war-in-the-pacific.json").read_text(encoding="utf-8"))
SLIPS = (WEB / "games" / "war-in-the-pacific" / "chart.ts").read_text(encoding="utf-8")


def test_every_island_has_a_point_and_a_slip() -> None:
    assert set(CHART["places"]) == set(ISLANDS)
    assert set(re.findall(r"^  (\w+): \[\d+, \d+\],$", SLIPS, re.MULTILINE)) == set(ISLANDS)


def test_islands_lie_as_on_the_globe() -> None:
    places = CHART["places"]
    north = sorted(ISLANDS, key=lambda island: int(places[island][1]))
    assert north[:4] == ["honshu", "kyushu", "okinawa", "iwo_jima"]
    assert max(ISLANDS, key=lambda island: int(places[island][0])) == "tarawa"


def test_coasts_are_closed() -> None:
    assert len(CHART["land"]) > 100
    for ring in CHART["land"]:
        assert (sum(ring[2::2]), sum(ring[3::2])) == (0, 0)
