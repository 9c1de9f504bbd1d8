// Draws the map on a canvas, tile by tile: land, countries, rivers, sectors, roads, cities and names. What never moves is
// drawn here; pieces and marks are elements above it.

import { CHARGES, hatching, SHIELD, type Tincture } from '../../ui/tinctures';
import { COUNTRY_TINCTURES, SUIT_INKS, SUIT_PATHS, SUITS } from './friedrich';
import {
  BEYOND,
  cities,
  coast,
  countries,
  edges,
  frontiers,
  HEIGHT,
  land,
  lettering,
  meet,
  nobody,
  rivers,
  roads,
  seas,
  sectors,
  WIDTH,
  type Box,
  type Line,
  type Run,
} from './map';
import { lettered, seenAt } from './names';

/** How the map looks: what depends on the theme, on the language and on the position of the game. */
export interface Look {
  /** The value of a token, as `--land`. */
  ink: (token: string) => string;
  /** By city. */
  name: (city: number) => string;
  country: (id: string) => string;
  sea: (id: string) => string;
  marks: Map<number, Mark>;
  /** Cities whose names stand elsewhere, beside pieces. */
  nameless: ReadonlySet<number>;
}

/** What a city is besides a city. */
export interface Mark {
  kind: 'objective' | 'depot';
  letter: string;
  tincture: Tincture;
  order: number;
  /** The arms of the nation stand on it. */
  conquered: boolean;
  /** A question mark lies on it: it is decided in phase 4. */
  questioned: boolean;
  /** It is a depot besides. */
  depot: boolean;
}

/** A piece of the map: its box in pixels at that scale, and how many pixels of the canvas are one of the screen. */
export interface Tile {
  x: number;
  y: number;
  size: number;
  scale: number;
  density: number;
}

const WATERLINES: [number, number][] = [
  [27, 0.28],
  [18.5, 0.42],
  [11, 0.62],
  [5, 0.9],
];
const STAR = 'M0,-9L2.6,-3H9L4,1L6,8L0,4L-6,8L-4,1L-9,-3H-2.6Z';
/** Pixels per unit from which every city is seen, and up to which the countries are flat. */
const ALL_CITIES = 0.3;
const FLAT = 0.36;
/** Pixels per unit from which small suits are seen. */
const SUITS_SEEN = 0.24;
/** Pixels per unit up to which the names of the countries are seen. */
const COUNTRY_NAMES = 0.55;
const FONT = '"Alegreya SC", Alegreya, Georgia, serif';
export const FONTS = [
  'italic 500 15px Alegreya',
  '500 12px "Alegreya SC"',
  '700 14px "Alegreya SC"',
  '800 12px "Alegreya Sans"',
];

/** Closed rings as one path, with the box round them. */
function area(rings: Line[]): { path: Path2D; box: Box } {
  const path = new Path2D();
  for (const { at } of rings) {
    path.moveTo(at[0]!, at[1]!);
    for (let index = 2; index < at.length; index += 2) path.lineTo(at[index]!, at[index + 1]!);
    path.closePath();
  }
  const box = {
    left: Math.min(...rings.map((ring) => ring.box.left)),
    top: Math.min(...rings.map((ring) => ring.box.top)),
    right: Math.max(...rings.map((ring) => ring.box.right)),
    bottom: Math.max(...rings.map((ring) => ring.box.bottom)),
  };
  return { path, box };
}

const everything = area(land);
const foreign = area(nobody);
const shapes = countries.map(({ id, rings }) => ({ id, ...area(rings) }));
const suits = SUIT_PATHS.map((d) => new Path2D(d));
const star = new Path2D(STAR);
const shield = new Path2D(SHIELD);
const patterns = new Map<string, { pattern: CanvasPattern | null; scale: number }>();

export function paint(context: CanvasRenderingContext2D, tile: Tile, look: Look): void {
  const brush = new Brush(context, tile, look);
  brush.water();
  brush.land();
  brush.rivers();
  brush.frontiers();
  brush.sectors();
  brush.roads();
  brush.cities();
  brush.names();
}

/** The box of a name at its position on the map, in pixels at this scale. */
export function nameBox(city: number, position: number, scale: number, strong: boolean, wide: number): Box {
  const { dx, dy, align, size } = lettered(position, strong);
  const left = cities[city]!.x * scale + dx - (align === 'left' ? 0 : align === 'right' ? wide : wide / 2);
  const base = cities[city]!.y * scale + dy;
  return { left, top: base - size * 0.74, right: left + wide, bottom: base + size * 0.24 };
}

class Brush {
  private seen: Box;

  constructor(
    private c: CanvasRenderingContext2D,
    private tile: Tile,
    private look: Look,
  ) {
    const { x, y, size, scale } = tile;
    this.seen = { left: x / scale, top: y / scale, right: (x + size) / scale, bottom: (y + size) / scale };
    c.lineJoin = 'round';
    c.lineCap = 'butt';
  }

  /** From now on lengths are units of the map. */
  private units(): void {
    const { x, y, scale, density } = this.tile;
    this.c.setTransform(scale * density, 0, 0, scale * density, -x * density, -y * density);
  }

  /** From now on lengths are pixels of the screen, from the corner of the map. */
  private pixels(): void {
    const { x, y, density } = this.tile;
    this.c.setTransform(density, 0, 0, density, -x * density, -y * density);
  }

  private ink(token: string): string {
    return this.look.ink(token);
  }

  // ---- lines --------------------------------------------------------------------------------------------------------

  private near(runs: Run[], margin: number): Run[] {
    return runs.filter((run) => meet(run.box, this.seen, margin));
  }

  /** Stretches of lines as one path: where they touch, nothing is drawn twice. */
  private path(runs: Run[]): Path2D {
    const path = new Path2D();
    let [x, y] = [NaN, NaN];
    for (const { at } of runs) {
      if (at[0] !== x || at[1] !== y) path.moveTo(at[0]!, at[1]!);
      for (let index = 2; index < at.length; index += 2) path.lineTo(at[index]!, at[index + 1]!);
      [x, y] = [at[at.length - 2]!, at[at.length - 1]!];
    }
    return path;
  }

  private stroke(path: Path2D, ink: string, width: number, alpha = 1): void {
    this.c.globalAlpha = alpha;
    this.c.strokeStyle = ink;
    this.c.lineWidth = width;
    this.c.stroke(path);
    this.c.globalAlpha = 1;
  }

  // ---- layers -------------------------------------------------------------------------------------------------------

  water(): void {
    const { c, tile } = this;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.fillStyle = this.ink('--page');
    c.fillRect(0, 0, tile.size * tile.density, tile.size * tile.density);
    this.units();
    c.fillStyle = this.ink('--sea');
    c.fillRect(-BEYOND.x, -BEYOND.y, WIDTH + 2 * BEYOND.x, HEIGHT + 2 * BEYOND.y);
    const near = this.near(coast, 20);
    if (!near.length) return;
    const path = this.path(near);
    c.lineCap = 'round';
    // Four thin lines follow every coast, and keep their width on the screen.
    const wide = Math.max(1, 0.75 / tile.scale);
    for (const [width, alpha] of WATERLINES) {
      this.stroke(path, this.ink('--sea-line'), width * wide, alpha);
      this.stroke(path, this.ink('--sea-2'), width * wide - 1.3 * wide);
    }
    c.lineCap = 'butt';
  }

  land(): void {
    const { c } = this;
    c.fillStyle = this.ink('--land');
    c.fill(everything.path);
    for (const { id, path, box } of shapes) if (meet(box, this.seen)) this.country(id, path);
    c.fillStyle = this.ink('--page');
    c.globalAlpha = 0.5;
    c.fill(foreign.path);
    c.globalAlpha = 1;
    this.stroke(this.path(this.near(coast, 4)), this.ink('--coast'), 1.2 / this.tile.scale);
    c.strokeStyle = this.ink('--coast');
    c.lineWidth = 1.5 / this.tile.scale;
    c.strokeRect(0, 0, WIDTH, HEIGHT);
  }

  /** Pale wash, hatching in a band along the frontier, edge tint; the middle stays paper. */
  private country(id: string, shape: Path2D): void {
    const tincture = COUNTRY_TINCTURES[id];
    if (!tincture) return;
    const { c, tile } = this;
    const flat = tile.scale < FLAT;
    c.globalAlpha = flat ? 0.75 : 0.42;
    c.fillStyle = this.ink(`--w-${tincture}`);
    c.fill(shape);
    c.globalAlpha = 1;
    const near = this.near(edges.get(id)!, 20);
    if (!near.length) return;
    c.save();
    c.clip(shape);
    const path = this.path(near);
    const tint = this.ink(`--t-${tincture === 'white' ? 'black' : tincture}`);
    const lines = this.hatching(tincture);
    if (lines && !flat) {
      c.strokeStyle = lines;
      c.lineWidth = 34;
      c.stroke(path);
    }
    this.stroke(path, tint, 16, 0.2);
    this.stroke(path, tint, 7, 0.3);
    c.restore();
  }

  /** The hatching of a tincture, which keeps its size on the screen and goes on over the edge of a tile. */
  private hatching(tincture: Tincture): CanvasPattern | null {
    const { density, scale } = this.tile;
    const ink = this.ink('--coast');
    const alpha = Number(this.ink('--hm'));
    const key = `${tincture} ${density} ${ink}`;
    if (!patterns.has(key)) patterns.set(key, { pattern: hatched(this.c, tincture, density, ink, alpha), scale: 0 });
    const known = patterns.get(key)!;
    const { pattern } = known;
    if (known.scale !== scale) {
      const turn = hatching(tincture, 5)?.turn ?? 45;
      pattern?.setTransform(new DOMMatrix().scale(1 / scale / density).rotate(turn));
      known.scale = scale;
    }
    return pattern;
  }

  rivers(): void {
    this.c.lineCap = 'round';
    const { scale } = this.tile;
    const thin = Math.min(1, 0.5 + scale / 2);
    for (const river of rivers) {
      const path = this.path(this.near(river.runs, 6));
      this.stroke(path, this.ink('--sea'), ((river.great ? 5.6 : 3.8) * thin) / scale);
      this.stroke(path, this.ink('--sea-line'), ((river.great ? 3.6 : 2) * thin) / scale);
    }
    this.c.lineCap = 'butt';
  }

  frontiers(): void {
    const { c, tile } = this;
    const unit = 1 / tile.scale;
    const near = this.near(frontiers, 3);
    const path = this.path(near);
    this.stroke(path, this.ink('--land'), 3.6 * unit, 0.8);
    const thin = Math.min(1, 0.6 + tile.scale / 3);
    c.strokeStyle = this.ink('--coast');
    c.lineWidth = 1.5 * thin * unit;
    c.setLineDash([8, 3, 1.5, 3].map((dash) => dash * thin * unit));
    // Each stretch by itself: its dashes go on where those of the one before ended, whatever tile that was on.
    for (const run of near) {
      c.lineDashOffset = run.from;
      c.stroke(this.path([run]));
    }
    c.setLineDash([]);
    c.lineDashOffset = 0;
  }

  sectors(): void {
    const { c, tile } = this;
    const unit = 1 / tile.scale;
    for (const { rect, suit, at } of sectors) {
      if (!meet(rect, this.seen, 12)) continue;
      const number = SUITS.indexOf(suit as (typeof SUITS)[number]);
      c.beginPath();
      c.rect(rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top);
      c.globalAlpha = 0.75;
      c.strokeStyle = this.ink('--raised');
      c.lineWidth = 4 * unit;
      c.stroke();
      c.globalAlpha = 1;
      c.strokeStyle = this.ink('--ink-3');
      c.lineWidth = 1.3 * unit;
      c.setLineDash([2 * unit, 4 * unit]);
      c.stroke();
      c.setLineDash([]);
      c.fillStyle = this.ink(SUIT_INKS[number]!);
      this.suit(number, (rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2, 140, 0.1);
      const wide = suitWidth(tile.scale) * unit;
      if (tile.scale > SUITS_SEEN) for (const spot of at) this.suit(number, spot.x, spot.y, wide, 0.82);
    }
  }

  private suit(suit: number, x: number, y: number, wide: number, alpha: number): void {
    if (!meet({ left: x, right: x, top: y, bottom: y }, this.seen, wide)) return;
    const { c } = this;
    c.save();
    c.translate(x, y);
    c.scale(wide / 20, wide / 20);
    c.globalAlpha = alpha;
    c.fill(suits[suit]!);
    c.restore();
  }

  roads(): void {
    const { scale } = this.tile;
    const unit = 1 / scale;
    // From far away roads are thin, or they would hide the land.
    const thin = Math.min(1, 0.35 + scale * 0.55);
    this.c.lineCap = 'round';
    this.stroke(this.ways(roads.normal), this.ink('--road'), 1.9 * thin * unit);
    const main = this.ways(roads.main);
    this.stroke(main, this.ink('--coast'), 5.8 * thin * unit);
    this.stroke(main, this.ink('--mainroad'), 3.2 * thin * unit);
    this.c.lineCap = 'butt';
  }

  private ways(list: [number, number][]): Path2D {
    const path = new Path2D();
    for (const [a, b] of list) {
      const [from, to] = [cities[a]!, cities[b]!];
      const box = {
        left: Math.min(from.x, to.x),
        right: Math.max(from.x, to.x),
        top: Math.min(from.y, to.y),
        bottom: Math.max(from.y, to.y),
      };
      if (!meet(box, this.seen, 8)) continue;
      path.moveTo(from.x, from.y);
      path.lineTo(to.x, to.y);
    }
    return path;
  }

  cities(): void {
    this.pixels();
    const { c, tile, look } = this;
    const small = townSize(tile.scale);
    const rings = new Path2D();
    const marked: number[] = [];
    cities.forEach(({ x, y }, city) => {
      if (!meet({ left: x, right: x, top: y, bottom: y }, this.seen, 14 / tile.scale)) return;
      if (look.marks.has(city)) return void marked.push(city);
      if (tile.scale < ALL_CITIES) return;
      rings.moveTo(x * tile.scale + 4.6 * small, y * tile.scale);
      rings.arc(x * tile.scale, y * tile.scale, 4.6 * small, 0, 2 * Math.PI);
    });
    c.fillStyle = this.ink('--piece-paper');
    c.fill(rings);
    this.stroke(rings, this.ink('--piece-ink'), 1.5 * small);
    for (const city of marked) this.mark(city, look.marks.get(city)!, small);
  }

  private mark(city: number, mark: Mark, small: number): void {
    const { c, tile } = this;
    c.save();
    c.translate(cities[city]!.x * tile.scale, cities[city]!.y * tile.scale);
    c.scale(small, small);
    if (mark.depot) this.depot(mark);
    if (mark.kind === 'objective') this.objective(mark, small);
    if (mark.conquered) this.arms(mark.tincture);
    if (mark.questioned) this.question();
    c.restore();
  }

  private depot(mark: Mark): void {
    const { c } = this;
    c.fillStyle = this.ink(`--t-${mark.tincture}`);
    c.strokeStyle = this.ink('--piece-ink');
    c.lineWidth = 1.4;
    c.scale(1.05, 1.05);
    c.lineJoin = 'round';
    this.casing(star, 4.5);
    c.fill(star);
    c.stroke(star);
  }

  private casing(path: Path2D, width: number): void {
    const { c } = this;
    c.save();
    c.strokeStyle = this.ink('--halo');
    c.lineWidth = width;
    c.stroke(path);
    c.restore();
  }

  private objective({ letter, tincture, order, conquered }: Mark, small: number): void {
    const { c } = this;
    const ink = this.ink('--piece-ink');
    const own = this.ink(`--t-${tincture === 'white' && order > 1 ? 'black' : tincture}`);
    const filled = order === 1;
    c.fillStyle = this.ink('--piece-paper');
    c.strokeStyle = ink;
    c.lineWidth = 1.3;
    c.fillRect(-8.5, -8.5, 17, 17);
    c.strokeRect(-8.5, -8.5, 17, 17);
    c.fillStyle = filled ? own : this.ink('--piece-paper');
    c.fillRect(-6.6, -6.6, 13.2, 13.2);
    c.strokeStyle = tincture === 'white' ? ink : own;
    c.lineWidth = filled ? 1 : 2.2;
    c.strokeRect(-6.6, -6.6, 13.2, 13.2);
    if (small < 0.62 || conquered) return;
    c.fillStyle = filled ? this.ink(`--c-${tincture}`) : ink;
    c.font = '800 11.5px "Alegreya Sans", sans-serif';
    c.textAlign = 'center';
    c.fillText(letter, 0, 4);
  }

  /** The shield of a nation that holds the objective. */
  private arms(tincture: Tincture): void {
    const { c } = this;
    c.save();
    c.scale(0.74, 0.74);
    this.casing(shield, 5);
    c.fillStyle = this.ink(`--t-${tincture}`);
    c.fill(shield);
    c.fillStyle = this.ink('--piece-paper');
    c.fillRect(-13, -15, 26, 11);
    c.lineWidth = 1.5;
    c.strokeStyle = this.ink('--piece-ink');
    c.stroke(shield);
    c.fillStyle = this.ink('--piece-ink');
    c.translate(0, -9.6);
    c.scale(0.9, 0.9);
    c.fill(new Path2D(CHARGES[tincture]));
    c.restore();
  }

  private question(): void {
    const { c } = this;
    c.beginPath();
    c.arc(9, -9, 6.5, 0, 2 * Math.PI);
    c.fillStyle = this.ink('--piece-paper');
    c.strokeStyle = this.ink('--piece-ink');
    c.lineWidth = 1.3;
    c.fill();
    c.stroke();
    c.fillStyle = this.ink('--piece-ink');
    c.font = '800 10.5px "Alegreya Sans", sans-serif';
    c.textAlign = 'center';
    c.fillText('?', 9, -5.4);
  }

  names(): void {
    this.pixels();
    const { c, tile, look } = this;
    this.seas();
    if (tile.scale < COUNTRY_NAMES) this.countryNames();
    c.lineJoin = 'round';
    for (const [city, position] of seenAt(tile.scale, (city) => look.marks.has(city))) {
      if (look.nameless.has(city)) continue;
      const strong = look.marks.has(city);
      const { dx, dy, align, size } = lettered(position, strong);
      const { x, y } = cities[city]!;
      const reach = { left: x, right: x, top: y, bottom: y };
      if (!meet(reach, this.seen, 130 / tile.scale)) continue;
      this.write(look.name(city), x * tile.scale + dx, y * tile.scale + dy, align, size, strong);
    }
  }

  private write(text: string, x: number, y: number, align: CanvasTextAlign, size: number, strong: boolean): void {
    const { c } = this;
    c.font = `${strong ? 700 : 500} ${size}px ${FONT}`;
    c.textAlign = align;
    c.strokeStyle = this.ink('--halo');
    c.lineWidth = 3;
    c.globalAlpha = 0.88;
    c.strokeText(text, x, y);
    c.globalAlpha = 1;
    c.fillStyle = this.ink('--ink');
    c.fillText(text, x, y);
  }

  private seas(): void {
    const { c, tile } = this;
    const size = Math.max(14, Math.min(26, 24 * tile.scale));
    c.font = `italic 500 ${size}px Alegreya, Georgia, serif`;
    c.textAlign = 'center';
    c.fillStyle = this.ink('--sea-ink');
    for (const { id, x, y } of seas) {
      if (!meet({ left: x, right: x, top: y, bottom: y }, this.seen, 140 / tile.scale)) continue;
      c.fillText(this.look.sea(id), x * tile.scale, y * tile.scale);
    }
  }

  /** From far away the countries have names, and the cities have none. */
  private countryNames(): void {
    const { c, tile } = this;
    const size = Math.max(13, Math.min(20, 34 * tile.scale));
    c.font = `500 ${size}px ${FONT}`;
    c.textAlign = 'center';
    if ('letterSpacing' in c) c.letterSpacing = `${size * 0.18}px`;
    c.strokeStyle = this.ink('--halo');
    c.lineWidth = 3.4;
    c.fillStyle = this.ink('--ink-2');
    for (const { id, name } of countries) {
      if (!meet({ left: name.x, right: name.x, top: name.y, bottom: name.y }, this.seen, 160 / tile.scale)) continue;
      c.globalAlpha = 0.8;
      c.strokeText(this.look.country(id), name.x * tile.scale, name.y * tile.scale);
      c.globalAlpha = 1;
      c.fillText(this.look.country(id), name.x * tile.scale, name.y * tile.scale);
    }
    if ('letterSpacing' in c) c.letterSpacing = '0px';
  }
}

export function suitWidth(scale: number): number {
  const [units, least, greatest] = lettering.suit as [number, number, number];
  return Math.min(Math.max(units * scale, least), greatest);
}

/** How large a town is drawn, as a share of its size at play. */
export function townSize(scale: number): number {
  return Math.min(1, Math.max(0.34, 0.2 + scale));
}

function hatched(
  context: CanvasRenderingContext2D,
  tincture: Tincture,
  density: number,
  ink: string,
  alpha: number,
): CanvasPattern | null {
  const tile = 5;
  const lines = hatching(tincture, tile);
  if (!lines && tincture !== 'yellow') return null;
  const sheet = document.createElement('canvas');
  sheet.width = sheet.height = tile * density * 4;
  const c = sheet.getContext('2d')!;
  c.scale(density, density);
  c.globalAlpha = alpha;
  c.strokeStyle = c.fillStyle = ink;
  c.lineWidth = 0.8;
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      c.save();
      c.translate(column * tile, row * tile);
      if (lines) c.stroke(new Path2D(lines.d));
      else c.fill(new Path2D('M1.6,2.5A.9,.9 0 1 0 3.4,2.5A.9,.9 0 1 0 1.6,2.5Z'));
      c.restore();
    }
  return context.createPattern(sheet, 'repeat');
}
