"""The public kit for tests of games."""

from casusbelli.testing.cite import clause, example
from casusbelli.testing.scenario import Scenario, ScenarioFailed, given

__all__ = ["Scenario", "ScenarioFailed", "clause", "example", "given"]
