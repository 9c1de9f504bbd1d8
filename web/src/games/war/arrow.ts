interface Point {
  x: number;
  y: number;
}

/** The campaign arrow from one place to another; over the edge of the world where that is the shorter way. */
export function arrows(from: Point, to: Point, width: number): string | null {
  const around = Math.abs(to.x - from.x) > width / 2 ? Math.sign(from.x - to.x) * width : 0;
  if (!around) return arrow(from, to);
  return `${arrow(from, { x: to.x + around, y: to.y })}${arrow({ x: from.x - around, y: from.y }, to)}`;
}

/** An arrow: wide at the tail, narrowing, with a slight bow. The data of a path. */
function arrow(from: Point, to: Point): string | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 45) return null;
  const [ux, uy] = [dx / length, dy / length];
  const [start, end, bow] = [20, length - 21, -16];
  const point = (t: number, aside: number) => {
    const bulge = 4 * t * (1 - t) * bow + aside;
    const along = start + (end - start) * t;
    return `${(from.x + ux * along - uy * bulge).toFixed(1)},${(from.y + uy * along + ux * bulge).toFixed(1)}`;
  };
  const [tail, neck] = [6.5, 4.6];
  const steps = Array.from({ length: 11 }, (_, index) => index / 12);
  const width = (t: number) => tail + (neck - tail) * t;
  const left = steps.map((t) => point(t, -width(t)));
  const right = steps.map((t) => point(t, width(t))).reverse();
  return `M${[...left, point(10 / 12, -11), point(1.03, 0), point(10 / 12, 11), ...right, point(0.06, 0)].join('L')}Z`;
}
