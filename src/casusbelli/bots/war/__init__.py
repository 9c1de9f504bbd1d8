"""Bots for War."""

from casusbelli.bots.war.greedy import Greedy

__all__ = ["Greedy"]
