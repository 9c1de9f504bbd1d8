import { describe, expect, it } from 'vitest';
import { action, bare, choices, legalThings, narrowed, rangeOf, sameButNumbers, things } from './narrow';
import type { Game } from './protocol';

const territory = (name: string) => ({ name, kind: 'territory' });
const game = {
  names: { territory: ['a', 'b', 'c', 'd'], card: ['x', 'y', 'z'] },
  titles: {},
  actions: {
    Attack: { fields: [territory('origin'), territory('target'), { name: 'armies', kind: 'number' }], clauses: [] },
    Exchange: { fields: [{ name: 'cards', kind: 'card', many: true }], clauses: [] },
    Keep: {
      fields: [
        { name: 'cards', kind: 'card', many: true },
        { name: 'armies', kind: 'number', many: true },
      ],
      clauses: [],
    },
    EndTurn: { fields: [], clauses: [] },
  },
} as unknown as Game;

const all = choices(game, {
  Attack: [
    [0, 1, [1, 3]],
    [0, 2, 1],
    [3, 1, [1, 2]],
  ],
  Exchange: [[[0, 1, 2]]],
  EndTurn: [[]],
});

describe('narrowing', () => {
  it('reads runs of a number', () => {
    expect(all[0]).toEqual({
      type: 'Attack',
      fields: { origin: 0, target: 1 },
      range: { field: 'armies', low: 1, high: 3 },
    });
    expect(all[1]!.range).toBeNull();
  });

  it('takes several numbers for what they are', () => {
    const kept = choices(game, {
      Keep: [
        [
          [0, 1],
          [3, 1],
        ],
        [
          [0, 1],
          [2, 2],
        ],
      ],
    });
    expect(kept.map((choice) => [choice.fields.armies, choice.range])).toEqual([
      [[3, 1], null],
      [[2, 2], null],
    ]);
    expect(sameButNumbers(game, kept[0]!, kept[1]!)).toBe(false);
    expect(rangeOf(game, kept, kept[0]!)).toBeNull();
  });

  it('offers first what an action begins with', () => {
    const legal = legalThings(game, all, []);
    expect(legal).toContainEqual({ kind: 'territory', id: 0 });
    expect(legal).toContainEqual({ kind: 'card', id: 0 });
    expect(legal).not.toContainEqual({ kind: 'territory', id: 1 });
  });

  it('takes the cards of a set in any order', () => {
    expect(legalThings(game, all, [])).toContainEqual({ kind: 'card', id: 2 });
    const picked = [{ kind: 'card', id: 2 }];
    const left = narrowed(game, all, picked);
    expect(left.map((choice) => choice.type)).toEqual(['Exchange']);
    expect(legalThings(game, left, picked)).toEqual([
      { kind: 'card', id: 0 },
      { kind: 'card', id: 1 },
    ]);
  });

  it('narrows by everything picked, in order', () => {
    const left = narrowed(game, all, [{ kind: 'territory', id: 0 }]);
    expect(left).toHaveLength(2);
    expect(legalThings(game, left, [{ kind: 'territory', id: 0 }]).map((thing) => thing.id)).toEqual([1, 2]);
    const one = narrowed(game, all, [
      { kind: 'territory', id: 0 },
      { kind: 'territory', id: 1 },
    ]);
    expect(one).toHaveLength(1);
    expect(action(one[0]!, 2)).toEqual({ type: 'Attack', origin: 0, target: 1, armies: 2 });
    expect(action(one[0]!)).toEqual({ type: 'Attack', origin: 0, target: 1, armies: 3 });
  });

  it('finds by a target alone what ends there', () => {
    expect(narrowed(game, all, [{ kind: 'territory', id: 1 }])).toHaveLength(2);
  });

  it('keeps what names nothing for buttons', () => {
    expect(bare(game, all).map((choice) => choice.type)).toEqual(['EndTurn']);
    expect(things(game, all[3]!)).toHaveLength(3);
  });

  it('sees what differs in its number alone, and the whole run of it', () => {
    const rows = choices(game, {
      Attack: [
        [0, 1, 1],
        [0, 1, [3, 4]],
        [0, 2, 1],
      ],
    });
    expect(sameButNumbers(game, rows[0]!, rows[1]!)).toBe(true);
    expect(sameButNumbers(game, rows[0]!, rows[2]!)).toBe(false);
    expect(rangeOf(game, rows, rows[0]!)).toEqual({ field: 'armies', low: 1, high: 4 });
    expect(rangeOf(game, rows, rows[2]!)).toBeNull();
  });
});
