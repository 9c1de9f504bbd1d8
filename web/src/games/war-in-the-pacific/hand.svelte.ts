// What a person does with the sheet before anything is answered: whose sheet is looked at, what the cursor is on, which
// die is being dragged, and the odds of all that.

import { api } from '../../lib/api';
import { action, type Choice } from '../../lib/narrow';
import type { Action, Odds } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import { committed, pickedDie, seatAt, targetOf } from './pacific';

/** A die under way to a target, and where it is on the screen. */
export interface Drag {
  die: number;
  x: number;
  y: number;
}

/** Actions that say by how many cubes a die is raised. */
const CUBED = new Set(['Attack', 'Research', 'Raid']);

export class Hand {
  /** The target under the cursor, or with the focus. */
  over = $state<number | null>(null);
  /** The die under the cursor. */
  eyed = $state<number | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The seat whose sheet is asked for; null: one's own. */
  wanted = $state<number | null>(null);
  odds = $state.raw<{ of: Action; odds: Odds } | null>(null);
  private known = new Map<string, Odds | null>();

  constructor(private table: Table) {}

  /** Whose sheet lies on the table. */
  seat = $derived.by(() => this.wanted ?? seatAt(this.table));

  /** Whether the sheet is somebody else's, or of the past: nothing can be done on it. */
  looking = $derived.by(() => this.table.request === null || this.seat !== this.table.request.seat);

  /** The die whose uses are shown: one under way, else the picked one, else the one under the cursor. */
  die = $derived.by(() => (this.looking ? null : (this.drag?.die ?? pickedDie(this.table) ?? this.eyed)));

  /** Whether the die that is shown may be committed to a target. */
  takes(target: number): boolean {
    const { die, table } = this;
    if (die === null || (table.chosen && !this.drag)) return false;
    return table.all.some((choice) => choice.fields.die === die && targetOf(table, choice) === target);
  }

  /** Another sheet; of one's own seats, the one that is asked. */
  turnTo(seat: number): void {
    this.table.unpick();
    this.table.turnTo(seat);
    this.wanted = seat === this.table.request?.seat ? null : seat;
  }

  // ---- odds -----------------------------------------------------------------------------------------------------

  /** What there are odds for now: what is chosen, else the island under the cursor with all dice. */
  get question(): Action | null {
    const { table } = this;
    if (this.looking) return null;
    if (table.chosen) return ['Attack', 'Lay'].includes(table.chosen.type) ? table.action : null;
    const die = this.over === null ? undefined : this.lying(this.over);
    return die === undefined ? null : { type: 'Lay', die, target: this.over! };
  }

  /** The die under way, else the picked one, else one that lies on the target, else any that can still be laid. */
  private lying(target: number): number | undefined {
    const meant = this.drag?.die ?? pickedDie(this.table);
    if (meant !== null) return meant;
    const view = this.table.shown.view;
    const free = (view.spent[this.seat] as number[]).flatMap((spent, die) => (spent ? [] : [die]));
    return free.find((die) => view.laid[this.seat][die] === target) ?? free[0];
  }

  async ask(question: Action | null): Promise<void> {
    if (!question) return void (this.odds = null);
    const { table } = this;
    const key = JSON.stringify([table.now.number, table.request?.seat, question]);
    if (!this.known.has(key)) {
      const seat = table.request!.seat;
      this.known.set(key, await api.odds(table.now.id, seat, question, 1).catch(() => null));
    }
    if (JSON.stringify(this.question) !== JSON.stringify(question)) return;
    const odds = this.known.get(key)!;
    this.odds = odds && { of: question, odds };
    if (table.chosen) table.odds = odds;
  }

  // ---- laying ---------------------------------------------------------------------------------------------------

  /** The die is let go over a target: it is laid there where it may be, and what it could do there stands chosen. */
  async drop(die: number, target: number): Promise<void> {
    const { table } = this;
    const lay = table.standing.find((choice) => choice.fields.die === die && choice.fields.target === target);
    if (lay && !(await table.answer(action(lay)))) return;
    const use = this.use(die, target);
    if (use) return table.choose(use);
    if (!lay) await this.refused(die, target);
  }

  /** The die is let go where there is nothing: it is taken back into the hand if it was laid somewhere. */
  async pickUp(die: number): Promise<void> {
    const up = this.table.standing.find((choice) => choice.type === 'PickUp' && choice.fields.die === die);
    if (up) await this.table.answer(action(up));
  }

  use(die: number, target: number): Choice | undefined {
    const { table } = this;
    return table.all.find((choice) => choice.fields.die === die && targetOf(table, choice) === target);
  }

  private refused(die: number, target: number): Promise<void> {
    const type = committed(this.table, target);
    const place: Partial<Action> = type === 'Attack' ? { target } : {};
    const cubes: Partial<Action> = CUBED.has(type) ? { cubes: 0 } : {};
    return this.table.why({ action: { type, die, ...place, ...cubes } as Action });
  }
}

const hands = new WeakMap<Table, Hand>();

/** The hand at a table. */
export function handOf(table: Table): Hand {
  const known = hands.get(table) ?? new Hand(table);
  hands.set(table, known);
  return known;
}
