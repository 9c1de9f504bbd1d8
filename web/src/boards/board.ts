// A drawn board, as tools/boards keeps it: arcs of integer steps, and lines and rings of references to them.

export interface Region {
  id: string;
  rings: number[][];
  box: [number, number, number, number];
  counter: [number, number];
  name: [number, number];
  side: 'below' | 'above' | 'left' | 'right';
}

export interface Drawn {
  width: number;
  height: number;
  unit: number;
  regions: Region[];
  links: { ends: [string, string]; curves: number[][] }[];
  continents: { id: string; name: [number, number] }[];
  compass: { at: [number, number]; radius: number };
  nobody: number[][];
  coast: number[][];
  borders: number[][];
  frontiers: number[][];
  graticule: number[][];
  arcs: number[][];
}

type Corner = [number, number];

export function corners(steps: number[]): Corner[] {
  const found: Corner[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index]!;
    y += steps[index + 1]!;
    found.push([x, y]);
  }
  return found;
}

export class Outlines {
  private arcs: Corner[][];

  constructor(readonly board: Drawn) {
    this.arcs = board.arcs.map(corners);
  }

  /** Closed rings as the data of a path. */
  closed(rings: number[][]): string {
    return rings.map((ring) => `${this.path(this.line(ring).slice(0, -1))}Z`).join('');
  }

  open(lines: number[][]): string {
    return lines.map((line) => this.path(this.line(line))).join('');
  }

  /** Lines that are kept as steps and not as arcs. */
  loose(lines: number[][]): string {
    return lines.map((line) => this.path(corners(line))).join('');
  }

  curves(curves: number[][]): string {
    const { unit } = this.board;
    return curves
      .map((curve) => curve.map((at) => at / unit))
      .map(([x0, y0, cx, cy, x1, y1]) => `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`)
      .join('');
  }

  /** The largest part of a region, for a picture of it alone: its path and its box. */
  silhouette(region: Region): { d: string; box: [number, number, number, number] } {
    const rings = region.rings.map((ring) => this.line(ring));
    const largest = rings.reduce((best, ring) => (area(ring) > area(best) ? ring : best));
    const xs = largest.map(([x]) => x / this.board.unit);
    const ys = largest.map(([, y]) => y / this.board.unit);
    return { d: `${this.path(largest)}Z`, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  }

  private line(references: number[]): Corner[] {
    const found: Corner[] = [];
    for (const reference of references) {
      const arc = this.arcs[Math.max(reference, ~reference)]!;
      const walked = reference >= 0 ? arc : [...arc].reverse();
      found.push(...walked.slice(found.length ? 1 : 0));
    }
    return found;
  }

  private path(line: Corner[]): string {
    const { unit } = this.board;
    return `M${line.map(([x, y]) => `${x / unit} ${y / unit}`).join('L')}`;
  }
}

function area(ring: Corner[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nx, ny] = ring[(index + 1) % ring.length]!;
      return sum + x * ny - nx * y;
    }, 0),
  );
}
