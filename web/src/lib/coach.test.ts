import { describe, expect, it, vi } from 'vitest';
import type { Decision, SeatReview } from './protocol';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { byTurn, coaching, costliest, costs, latest, lost } = await import('./coach.svelte');

const decision = (number: number, more: Partial<Decision> = {}): Decision => ({
  number,
  request: number,
  turn: 1,
  action: 'a',
  best: 'b',
  points: 0,
  winning: 0,
  expected: 15,
  chance: 0.5,
  ...more,
});
const review = (seat: number, ...decisions: Decision[]): SeatReview => ({ seat, points: 0, winning: 0, decisions });

describe('the coach', () => {
  it('is off until it is wanted, and remembered', () => {
    expect(coaching.on).toBe(false);
    coaching.turn(true);
    expect([coaching.on, kept.get('coach')]).toEqual([true, 'yes']);
    coaching.turn(false);
    expect(kept.get('coach')).toBe('no');
  });

  it('speaks of the newest decision of all seats', () => {
    expect(latest([])).toBe(null);
    expect(latest([review(0, decision(3), decision(9)), review(1, decision(7))])?.number).toBe(9);
  });

  it('names the costliest decisions, the worst first, and none that cost nothing', () => {
    const mine = review(0, decision(1, { points: 0.2 }), decision(2), decision(3, { points: 0.2, winning: 0.1 }));
    const theirs = review(1, decision(4, { points: 1 }), decision(5, { points: 0.001 }));
    expect(costliest([mine, theirs], 9).map((one) => [one.seat, one.number])).toEqual([
      [1, 4],
      [0, 3],
      [0, 1],
    ]);
    expect(costliest([mine, theirs], 1).length).toBe(1);
  });

  it('counts a chance lost as a cost', () => {
    expect(costs(decision(1, { winning: 0.02 }))).toBe(true);
    expect(costs(decision(1, { winning: 0.002 }))).toBe(false);
  });

  it('takes the chance of winning at the beginning of each turn', () => {
    const turns = [decision(1, { chance: 0.9 }), decision(2, { chance: 0.7 }), decision(3, { turn: 2, chance: 0.456 })];
    expect(byTurn(review(0, ...turns))).toEqual([90, 46]);
  });

  it('rounds for the eye', () => {
    expect(lost({ points: 0.2649, winning: 0.0236 })).toEqual({ points: 0.26, winning: 2.4 });
  });
});
