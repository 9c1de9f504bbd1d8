"""Bots for War in the Pacific, and a coach."""

from casusbelli.bots.war_in_the_pacific.coach import Coach
from casusbelli.bots.war_in_the_pacific.greedy import Greedy
from casusbelli.bots.war_in_the_pacific.solver import Solver

__all__ = ["Coach", "Greedy", "Solver"]
