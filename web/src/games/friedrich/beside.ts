// Names beside pieces: a counter covers the place where the name of its city is printed, and perhaps a neighbour's too.
// These names move, to where they are in nobody's way. Lengths are pixels of the screen.

import { cities, lettering, type Box } from './map';
import { beside, seenAt } from './names';
import { nameBox } from './paint';

export interface Moved {
  city: number;
  x: number;
  y: number;
  align: 'left' | 'center' | 'right';
  size: number;
  strong: boolean;
}

/** How wide a name is; whether it is set strong. */
export interface Setting {
  wide: (city: number, size: number, strong: boolean) => number;
  strong: (city: number) => boolean;
}

const PRICES = [0, 30, 15, 18, 24, 24, 33, 33];
const COUNTER = 16;
/** How far a name keeps from the middle of a city that may be chosen. */
const RINGED = 15;

/** The box of the counters in a city, which fan up and to the right; `own` leaves room for a tag with armies. */
export function counterBox(city: number, scale: number, piece: number, count: number, own: boolean): Box {
  const [x, y] = [cities[city]!.x * scale, cities[city]!.y * scale - 8 * piece];
  const more = (count - 1) * 9 * piece;
  return {
    left: x - COUNTER * piece,
    top: y - COUNTER * piece - more / 2,
    right: x + (COUNTER + (own ? 10 : 0)) * piece + more,
    bottom: y + (COUNTER + 3) * piece,
  };
}

/**
 * The names that stand elsewhere than they are printed, and the cities whose names are not to be printed: beside the
 * counters, and outside the rings of the cities that may be chosen.
 */
export function besidePieces(
  counters: { city: number; box: Box }[],
  ringed: number[],
  scale: number,
  piece: number,
  setting: Setting,
): { moved: Moved[]; nameless: Set<number> } {
  const occupied = new Set(counters.map((one) => one.city));
  const printed = new Map<number, Box>();
  for (const [city, position] of seenAt(scale, setting.strong)) {
    const strong = setting.strong(city);
    const wide = setting.wide(city, strong ? lettering.strong : lettering.plain, strong);
    printed.set(city, nameBox(city, position, scale, strong, wide));
  }
  const rings = ringed.filter((city) => !occupied.has(city));
  const ring = RINGED * piece;
  const boxes = [...counters.map((one) => one.box), ...rings.map((city) => round(city, scale, ring - 2))];
  const hit = [...printed].flatMap(([city, box]) =>
    !occupied.has(city) && boxes.some((other) => overlap(box, other)) ? [city] : [],
  );
  const nameless = new Set([...occupied, ...rings, ...hit]);
  const taken = [...printed].flatMap(([city, box]) => (nameless.has(city) ? [] : [box]));
  const moved: Moved[] = [];
  for (const city of nameless) {
    const room = occupied.has(city) ? COUNTER * piece + 3 : rings.includes(city) ? ring : null;
    const found = settle(city, scale, room, occupied.has(city), [...boxes, ...taken], setting);
    if (!found) continue;
    moved.push(found.name);
    taken.push(found.box);
  }
  return { moved, nameless };
}

/** The cheapest of the eight positions; the name of a city with pieces stands there even where it covers something. */
function settle(city: number, scale: number, room: number | null, raised: boolean, taken: Box[], setting: Setting) {
  const strong = raised || setting.strong(city);
  const size = strong ? lettering.strong : lettering.plain;
  const wide = setting.wide(city, size, strong);
  const near = room ?? (setting.strong(city) ? lettering.square : lettering.ring);
  const rise = raised ? -8 * (near / (COUNTER + 3)) : 0;
  const places = PRICES.map((price, position) => {
    const { dx, dy, align } = beside(position, near, size);
    const x = cities[city]!.x * scale + dx;
    const y = cities[city]!.y * scale + dy + (position === 2 ? rise * 0.4 : rise);
    const left = x - (align === 'left' ? 0 : align === 'right' ? wide : wide / 2);
    const box = { left, top: y - size * 0.74, right: left + wide, bottom: y + size * 0.24 };
    const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    return { name: { city, x, y, align, size, strong }, box, covered, price: price + covered * 3 };
  });
  const best = places.reduce((one, other) => (other.price < one.price ? other : one));
  return best.covered && !raised ? null : best;
}

function round(city: number, scale: number, radius: number): Box {
  const [x, y] = [cities[city]!.x * scale, cities[city]!.y * scale];
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
