"""Identifiers are small ints with a name of their own for the type checker; names stand in tables."""

from collections.abc import Collection
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise. Printed for people as seat + 1."""

Viewer = Collection[int]
"""The seats whose eyes look: one seat, several at one screen, or none for a spectator."""

SPECTATOR: Viewer = ()
