interface Point {
  x: number;
  y: number;
}

export const WIDE = 164;
export const HIGH = 112;

/** Where a bubble of odds stands: beside its target, in the board, over as little as can be that matters. */
export function quiet(target: Point, kept: Point[], others: Point[], width: number, height: number): Point {
  const places = [70, 105].flatMap((far) =>
    Array.from({ length: 8 }, (_, turn) => around(target, (turn * Math.PI) / 4, far)),
  );
  const cost = ({ x, y }: Point, index: number) => {
    const out = x < 4 || y < 4 || x + WIDE > width - 4 || y + HIGH > height - 4;
    const covers = (point: Point) =>
      point.x > x - 20 && point.x < x + WIDE + 20 && point.y > y - 24 && point.y < y + HIGH + 34;
    return Number(out) * 1000 + kept.filter(covers).length * 100 + others.filter(covers).length * 10 + index / 10;
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))]!;
}

function around(target: Point, angle: number, far: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: target.x + cos * (far + WIDE / 2) - WIDE / 2,
    y: target.y + sin * (far + HIGH / 2) - HIGH / 2,
  };
}
