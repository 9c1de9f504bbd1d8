"""Bots for War in the Pacific."""

from casusbelli.bots.war_in_the_pacific.greedy import Greedy

__all__ = ["Greedy"]
