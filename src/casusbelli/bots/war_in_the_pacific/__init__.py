"""Bots for War in the Pacific."""

from casusbelli.bots.war_in_the_pacific.greedy import Greedy
from casusbelli.bots.war_in_the_pacific.solver import Solver

__all__ = ["Greedy", "Solver"]
