import { describe, expect, it } from 'vitest';
import type { Action, Entry } from '../../lib/protocol';
import type { Choice } from '../../lib/narrow';
import { fits, passes } from './answers';
import { lastCombat, scores, signed } from './duel';
import type { FriedrichFacts } from './friedrich';
import { digest } from './log';
import { veil } from './nations';

const [AUSTRIA, PRUSSIA] = [4, 0];
const told = (...events: Action[]): Entry[] => events.map((event, index) => ({ number: index + 1, at: '', event }));
const attacked = { type: 'Attacked', nation: AUSTRIA, enemy: PRUSSIA, origin: 1, target: 2, attack: 11, defence: 9 };
const played = (nation: number, card: number, value: number, score: number) => ({
  type: 'CardPlayed',
  nation,
  card,
  value,
  score,
});

describe('a combat as it is told', () => {
  const log = told(
    { type: 'Tied', nation: 1, enemy: 2 },
    attacked,
    played(PRUSSIA, 7, 7, 5),
    played(AUSTRIA, 40, 6, 1),
    { type: 'Beaten', nation: PRUSSIA, enemy: AUSTRIA, armies: 1, total: 20 },
  );

  it('is a line of scores, seen from the attacker', () => {
    const combat = lastCombat(log, 5)!;
    expect(scores(combat)).toEqual([2, -5, 1]);
    expect(combat.played.map((one) => one.card)).toEqual([7, 40]);
    expect(combat.end?.type).toBe('Beaten');
  });

  it('is told as far as it had come', () => {
    const combat = lastCombat(log, 3)!;
    expect(scores(combat)).toEqual([2, -5]);
    expect(combat.end).toBeNull();
    expect(lastCombat(log, 1)).toBeNull();
  });

  it('writes scores with their signs', () => {
    expect([3, 0, -8].map(signed)).toEqual(['+3', '0', '−8']);
  });
});

describe('answers', () => {
  const shift: Choice = { type: 'Shift', fields: { giver: 1, taker: 2 }, range: { field: 'armies', low: 1, high: 3 } };

  it('fit the choices that stand for them', () => {
    expect(fits(shift, { type: 'Shift', giver: 1, taker: 2, armies: 3 })).toBe(true);
    expect(fits(shift, { type: 'Shift', giver: 1, taker: 2, armies: 4 })).toBe(false);
    expect(fits(shift, { type: 'Shift', giver: 2, taker: 1, armies: 1 })).toBe(false);
  });

  it('bring a stack from what it is to what it should be', () => {
    const before = new Map([
      [1, 5],
      [2, 1],
      [3, 4],
    ]);
    const after = new Map([
      [1, 2],
      [2, 6],
      [3, 2],
    ]);
    expect(passes(before, after)).toEqual([
      { type: 'Shift', giver: 1, taker: 2, armies: 3 },
      { type: 'Shift', giver: 3, taker: 2, armies: 2 },
    ]);
    expect(passes(before, before)).toEqual([]);
  });
});

describe('the log', () => {
  const step = (city: number, ...pieces: number[]) => ({ type: 'Stepped', pieces, city });

  it('tells a move in one line', () => {
    const log = told(step(1, 7), { type: 'Conquered', nation: 4, objective: 3 }, step(2, 7), step(3, 7), step(3, 8));
    expect(digest(log).map((entry) => entry.number)).toEqual([2, 4, 5]);
  });

  it('keeps moves of different pieces, and of different stages, apart', () => {
    const log = told(step(1, 7), step(1, 8), { type: 'StageBegan', nation: 1 }, step(2, 8));
    expect(digest(log)).toEqual(log);
  });
});

describe('at one screen', () => {
  const facts = { pieces: { nation: [0, 4, 0] } } as unknown as FriedrichFacts;
  const view = {
    player: [0, 0, 1, 1, 1, 1, 1],
    armies: [5, 7],
    received: [1, 2],
    cards: { zone: [0, 4, 8], counts: [] },
  };

  it('nobody sees the armies and the hands of another', () => {
    expect(veil(view, 0, facts)).toMatchObject({ armies: [5, null], received: [1, null], cards: { zone: [0, 4, -1] } });
    expect(veil(view, 1, facts)).toMatchObject({ armies: [null, 7], received: [null, 2], cards: { zone: [0, -1, 8] } });
    expect(veil(view, null, facts)).toMatchObject({ armies: [null, null], cards: { zone: [0, -1, -1] } });
  });
});
