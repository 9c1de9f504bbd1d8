import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal(
  'Path2D',
  class {
    moveTo(): void {}
    lineTo(): void {}
    closePath(): void {}
  },
);

const { cities, cityAt, coast, frontiers, lettering, meet, names } = await import('./map');
const { seenAt } = await import('./names');
const { besidePieces, counterBox, overlap } = await import('./beside');

const setting = { wide: (_city: number, size: number) => size * 6, strong: () => false };
const everybody = () => true;

describe('the map', () => {
  it('finds the city that is meant, and none in the country', () => {
    expect(cityAt({ x: cities[17]!.x + 3, y: cities[17]!.y - 4 }, 12)).toBe(17);
    expect(cityAt({ x: -500, y: -500 }, 12)).toBeNull();
  });

  it('cuts long lines into stretches that go on where the one before ended', () => {
    const lines = [...coast, ...frontiers];
    expect(lines.length).toBeGreaterThan(100);
    lines.slice(1).forEach((run, index) => {
      const before = lines[index]!;
      if (!run.from) return;
      expect([run.at[0], run.at[1]]).toEqual([before.at.at(-2), before.at.at(-1)]);
      expect(run.from).toBeGreaterThan(before.from);
    });
  });

  it('knows boxes that meet', () => {
    const box = { left: 0, top: 0, right: 10, bottom: 10 };
    expect(meet(box, { left: 9, top: 9, right: 20, bottom: 20 })).toBe(true);
    expect(meet(box, { left: 12, top: 0, right: 20, bottom: 10 })).toBe(false);
    expect(meet(box, { left: 12, top: 0, right: 20, bottom: 10 }, 3)).toBe(true);
  });
});

describe('names', () => {
  it('show no names from afar, those that matter from nearer, and all from near', () => {
    expect(seenAt(0.2, everybody).size).toBe(0);
    const matters = (city: number) => city % 2 === 0;
    expect([...seenAt(0.6, matters).keys()].every(matters)).toBe(true);
    expect(seenAt(2, () => false).size).toBe(cities.length);
  });

  it('hold a step until the next', () => {
    const [first, second] = names;
    expect(seenAt((first!.scale + second!.scale) / 2, everybody)).toEqual(seenAt(first!.scale, everybody));
  });
});

describe('names beside pieces', () => {
  const scale = 1.25;
  const counters = [100, 200, 300].map((city) => ({ city, box: counterBox(city, scale, 1, 2, true) }));

  it('give every city with pieces a name that covers none of them', () => {
    const { moved, nameless } = besidePieces(counters, [], scale, 1, setting);
    for (const { city } of counters) {
      expect(nameless.has(city)).toBe(true);
      const name = moved.find((one) => one.city === city)!;
      const wide = name.size * 6;
      const left = name.x - (name.align === 'left' ? 0 : name.align === 'right' ? wide : wide / 2);
      const box = { left, top: name.y - name.size * 0.74, right: left + wide, bottom: name.y };
      expect(overlap(box, counters.find((one) => one.city === city)!.box)).toBe(0);
    }
  });

  it('move the names of cities that may be chosen out of their rings', () => {
    const { moved, nameless } = besidePieces([], [50], scale, 1, setting);
    expect(nameless.has(50)).toBe(true);
    const name = moved.find((one) => one.city === 50)!;
    expect(Math.hypot(name.x - cities[50]!.x * scale, name.y - cities[50]!.y * scale)).toBeGreaterThan(lettering.ring);
  });

  it('leave every other name where it is', () => {
    expect(besidePieces([], [], scale, 1, setting)).toEqual({ moved: [], nameless: new Set() });
  });
});
