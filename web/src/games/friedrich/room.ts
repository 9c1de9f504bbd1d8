// What lies upon the map makes room for what may be chosen on it. Lengths are pixels of the screen.

import type { Size } from '../../boards/loupe.svelte';
import type { Point } from './map';

/** How far the ring of a city that may be chosen reaches. */
const RINGED = 16;
/** How far a slip keeps from the edge of the screen. */
const EDGE = 6;

/** A corner of the screen, and how far from its side and from its edge. */
export interface Corner {
  side: 'left' | 'right';
  edge: 'top' | 'bottom';
  across: number;
  down: number;
}

/** How many of these places a slip in a corner covers. */
export function covers({ side, edge, across, down }: Corner, slip: Size, screen: Size, places: Point[]): number {
  const left = side === 'left' ? across : screen.width - across - slip.width;
  const top = edge === 'top' ? down : screen.height - down - slip.height;
  const within = (at: number, from: number, length: number) => at > from - RINGED && at < from + length + RINGED;
  return places.filter(({ x, y }) => within(x, left, slip.width) && within(y, top, slip.height)).length;
}

/** The first of the corners in which a slip covers the fewest places. */
export function freest(corners: Corner[], slip: Size, screen: Size, places: Point[]): Corner {
  const covered = corners.map((corner) => covers(corner, slip, screen, places));
  return corners[covered.indexOf(Math.min(...covered))]!;
}

/** Where the middle of something so wide stands nearest to where it should, and all of it is on the screen. */
export function within(middle: number, wide: number, screen: number): number {
  return Math.max(EDGE + wide / 2, Math.min(middle, screen - EDGE - wide / 2));
}
