import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  combats,
  hand,
  HAND,
  nationsOf,
  objectives,
  pieces,
  stacks,
  tinctureOf,
  type FriedrichFacts,
} from './friedrich';
import { matters } from './look';

const facts = {
  suit: [0, 1, 2],
  country: [0, 0, 0],
  depots: [[], [], [], [], [], [], []],
  objectives: { city: [2, 1], nation: [4, 6], order: [1, 2] },
  pieces: { nation: [0, 0, 4, 0], rank: [1, 2, 1, 0] },
  generals: 3,
  roles: { of: [0, 0, 1, 1, 2, 2, 3], nations: [[0, 1], [2, 3], [4, 5], [6]] },
  troops: [],
  draws: [],
  cards: { suit: [3, 0, 0, -1], value: [2, 9, 4, 0], deck: [0, 0, 0, 0], reserve: 10 },
  effects: [],
} satisfies FriedrichFacts;

const view = {
  player: [0, 0, 1, 1, 2, 2, -1],
  lead: [0, 1, 2, 3],
  city: [1, 1, 2, -1],
  armies: [5, 3, null],
  received: [0, 0, null],
  face_down: [0, 1, 0],
  moved: [1, 0, 0, 0],
  beaten: [0, 0, 0],
  conquered: [1, 0],
  questioned: [0, 1],
  cards: {
    zone: [HAND, HAND, HAND, HAND],
    counts: [
      [HAND, 0, 4],
      [0, 0, 7],
      [0, 1, 2],
    ],
  },
  stack: [
    {
      type: 'Combats',
      nation: 0,
      pairs: [
        [1, 2],
        [1, 0],
      ],
    },
    { type: 'Attacking' },
  ],
};

describe('a view of Friedrich', () => {
  it('tells who plays which nations', () => {
    expect(nationsOf(view, 0)).toEqual([0, 1]);
    expect(nationsOf(view, 3)).toEqual([]);
  });

  it('gives a seat the tincture of its first nation, or of its role while it has none', () => {
    expect(tinctureOf(view, facts, 2)).toBe('white');
    expect(tinctureOf(view, facts, 3)).toBe('red');
  });

  it('decodes pieces, with armies where they are known', () => {
    const [first, second, third, train] = pieces(view, facts);
    expect(first).toMatchObject({ nation: 0, rank: 1, city: 1, armies: 5, moved: true, faceDown: false });
    expect(second!.faceDown).toBe(true);
    expect(third!.armies).toBeNull();
    expect(train).toMatchObject({ rank: 0, city: -1, armies: null });
  });

  it('stacks what stands together, and knows the armies only where all of them are known', () => {
    const found = stacks(view, facts);
    expect(found.map(({ city, armies }) => [city, armies])).toEqual([
      [1, 8],
      [2, null],
    ]);
    expect(found[0]!.pieces.map((one) => one.rank)).toEqual([1, 2]);
  });

  it('tells what lies on objectives', () => {
    expect(objectives(view, facts).map((one) => [one.city, one.conquered, one.questioned])).toEqual([
      [2, true, false],
      [1, false, true],
    ]);
  });

  it('orders a hand by suit and value, Reserves last, and counts zones', () => {
    expect(hand(view, facts, 0)).toEqual([2, 1, 0, 3]);
    expect(cardsIn(view, 0)).toBe(9);
    expect(cardsIn(view, 0, 1)).toBe(2);
  });

  it('knows the combats of the stage, and which of them is being fought', () => {
    expect(combats(view)).toEqual([
      { origin: 1, target: 2, fought: false },
      { origin: 1, target: 0, fought: false },
    ]);
    const duel = { type: 'Duel', origin: 1, target: 0 };
    expect(combats({ ...view, stack: [...view.stack, duel] }).filter((one) => one.fought)).toEqual([
      { origin: 1, target: 0, fought: true },
    ]);
  });
});

describe('an objective', () => {
  const ofPrussia = { objective: 0, city: 1, nation: 0, order: 1, conquered: false, questioned: false };
  const ofFrance = { ...ofPrussia, nation: 6 };
  const playing = (offensive: string, expert = true) =>
    ({ ...view, seats: 4, options: { expert }, offensive }) as never;

  it('of Prussia is one while she may conquer', () => {
    expect(matters(playing('open'), ofPrussia)).toBe(true);
    expect(matters(playing('declared'), ofPrussia)).toBe(true);
    expect(matters(playing('given-up'), ofPrussia)).toBe(false);
    expect(matters(playing('open', false), ofPrussia)).toBe(false);
  });

  it('of a nation that has left is one as long as it is conquered', () => {
    expect(matters(playing('open'), ofFrance)).toBe(false);
    expect(matters(playing('open'), { ...ofFrance, conquered: true })).toBe(true);
    expect(matters(playing('open'), { ...ofFrance, nation: 4 })).toBe(true);
  });
});
