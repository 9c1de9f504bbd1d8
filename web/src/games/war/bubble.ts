interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const BUBBLE: Size = { width: 164, height: 112 };

/** Where a bubble of odds of this size stands: beside its target, in the board, over as little as can be that matters. */
export function quiet(target: Point, kept: Point[], others: Point[], board: Size, { width, height }: Size): Point {
  const places = [70, 105].flatMap((far) =>
    Array.from({ length: 8 }, (_, turn) => around(target, (turn * Math.PI) / 4, far, { width, height })),
  );
  const cost = ({ x, y }: Point, index: number) => {
    const out = x < 4 || y < 4 || x + width > board.width - 4 || y + height > board.height - 4;
    const covers = (point: Point) =>
      point.x > x - 20 && point.x < x + width + 20 && point.y > y - 24 && point.y < y + height + 34;
    return Number(out) * 1000 + kept.filter(covers).length * 100 + others.filter(covers).length * 10 + index / 10;
  };
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))]!;
}

function around(target: Point, angle: number, far: number, { width, height }: Size): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: target.x + cos * (far + width / 2) - width / 2,
    y: target.y + sin * (far + height / 2) - height / 2,
  };
}
