// The view of a drawn board: moved and enlarged by hand, by buttons, and to where something is to be seen.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';

interface Point {
  x: number;
  y: number;
}

type Corners = [[number, number], [number, number]];
/** How many units of the board a phone shows side by side, so that pieces are as large as a fingertip. */
const CLOSE = 348;
const ROOM = 60;

export class Lens {
  transform = $state.raw<ZoomTransform>(zoomIdentity);
  /** The size of the picture, in pixels. */
  size = $state.raw({ width: 1, height: 1 });
  private svg: SVGSVGElement | null = null;
  private behaviour: ZoomBehavior<SVGSVGElement, unknown>;

  constructor(
    private width: number,
    private height: number,
  ) {
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, 6])
      .extent(() => this.frame)
      .translateExtent([
        [-ROOM, -ROOM],
        [width + ROOM, height + ROOM],
      ])
      .filter(
        (event: Event) => !(event instanceof WheelEvent) || event.ctrlKey || this.transform.k > 1 || event.deltaY < 0,
      )
      .on('zoom', (event: { transform: ZoomTransform }) => (this.transform = event.transform));
  }

  /** Take hold of a picture; what is returned lets go of it. */
  hold = (svg: SVGSVGElement): (() => void) => {
    this.svg = svg;
    const measure = () => (this.size = { width: svg.clientWidth || 1, height: svg.clientHeight || 1 });
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    measure();
    select(svg).call(this.behaviour).on('dblclick.zoom', null);
    return () => observer.disconnect();
  };

  /** Pixels per unit of the board before it is enlarged: the whole board fits into the picture. */
  private get fitted(): number {
    return Math.min(this.size.width / this.width, this.size.height / this.height);
  }

  /** Pixels per unit of the board. */
  get unit(): number {
    return this.fitted * this.transform.k;
  }

  /** What the picture shows of the fitted board, which leaves room beside it or above it. */
  private get frame(): Corners {
    const [wide, high] = [this.size.width / this.fitted / 2, this.size.height / this.fitted / 2];
    return [
      [this.width / 2 - wide, this.height / 2 - high],
      [this.width / 2 + wide, this.height / 2 + high],
    ];
  }

  /** What the picture shows of the board as it is enlarged now. */
  get seen(): Corners {
    return this.frame.map((corner) => this.transform.invert(corner)) as Corners;
  }

  by(factor: number): void {
    if (this.svg) select(this.svg).call(this.behaviour.scaleBy, factor);
  }

  fit(): void {
    if (this.svg) select(this.svg).call(this.behaviour.transform, zoomIdentity);
  }

  sees(point: Point, margin = 24): boolean {
    const [[left, top], [right, bottom]] = this.seen;
    const room = margin / this.unit;
    return point.x > left + room && point.x < right - room && point.y > top + room && point.y < bottom - room;
  }

  /** Move so that a point is seen. */
  reveal(point: Point): void {
    if (this.svg && !this.sees(point)) select(this.svg).call(this.behaviour.translateTo, point.x, point.y);
  }

  /** Move as close as a phone needs, to all of these points or else to the first. */
  approach(points: Point[]): void {
    if (!this.svg || !points.length) return;
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const [[left, top], [right, bottom]] = this.frame;
    const wide = Math.max(...xs) - Math.min(...xs) + 110;
    const high = Math.max(...ys) - Math.min(...ys) + 110;
    const close = (right - left) / CLOSE;
    const whole = Math.min((right - left) / wide, (bottom - top) / high, close);
    const fits = whole > close / 2;
    const middle = fits
      ? [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2]
      : [points[0]!.x, points[0]!.y];
    const picture = select(this.svg);
    picture.call(this.behaviour.transform, zoomIdentity);
    picture.call(this.behaviour.scaleTo, fits ? whole : close);
    picture.call(this.behaviour.translateTo, middle[0]!, middle[1]!);
  }
}
