// The map under the pieces: canvases side by side, each drawn once for an enlargement. While the map is moved they are
// only shifted, which costs nothing; what comes into sight is drawn one canvas a frame.

import { paint, type Look, type Tile } from './paint';

interface Piece extends Tile {
  canvas: HTMLCanvasElement;
  drawn: boolean;
}

interface Seen {
  scale: number;
  offset: { x: number; y: number };
  size: { width: number; height: number };
}

const SIZE = 384;
/** Milliseconds of a frame that may be spent on drawing. */
const BUDGET = 8;
/** How far beyond what is seen the map is drawn, in pixels. */
const MARGIN = SIZE / 2;
/** Canvases that are kept for later use. */
const KEPT = 48;
/** How long the enlargement must have stayed as it is before all is drawn sharp, in milliseconds. */
const REST = 110;
/** From which ratio on what is seen is drawn anew although the enlargement goes on changing. */
const COARSE = 1.9;

export class Ground {
  private sheets: { scale: number; element: HTMLElement; tiles: Map<string, Piece> }[] = [];
  private frame = 0;
  private timer = 0;
  private seen: Seen | null = null;
  private spare: HTMLCanvasElement[] = [];
  /** When the map was seen elsewhere for the last time. */
  private moved = 0;
  private density = Math.min(window.devicePixelRatio || 1, 3);

  constructor(
    private root: HTMLElement,
    private look: Look,
  ) {}

  /** The map is seen like this from now on. */
  show(seen: Seen): void {
    const before = this.seen;
    this.seen = seen;
    if (before) this.moved = performance.now();
    const top = this.sheets.at(-1);
    if (!top) this.open(seen.scale);
    else if (top.scale !== seen.scale) this.enlarge(top.scale, before?.scale !== seen.scale);
    this.place();
    this.want();
  }

  /** Everything looks different: another theme, another language. */
  repaint(look: Look): void {
    this.look = look;
    for (const sheet of this.sheets) for (const tile of sheet.tiles.values()) tile.drawn = false;
    this.want();
  }

  /** Part of it looks different: boxes in units of the map, with a margin in pixels. */
  touch(look: Look, places: { x: number; y: number }[], margin = 130): void {
    this.look = look;
    for (const { scale, tiles } of this.sheets)
      for (const tile of tiles.values())
        if (places.some((place) => near(tile, place.x * scale, place.y * scale, margin))) tile.drawn = false;
    this.want();
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.sheets.forEach((sheet) => sheet.element.remove());
    this.sheets = [];
  }

  // ---- enlargements -------------------------------------------------------------------------------------------------

  private enlarge(drawn: number, changed: boolean): void {
    const ratio = this.seen!.scale / drawn;
    if (ratio > COARSE || ratio < 1 / COARSE) return this.open(this.seen!.scale);
    if (!changed) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.open(this.seen!.scale);
      this.place();
      this.want();
    }, REST);
  }

  private open(scale: number): void {
    clearTimeout(this.timer);
    if (this.sheets.at(-1)?.scale === scale) return;
    const element = document.createElement('div');
    element.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform';
    this.root.append(element);
    this.sheets.push({ scale, element, tiles: new Map() });
  }

  private place(): void {
    const { scale, offset } = this.seen!;
    for (const sheet of this.sheets) {
      const ratio = scale / sheet.scale;
      // On whole dots of the screen, or the seams between the canvases would be seen.
      const [x, y] = [offset.x, offset.y].map((at) => Math.round(at * this.density) / this.density);
      sheet.element.style.transform = `translate3d(${x}px,${y}px,0) scale(${ratio})`;
    }
  }

  // ---- tiles --------------------------------------------------------------------------------------------------------

  private want(): void {
    if (!this.frame) this.frame = requestAnimationFrame(this.draw);
  }

  private draw = (): void => {
    this.frame = 0;
    const sheet = this.sheets.at(-1);
    if (!sheet || !this.seen) return;
    const started = performance.now();
    const inSight = this.missing(sheet, 0);
    const missing = inSight.length ? inSight : this.missing(sheet, MARGIN);
    // A canvas that is drawn is seen only when the frame ends, which takes as long again.
    const most = started - this.moved < REST ? 1 : Infinity;
    for (const [count, tile] of missing.entries()) {
      if (count >= most || performance.now() - started > BUDGET) break;
      this.fill(sheet, tile);
    }
    const all = inSight.every((tile) => tile.drawn);
    this.root.dataset.drawn = String(all);
    if (all) this.uncover();
    if (!all || missing.some((tile) => !tile.drawn) || inSight.length) return this.want();
    this.forget(sheet);
  };

  /** What lies under a map that is drawn is no longer seen. */
  private uncover(): void {
    for (const under of this.sheets.splice(0, this.sheets.length - 1)) {
      under.element.remove();
      under.tiles.forEach((tile) => this.keep(tile));
    }
  }

  private keep({ canvas }: Piece): void {
    canvas.remove();
    if (canvas.width && this.spare.length < KEPT) this.spare.push(canvas);
  }

  /** The tiles that are in sight, or that near to it, and not drawn yet: the nearest to the middle first. */
  private missing(sheet: (typeof this.sheets)[number], margin: number): Piece[] {
    const { scale, offset, size } = this.seen!;
    const ratio = sheet.scale / scale;
    const left = -offset.x * ratio - margin;
    const top = -offset.y * ratio - margin;
    const right = left + size.width * ratio + 2 * margin;
    const bottom = top + size.height * ratio + 2 * margin;
    const found: Piece[] = [];
    for (let row = Math.floor(top / SIZE); row * SIZE < bottom; row++)
      for (let column = Math.floor(left / SIZE); column * SIZE < right; column++)
        found.push(this.tile(sheet, column, row));
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const away = (tile: Piece) => Math.hypot(tile.x + SIZE / 2 - x, tile.y + SIZE / 2 - y);
    return found.filter((tile) => !tile.drawn).sort((one, other) => away(one) - away(other));
  }

  private tile(sheet: (typeof this.sheets)[number], column: number, row: number): Piece {
    const key = `${column} ${row}`;
    const known = sheet.tiles.get(key);
    if (known) return known;
    const canvas = this.spare.pop() ?? document.createElement('canvas');
    const made = { x: column * SIZE, y: row * SIZE, size: SIZE, scale: sheet.scale, density: this.density };
    const tile: Piece = { ...made, canvas, drawn: false };
    sheet.tiles.set(key, tile);
    return tile;
  }

  private fill(sheet: (typeof this.sheets)[number], tile: Piece): void {
    const { canvas } = tile;
    if (!canvas.parentElement) {
      if (canvas.width !== SIZE * this.density) canvas.width = canvas.height = SIZE * this.density;
      canvas.style.cssText = `position:absolute;left:${tile.x}px;top:${tile.y}px;width:${SIZE}px;height:${SIZE}px`;
      sheet.element.append(canvas);
    }
    paint(canvas.getContext('2d', { alpha: false })!, tile, this.look);
    tile.drawn = true;
  }

  /** Lets go of tiles that are far out of sight. */
  private forget(sheet: (typeof this.sheets)[number]): void {
    const { scale, offset, size } = this.seen!;
    const ratio = sheet.scale / scale;
    const [x, y] = [(size.width / 2 - offset.x) * ratio, (size.height / 2 - offset.y) * ratio];
    const far = Math.max(size.width, size.height) * ratio + 2 * SIZE;
    for (const [key, tile] of sheet.tiles) {
      if (Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) < far) continue;
      this.keep(tile);
      sheet.tiles.delete(key);
    }
  }
}

function near(tile: Tile, x: number, y: number, margin: number): boolean {
  return (
    x > tile.x - margin && x < tile.x + tile.size + margin && y > tile.y - margin && y < tile.y + tile.size + margin
  );
}
