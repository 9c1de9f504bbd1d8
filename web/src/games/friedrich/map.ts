// The map of Friedrich, put together once: everything that never changes while it is played on. Lengths are units of the
// board, which the file keeps in steps of a tenth.

import { corners } from '../../boards/board';
import drawn from '../../boards/friedrich.json';

export interface Point {
  x: number;
  y: number;
}

/** A line, or a ring that is closed, as x, y, x, y; and the box round it. */
export interface Line {
  at: Float32Array;
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A stretch of a line: long lines are cut into these, so that far ones need not be drawn. `from` is where it begins. */
export interface Run extends Line {
  from: number;
}

export const WIDTH = drawn.width;
export const HEIGHT = drawn.height;
/** So far the land goes on beyond the board, to both sides, and above and below. */
export const BEYOND = { x: drawn.beyond[0]!, y: drawn.beyond[1]! };
const RUN = 24;

export const cities: Point[] = pairs(drawn.cities).map(([x, y]) => ({ x, y }));
export const roads = { main: pairs(drawn.roads.main), normal: pairs(drawn.roads.normal) };
export const sectors = drawn.sectors.map((sector) => ({
  rect: boxOf(sector.rect as [number, number, number, number]),
  suit: sector.suit,
  at: pairs(sector.at).map(([x, y]) => ({ x, y })),
}));
export const lettering = drawn.lettering;

const arcs = drawn.arcs.map((steps) => corners(steps));

export const countries = drawn.countries.map((country) => ({
  id: country.id,
  rings: country.rings.map(ring),
  name: { x: country.name[0]! / drawn.unit, y: country.name[1]! / drawn.unit },
}));
export const nobody = drawn.nobody.map(ring);
export const land = [...countries.flatMap((country) => country.rings), ...nobody];
export const coast = drawn.coast.flatMap((line) => runs(follow(line)));
export const frontiers = drawn.frontiers.flatMap((line) => runs(follow(line)));
export const seas = drawn.seas.map(({ id, at }) => ({ id, x: at[0]!, y: at[1]! }));
export const rivers = drawn.rivers.map((river) => ({ great: river.great, runs: runs(corners(river.course)) }));
/** The frontiers and coasts of each country, as stretches. */
export const edges = new Map(
  drawn.countries.map((country) => [country.id, country.rings.flatMap((one) => runs(follow(one)))]),
);

/** Which names are seen from so many pixels per unit on, and at which of the eight positions, by city. */
export const names = drawn.names.map((step) => ({
  scale: step.scale,
  at: new Map(step.at.map((code) => [code >> 3, code & 7])),
}));

function pairs(flat: number[]): [number, number][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index]!, flat[2 * index + 1]!]);
}

function boxOf([left, top, right, bottom]: [number, number, number, number]): Box {
  return { left, top, right, bottom };
}

function follow(references: number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const reference of references) {
    const arc = arcs[Math.max(reference, ~reference)]!;
    found.push(...(reference >= 0 ? arc : [...arc].reverse()).slice(found.length ? 1 : 0));
  }
  return found;
}

function ring(references: number[]): Line {
  return line(follow(references));
}

function line(points: [number, number][]): Line {
  const at = new Float32Array(points.length * 2);
  points.forEach(([x, y], index) => at.set([x / drawn.unit, y / drawn.unit], index * 2));
  return { at, box: around(at) };
}

function around(at: Float32Array): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let index = 0; index < at.length; index += 2) {
    box.left = Math.min(box.left, at[index]!);
    box.right = Math.max(box.right, at[index]!);
    box.top = Math.min(box.top, at[index + 1]!);
    box.bottom = Math.max(box.bottom, at[index + 1]!);
  }
  return box;
}

/** A line in stretches, each of which begins where the one before ended. */
function runs(points: [number, number][]): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (let start = 0; start < points.length - 1; start += RUN) {
    const stretch = line(points.slice(start, start + RUN + 1));
    found.push({ ...stretch, from });
    from += length(stretch.at);
  }
  return found;
}

function length(at: Float32Array): number {
  let sum = 0;
  for (let index = 2; index < at.length; index += 2)
    sum += Math.hypot(at[index]! - at[index - 2]!, at[index + 1]! - at[index - 1]!);
  return sum;
}

/** The city nearest to a point, where one is so near. */
export function cityAt({ x, y }: Point, reach: number): number | null {
  let best: number | null = null;
  let nearest = reach;
  cities.forEach((city, index) => {
    const away = Math.hypot(city.x - x, city.y - y);
    if (away < nearest) [best, nearest] = [index, away];
  });
  return best;
}

export function meet(one: Box, other: Box, margin = 0): boolean {
  return (
    one.left - margin < other.right &&
    one.right + margin > other.left &&
    one.top - margin < other.bottom &&
    one.bottom + margin > other.top
  );
}
