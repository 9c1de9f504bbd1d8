// The view of a map that is larger than the screen, in pixels: moved by hand, enlarged by wheel, fingers and buttons.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { untrack } from 'svelte';

export interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A movement of the hand of so many pixels is no click. */
const STILL = 6;
/** Doublings of the enlargement after which what lies on the map takes its size anew. */
const FAR = 0.5;

export class Loupe {
  /** Pixels per unit of the map. */
  scale = $state(1);
  /** The same, as it was when it last came to rest, or has changed by much since. */
  rest = $state(1);
  /** Where the corner of the map lies, in pixels. */
  offset = $state.raw<Point>({ x: 0, y: 0 });
  size = $state.raw<Size>({ width: 1, height: 1 });
  /** Whether a hand, a wheel or a button moves the map just now. */
  moving = $state(false);
  private element: HTMLElement | null = null;
  private behaviour: ZoomBehavior<HTMLElement, unknown>;
  private touched = false;

  constructor(
    private map: Size,
    /** The most pixels per unit. */
    private closest: number,
    private first: (loupe: Loupe) => void = (loupe) => loupe.fit(),
  ) {
    this.behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(STILL)
      .on('start', () => (this.moving = true))
      .on('end', () => ((this.moving = false), (this.rest = this.scale)))
      .on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
        this.touched ||= Boolean(event.sourceEvent);
        this.take(event.transform);
      });
  }

  /** Take hold of an element; what is returned lets go of it. */
  hold = (element: HTMLElement): (() => void) => {
    this.element = element;
    select(element).call(this.behaviour).on('dblclick.zoom', null);
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(element);
    untrack(() => this.measure());
    return () => observer.disconnect();
  };

  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this.element!;
    if (!width || !height) return;
    const middle = this.middle;
    this.size = { width, height };
    this.behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([this.whole, this.closest])
      .translateExtent([
        [-this.spare.x, -this.spare.y],
        [this.map.width + this.spare.x, this.map.height + this.spare.y],
      ]);
    // Until somebody has moved the map, another size of the screen begins anew.
    if (this.touched) this.centre(middle, this.scale);
    else this.first(this);
  }

  private take({ k, x, y }: ZoomTransform): void {
    this.scale = k;
    if (Math.abs(Math.log2(k / this.rest)) > FAR) this.rest = k;
    this.offset = { x, y };
  }

  /** Pixels per unit at which the whole map is seen. */
  get whole(): number {
    return Math.min(this.size.width / this.map.width, this.size.height / this.map.height);
  }

  /** How much of what lies beyond the map is seen on each side of it when it is seen whole, in units. */
  private get spare(): Point {
    const room = (screen: number, map: number) => Math.max(24, (screen / this.whole - map) / 2);
    return { x: room(this.size.width, this.map.width), y: room(this.size.height, this.map.height) };
  }

  private get middle(): Point {
    return this.under({ x: this.size.width / 2, y: this.size.height / 2 });
  }

  /** The place on the map under a place on the screen. */
  under({ x, y }: Point): Point {
    return { x: (x - this.offset.x) / this.scale, y: (y - this.offset.y) / this.scale };
  }

  on({ x, y }: Point): Point {
    return { x: x * this.scale + this.offset.x, y: y * this.scale + this.offset.y };
  }

  by(factor: number): void {
    if (this.element) select(this.element).call(this.behaviour.scaleBy, factor);
  }

  pan(dx: number, dy: number): void {
    if (this.element) select(this.element).call(this.behaviour.translateBy, dx / this.scale, dy / this.scale);
  }

  fit(): void {
    this.centre({ x: this.map.width / 2, y: this.map.height / 2 }, this.whole);
  }

  /** Show a place in the middle. */
  centre(place: Point, scale = this.scale): void {
    if (!this.element) return;
    const close = Math.min(this.closest, Math.max(this.whole, scale));
    const to = zoomIdentity.translate(this.size.width / 2, this.size.height / 2).scale(close);
    const moved = to.translate(-place.x, -place.y);
    const picture = select(this.element);
    picture.call(this.behaviour.transform, moved);
    // The edges of the map hold for movements only: a movement of nothing sees to them.
    picture.call(this.behaviour.translateBy, 0, 0);
  }

  sees(place: Point, margin = 30): boolean {
    const { x, y } = this.on(place);
    return x > margin && y > margin && x < this.size.width - margin && y < this.size.height - margin;
  }

  /** Move so that a place is seen, and near enough. */
  reveal(place: Point, scale = 0): void {
    if (!this.sees(place) || this.scale < scale) this.centre(place, Math.max(this.scale, scale));
  }

  /** Show all of these places, at most so near; where they lie too far apart for `far`, the first of them. */
  show(places: Point[], near: number, far: number): void {
    if (!places.length) return;
    const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { width, height } = this.size;
    const fits = Math.min(width / (right - left + 120), height / (bottom - top + 120), near);
    if (fits < far) return this.centre(places[0]!, Math.min(near, far * 1.4));
    this.centre({ x: (left + right) / 2, y: (top + bottom) / 2 }, fits);
  }
}
