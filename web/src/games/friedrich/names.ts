// Where a name stands beside its city, in pixels of the screen: the same eight positions as in tools/boards.

import { lettering, names } from './map';

export interface Lettered {
  /** From the middle of the city to the base line. */
  dx: number;
  dy: number;
  align: 'left' | 'center' | 'right';
  size: number;
}

const ALIGN = ['left', 'center', 'center', 'right', 'left', 'left', 'right', 'right'] as const;

/** Pixels per unit from which all names are seen, and not only those of cities that matter. */
const ALL_NAMES = 0.8;

/** The positions of the names that are seen at so many pixels per unit; `matters` tells of which cities even from afar. */
export function seenAt(scale: number, matters: (city: number) => boolean): Map<number, number> {
  const found = names.findLast((step) => step.scale <= scale * 1.001)?.at ?? new Map<number, number>();
  return scale >= ALL_NAMES ? found : new Map([...found].filter(([city]) => matters(city)));
}

export function beside(position: number, room: number, size: number): Lettered {
  const slant = room * 0.6;
  const at = [
    [room, 0.32 * size],
    [0, -room],
    [0, room + 0.68 * size],
    [-room, 0.32 * size],
    [slant, -slant],
    [slant, slant + 0.6 * size],
    [-slant, -slant],
    [-slant, slant + 0.6 * size],
  ][position]!;
  return { dx: at[0]!, dy: at[1]!, align: ALIGN[position]!, size };
}

/** How a name is set at its position; a `strong` one is that of an objective or a depot. */
export function lettered(position: number, strong: boolean): Lettered {
  const { plain, strong: large, ring, square } = lettering;
  return strong ? beside(position, square, large) : beside(position, ring, plain);
}
