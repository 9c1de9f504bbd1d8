"""Tools for exact probability, shared by the games: whole numbers inside, fractions outside, never a float."""

from casusbelli.odds.asking import Answer, Asked, BadQuestion, Figure, Given
from casusbelli.odds.distribution import Distribution, decimal
from casusbelli.odds.settling import settle

__all__ = ["Answer", "Asked", "BadQuestion", "Distribution", "Figure", "Given", "decimal", "settle"]
