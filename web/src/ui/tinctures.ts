// Every colour is printed three times: as ink, as the hatching of Petra Sancta (1638), and as a charge.

export const TINCTURES = ['white', 'red', 'black', 'blue', 'yellow', 'green', 'purple', 'sky', 'teal'] as const;
export type Tincture = (typeof TINCTURES)[number];

/** Charges, drawn in a box of 10 x 10 round the origin. */
export const CHARGES: Record<Tincture, string> = {
  red: 'M-1.6,-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z',
  blue: 'M-5.2,3.8V.4L0,-4.8L5.2,.4V3.8L0,-1.2Z',
  yellow: 'M0,-5.3L1.45,-1.7L5.2,-1.6L2.3,.9L3.3,4.6L0,2.5L-3.3,4.6L-2.3,.9L-5.2,-1.6L-1.45,-1.7Z',
  green:
    'M0,-5.2A2.4,2.4 0 0 1 2.1,-1.7A2.5,2.5 0 1 1 .9,2.3L1.7,5.2H-1.7L-.9,2.3A2.5,2.5 0 1 1 -2.1,-1.7A2.4,2.4 0 0 1 0,-5.2Z',
  black: 'M-5,-3.2L-3.2,-5L0,-1.8L3.2,-5L5,-3.2L1.8,0L5,3.2L3.2,5L0,1.8L-3.2,5L-5,3.2L-1.8,0Z',
  white: 'M2.6,-4.6A5.2,5.2 0 1 0 2.6,4.6A4.1,4.1 0 1 1 2.6,-4.6Z',
  purple: 'M-5,-4.6H5L4,-1.6H1.9V2.2H4.2V5H-4.2V2.2H-1.9V-1.6H-4Z',
  sky: 'M0,-5L5,0L0,5L-5,0Z',
  teal: 'M-5,-1.5A5,5 0 0 0 5,-1.5L2.6,-1.5A2.6,2.6 0 0 1 -2.6,-1.5Z',
};

export const SHIELD = 'M-13,-15H13V1C13,9 7,13.6 0,16.5C-7,13.6 -13,9 -13,1Z';

/** One tile of hatching: its line, and by how much it is turned. */
export function hatching(tincture: Tincture, tile: number): { d: string; turn: number } | null {
  const half = tile / 2;
  const across = `M0,${half}H${tile}`;
  const down = `M${half},0V${tile}`;
  switch (tincture) {
    case 'red':
      return { d: down, turn: 0 };
    case 'blue':
      return { d: across, turn: 0 };
    case 'green':
      return { d: across, turn: 45 };
    case 'purple':
      return { d: across, turn: -45 };
    case 'black':
      return { d: across + down, turn: 0 };
    case 'sky':
      return { d: `M0,${half}H${tile * 0.55}`, turn: 0 };
    case 'teal':
      return { d: across + down, turn: 45 };
    default:
      return null;
  }
}
