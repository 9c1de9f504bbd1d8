import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { cookie: '', hidden: false });

const { Campaign, sameSet } = await import('./campaign.svelte');

interface Answered {
  type: string;
  [field: string]: unknown;
}

/** A table at which a move of piece 3 from city 1 over 2 to 5 is asked step by step. */
function table(steps: number[][]) {
  const answered: Answered[] = [];
  const march = { type: 'Marching', way: [1] };
  const choice = (type: string, fields: object) => ({ type, fields, range: null });
  const stands = {
    chosen: choice('SetOut', { pieces: [3] }) as object | null,
    picked: [] as object[],
    all: [choice('SetOut', { pieces: [3] })],
    now: { id: 'x', moment: 1, view: { stack: [] as object[] } },
    request: { seat: 0 },
    answer: (action: Answered) => {
      answered.push(action);
      const open = steps.shift() ?? [];
      if (action.type === 'Step') march.way = [...march.way, action.city as number];
      stands.now = { ...stands.now, view: { stack: [march] } };
      stands.all = [...open.map((city) => choice('Step', { city })), choice('Halt', {})] as typeof stands.all;
      stands.chosen = null;
      return Promise.resolve(true);
    },
  };
  return { stands, answered };
}

async function campaign(steps: number[][]) {
  const { stands, answered } = table(steps);
  const found = new Campaign(stands as never);
  found.ways = new Map([[5, [1, 2, 5]]]);
  return { found, answered };
}

describe('a way on the map', () => {
  it('is answered one step after another, and ended', async () => {
    const { found, answered } = await campaign([[2], [5], []]);
    await found.go(5);
    expect(answered).toEqual([
      { type: 'SetOut', pieces: [3] },
      { type: 'Step', city: 2 },
      { type: 'Step', city: 5 },
      { type: 'Halt' },
    ]);
  });

  it('leads only through a city where that is wanted', async () => {
    const { found, answered } = await campaign([[2], [5], []]);
    await found.go(5, true);
    expect(answered.at(-1)).toEqual({ type: 'Step', city: 5 });
  });

  it('stops where a step is no longer legal', async () => {
    const { found, answered } = await campaign([[2], [7], []]);
    await found.go(5);
    expect(answered.at(-1)).toEqual({ type: 'Step', city: 2 });
    expect(found.going).toBe(false);
  });

  it('is not taken where none leads', async () => {
    const { found, answered } = await campaign([[2]]);
    await found.go(9);
    expect(answered).toEqual([]);
  });

  it('knows equal parties in whatever order', () => {
    expect(sameSet([1, 2], [2, 1])).toBe(true);
    expect(sameSet([1, 2], [1])).toBe(false);
  });
});
