"""Bots for Friedrich."""

from casusbelli.bots.friedrich.greedy import Greedy

__all__ = ["Greedy"]
