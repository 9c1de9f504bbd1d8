import { corners } from '../../boards/board';
import kept from '../../boards/war-in-the-pacific.json';

/** The chart, put together once: coasts, islands, and where their slips lie, in board units. */
export const VIEW = { x: 150, y: 52, width: 1010, height: 770 };

const at = (number: number) => number / kept.unit;

export const land = kept.land
  .map(
    (ring) =>
      `M${corners(ring)
        .map(([x, y]) => `${at(x)} ${at(y)}`)
        .join('L')}Z`,
  )
  .join('');

export interface Place {
  x: number;
  y: number;
  /** The upper left corner of the slip. */
  slip: [number, number];
  /** Which of its corners stays where it is when the slip is enlarged. */
  corner: string;
}

// By hand, on water where there is some, in the order of the ways.
const SLIPS: Record<keyof typeof kept.places, [number, number]> = {
  honshu: [640, 66],
  kyushu: [238, 72],
  okinawa: [214, 196],
  iwo_jima: [664, 192],
  saipan: [712, 312],
  tinian_guam: [560, 456],
  eniwetok: [910, 330],
  kwajalein: [962, 436],
  tarawa: [1056, 530],
  new_georgia: [816, 540],
  guadalcanal: [880, 712],
  bougainville: [620, 708],
  new_guinea: [420, 688],
  leyte: [206, 444],
  luzon: [196, 320],
};

/** About how wide a slip is, and from where on there is no room under one. */
const [WIDE, LOW] = [145, 600];

/** Slips grow away from their places, and from the lower edge of the chart. */
function corner(id: keyof typeof SLIPS, place: number): string {
  const [x, y] = SLIPS[id];
  return `${y > LOW ? 'bottom' : 'top'} ${x + WIDE < place ? 'right' : 'left'}`;
}

export const places: Record<string, Place> = Object.fromEntries(
  Object.entries(kept.places).map(([id, [x, y]]) => [
    id,
    { x: at(x!), y: at(y!), slip: SLIPS[id as keyof typeof SLIPS], corner: corner(id as keyof typeof SLIPS, at(x!)) },
  ]),
);

/** A way over the sea through islands. */
export function way(ids: string[]): string {
  return `M${ids.map((id) => `${places[id]!.x} ${places[id]!.y}`).join('L')}`;
}

export const MERIDIANS = Array.from({ length: 14 }, (_, index) => -144 + index * 120.37);
export const PARALLELS = [165, 291, 412, 574, 650];
