"""The public kit for tests of games: scenarios, citations, the conformance battery and the secrecy laws.

`casusbelli.testing.strategies` has hypothesis strategies, and is imported by those who have hypothesis.
"""

from casusbelli.testing.battery import conformance
from casusbelli.testing.cite import clause, example
from casusbelli.testing.scenario import Scenario, ScenarioFailed, given
from casusbelli.testing.secrecy import secrets_kept
from casusbelli.testing.walk import LawBroken

__all__ = ["LawBroken", "Scenario", "ScenarioFailed", "clause", "conformance", "example", "given", "secrets_kept"]
