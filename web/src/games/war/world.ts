import type { Tincture } from '../../ui/tinctures';
import { Outlines, type Drawn as Kept } from '../../boards/board';
import drawn from '../../boards/war.json';

/** The board of War, put together once: everything that never changes while it is played on. */
const board = drawn as unknown as Kept;
export const outlines = new Outlines(board);
export const WIDTH = board.width / board.unit;
export const HEIGHT = board.height / board.unit;

const at = ([x, y]: [number, number]) => ({ x: x / board.unit, y: y / board.unit });

export const regions = board.regions.map((region) => ({
  id: region.id,
  d: outlines.closed(region.rings),
  counter: at(region.counter),
  name: at(region.name),
  side: region.side,
  region,
}));
/** A region with what stands on it: its number among the territories, and the tincture of its owner. */
export type Drawn = (typeof regions)[number] & {
  number: number;
  owner: number;
  tincture: Tincture | null;
  armies: number;
};
export const land = regions.map((region) => region.d).join('') + outlines.closed(board.nobody);
export const nobody = outlines.closed(board.nobody);
export const coast = outlines.open(board.coast);
export const borders = outlines.open(board.borders);
export const frontiers = outlines.open(board.frontiers);
export const graticule = outlines.loose(board.graticule);
export const links = board.links.map((link) => outlines.curves(link.curves)).join('');
export const continents = board.continents.map((continent) => ({ id: continent.id, ...at(continent.name) }));
export const compass = { ...at(board.compass.at), radius: board.compass.radius / board.unit };
/** Four thin lines follow every coast: widths from wide to narrow, and how dark they are. */
export const WATERLINES: [number, number][] = [
  [27, 0.28],
  [18.5, 0.42],
  [11, 0.62],
  [5, 0.9],
];
