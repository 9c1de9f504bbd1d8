// The coach: whether it is wanted, and what its judgements come to. It is the server that judges.

import type { Decision, SeatReview } from './protocol';

/** What costs less than this, in points and in chance, costs nothing that is worth telling. */
const FREE = 0.005;

class Coaching {
  /** Whether something is said after every decision. */
  on = $state(localStorage.getItem('coach') === 'yes');
  /** The table of which the review has been asked for. */
  reviewed = $state('');

  turn(on: boolean): void {
    this.on = on;
    localStorage.setItem('coach', on ? 'yes' : 'no');
  }
}

export const coaching = new Coaching();

export function costs(decision: Decision): boolean {
  return decision.points >= FREE || decision.winning >= FREE;
}

/** The newest decision of all these seats. */
export function latest(reviews: SeatReview[]): Decision | null {
  const all = reviews.flatMap((review) => review.decisions);
  return all.reduce<Decision | null>((last, one) => (!last || one.number >= last.number ? one : last), null);
}

export interface Costly extends Decision {
  seat: number;
}

/** The decisions that cost most points, the worst first. */
export function costliest(reviews: SeatReview[], most: number): Costly[] {
  const all = reviews.flatMap(({ seat, decisions }) => decisions.map((one) => ({ ...one, seat })));
  return all
    .filter(costs)
    .sort((a, b) => b.points - a.points || b.winning - a.winning)
    .slice(0, most);
}

/** The chance of winning at the beginning of each turn, in percent. */
export function byTurn(review: SeatReview): number[] {
  const first = new Map<number, number>();
  for (const one of review.decisions) if (!first.has(one.turn)) first.set(one.turn, Math.round(100 * one.chance));
  return [...first.values()];
}

/** Numbers of a decision, as a sentence takes them: points with at most two decimals, chance in percent. */
export function lost(decision: { points: number; winning: number }): { points: number; winning: number } {
  return { points: Math.round(100 * decision.points) / 100, winning: Math.round(1000 * decision.winning) / 10 };
}
