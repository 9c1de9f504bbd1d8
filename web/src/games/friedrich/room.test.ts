import { describe, expect, it } from 'vitest';
import { covers, freest, within, type Corner } from './room';

const SCREEN = { width: 1000, height: 500 };
const SLIP = { width: 200, height: 100 };
const TOP: Corner = { side: 'left', edge: 'top', across: 10, down: 10 };
const BOTTOM: Corner = { side: 'left', edge: 'bottom', across: 10, down: 60 };
const RIGHT: Corner = { side: 'right', edge: 'bottom', across: 56, down: 10 };

describe('a slip upon the map', () => {
  it('covers what lies under it, and what its edge touches', () => {
    const places = [
      { x: 100, y: 50 },
      { x: 220, y: 50 },
      { x: 240, y: 50 },
      { x: 100, y: 400 },
    ];
    expect(covers(TOP, SLIP, SCREEN, places)).toBe(2);
    expect(covers(BOTTOM, SLIP, SCREEN, places)).toBe(1);
    expect(covers(RIGHT, SLIP, SCREEN, places)).toBe(0);
  });

  it('stays in its first corner as long as nothing is to be chosen there', () => {
    expect(freest([TOP, BOTTOM, RIGHT], SLIP, SCREEN, [{ x: 900, y: 450 }])).toBe(TOP);
  });

  it('goes to the next one that is free, else to where it covers least', () => {
    const [first, second, third] = [
      { x: 100, y: 50 },
      { x: 100, y: 400 },
      { x: 900, y: 450 },
    ];
    expect(freest([TOP, BOTTOM, RIGHT], SLIP, SCREEN, [first, second])).toBe(RIGHT);
    expect(freest([TOP, BOTTOM, RIGHT], SLIP, SCREEN, [first, first, second, third, third])).toBe(BOTTOM);
  });
});

describe('a slip at a place of the map', () => {
  it('stands over the place, and at the edge stays on the screen', () => {
    expect(within(500, 200, 1000)).toBe(500);
    expect(within(980, 200, 1000)).toBe(894);
    expect(within(-40, 200, 1000)).toBe(106);
  });
});
