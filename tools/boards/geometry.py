"""Small helpers on polygons, and the projection of the board."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from shapely import Geometry, Polygon, get_parts, make_valid, transform
from shapely.affinity import scale

Floats = NDArray[np.float64]

SPHERE = 200.0
"""Radius of the globe before the board is fitted to its width."""
PARALLEL = math.sqrt(0.5)
"""Gall's stereographic projection touches the sphere at 45 degrees."""
ARCTIC, SQUEEZE = 68.0, 0.62
"""Latitudes above the first are compressed to that share."""
ATLANTIC, SHIFT, BLEND = -33.0, 14.0, 5.0
"""The Americas move that many degrees east, blended round that longitude over that width."""


class Push(NamedTuple):
    """A magnifying glass: r' = r + far tanh(r / reach) exp(-(r / fade)^2), from its centre in degrees."""

    centre: tuple[float, float]
    far: float
    reach: float
    fade: float


PUSHES = (Push((16.0, 49.0), 62.0, 58.0, math.inf), Push((119.0, -2.0), 26.0, 34.0, 150.0))
"""Europe comes out about twice as large, and the islands of Oceania half as large again; no coast is broken."""


def grown(geometry: Geometry, factor: float) -> Geometry:
    """A geometry of the plane, larger round the middle of its bounds."""
    left, top, right, bottom = geometry.bounds
    return scale(geometry, factor, factor, origin=((left + right) / 2, (top + bottom) / 2))


def polygons(geometry: Geometry) -> list[Polygon]:
    """The polygons a geometry is made of, without points and lines."""
    return [part for part in get_parts(get_parts(geometry)) if isinstance(part, Polygon) and not part.is_empty]


def project(geometry: Geometry) -> Geometry:
    """A geometry in degrees laid on a plane; y grows downwards. Long edges bend as they should."""
    flat = transform(geometry.segmentize(0.75), _plane)
    return flat if flat.is_valid else make_valid(flat)


def _plane(degrees: Floats) -> Floats:
    flat = _gall(degrees)
    return flat + sum(_pushed(flat, push) for push in PUSHES)


def _pushed(flat: Floats, push: Push) -> Floats:
    away = flat - _gall(np.array([push.centre]))
    distance = np.hypot(away[:, 0], away[:, 1]) + 1e-9
    move = push.far * np.tanh(distance / push.reach) * np.exp(-((distance / push.fade) ** 2))
    return away * (move / distance)[:, None]


def _gall(degrees: Floats) -> Floats:
    longitude, latitude = degrees[:, 0], degrees[:, 1]
    longitude = longitude + SHIFT / (1 + np.exp((longitude - ATLANTIC) / BLEND))
    latitude = np.where(latitude > ARCTIC, ARCTIC + (latitude - ARCTIC) * SQUEEZE, latitude)
    x = np.radians(longitude) * PARALLEL
    y = -np.tan(np.radians(latitude) / 2) * (1 + PARALLEL)
    return np.stack([x, y], axis=1) * SPHERE
