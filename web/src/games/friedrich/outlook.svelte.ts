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

export interface CombatOutlook {
  plays: Outcome[];
  lost: number;
  left: number;
}

export interface NationOutlook {
  needed: number[];
  missing: number;
  protected: number[];
}

export class Outlook {
  combat = $state.raw<CombatOutlook | null>(null);
  nation = $state.raw<NationOutlook | null>(null);
  odds = $state.raw<Odds | null>(null);
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

  async lookAtOdds(action: Action | null): Promise<void> {
    const { table } = this;
    const seat = table.request?.seat;
    const key = action && seat !== undefined ? `${table.now.moment} ${JSON.stringify(action)}` : '';
    if (this.settled('odds', key)) return;
    if (!key) return void (this.odds = null);
    const found = await api.odds(table.now.id, seat!, action!, 1).catch(() => null);
    if (this.asked.odds === key) this.odds = found;
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
