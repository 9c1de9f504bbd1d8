// What the server tells of a position beside its view: what each card of a combat comes to, what a nation still needs, and
// the odds of a play. Asked once a position.

import { api } from '../../lib/api';
import type { Action, Odds } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';

export interface Outcome {
  action: Action;
  /** What the card counts, with what a Card of Fate adds. */
  counts: number;
  /** The score of its player after it. */
  score: number;
  /** The nation that has the right to play then. */
  right: number;
}

/** What is to be expected of a hand in a suit: points on average, from low to high in half of all cases. */
export interface Expected {
  points: string;
  low: number;
  high: number;
  /** The chance that it has nothing to be played. */
  none: string;
}

/** Whether a hand makes the same in any case: it is known, or there is none. */
export const certain = ({ points, low, high }: Expected) => Number(points) === low && low === high;

export interface CombatOutlook {
  plays: Outcome[];
  lost: number;
  left: number;
  foe: Expected & { nation: number; suit: number };
}

export interface NationOutlook {
  needed: number[];
  missing: number;
  protected: number[];
  /** By suit. */
  hand: Expected[];
}

export class Outlook {
  combat = $state.raw<CombatOutlook | null>(null);
  nation = $state.raw<NationOutlook | null>(null);
  /** The odds of plays, as far as they have come. */
  private lines = $state.raw<ReadonlyMap<string, Odds | null>>(new Map());
  private asked: Record<string, string> = {};

  constructor(private table: Table) {}

  async lookAtCombat(): Promise<void> {
    const { table } = this;
    const wanted = table.request && table.all.some((choice) => choice.type.startsWith('Play'));
    const key = wanted ? `${table.now.moment} ${table.request!.seat}` : '';
    if (this.settled('combat', key)) return;
    this.combat = null;
    const seat = table.request?.seat;
    if (!key || seat === undefined) return;
    const found = await api.hint<CombatOutlook>(table.now.id, seat, { action: { type: 'Yield' } }).catch(() => null);
    if (this.asked.combat === key) this.combat = found;
  }

  async lookAtNation(nation: number | null): Promise<void> {
    const { table } = this;
    const key = nation === null || table.past ? '' : `${table.now.moment} ${nation}`;
    if (this.settled('nation', key)) return;
    if (!key) return void (this.nation = null);
    const thing = `nation:${table.game.names.nation![nation!]}`;
    const found = await api.hint<NationOutlook>(table.now.id, table.sitting ?? 0, { thing }).catch(() => null);
    if (this.asked.nation === key) this.nation = found;
  }

  /** Ask for the odds of these plays, one after another. */
  async lookAtOdds(plays: Action[]): Promise<void> {
    const { table } = this;
    const seat = table.request?.seat;
    for (const action of plays) {
      const key = this.line(action);
      if (seat === undefined || this.lines.has(key)) continue;
      this.lines = new Map(this.lines).set(key, null);
      const found = await api.odds(table.now.id, seat, action, 1).catch(() => null);
      if (key === this.line(action)) this.lines = new Map(this.lines).set(key, found);
    }
  }

  /** How likely it is that a play is that of the stronger side; null: not known yet. */
  oddsOf(action: Action | null): Odds | null {
    return (action && this.lines.get(this.line(action))) ?? null;
  }

  private line(action: Action): string {
    return `${this.table.now.moment} ${action.type} ${action.card} ${action.value}`;
  }

  /** What a play comes to; null: not known, or no play. */
  of(action: Action | null): Outcome | null {
    const same = (one: Outcome) =>
      one.action.type === action?.type && one.action.card === action.card && one.action.value === action.value;
    return this.combat?.plays.find(same) ?? null;
  }

  private settled(what: string, key: string): boolean {
    const same = this.asked[what] === key;
    this.asked[what] = key;
    return same;
  }
}
