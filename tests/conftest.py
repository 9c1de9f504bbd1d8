from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--battery-seconds",
        type=float,
        default=5.0,
        help="seconds for each group of laws (the battery, the secrecy laws) and each game",
    )
    parser.addoption("--update-golden", action="store_true", help="write the transcripts of whole games anew")


@pytest.fixture
def battery_seconds(request: pytest.FixtureRequest) -> float:
    """How long a group of laws is tried on a game."""
    seconds: float = request.config.getoption("--battery-seconds")
    return seconds
