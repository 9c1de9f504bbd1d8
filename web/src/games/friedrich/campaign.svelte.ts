// Moving on the map: which pieces are picked to set out together, where the server says that they can go, and the way
// that is taken, step by step. The server answers one question at a time; a click on a far city answers several.

import { api } from '../../lib/api';
import type { Choice } from '../../lib/narrow';
import type { Action } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import { frame } from './friedrich';

/** What the map shows of a piece: lists of cities. */
export interface PieceHint {
  range?: number[];
  guarded?: number[];
  /** The way to its train; empty: it has none, and is out of supply. */
  supply?: number[];
  supplied?: number[];
}

export type Ways = Map<number, number[]>;

export class Campaign {
  /** The ways of what is asked about, by their last city. */
  ways = $state.raw<Ways>(new Map());
  /** On the way to a far city. */
  going = $state(false);
  private asked = '';
  private known = new Map<string, Promise<PieceHint | null>>();

  constructor(private table: Table) {}

  /** The pieces that are picked and may set out together. */
  group: number[] | null = $derived.by(() => {
    const { table } = this;
    if (table.chosen) return table.chosen.type === 'SetOut' ? piecesOf(table.chosen) : null;
    const picked = table.picked.filter((thing) => thing.kind === 'piece').map((thing) => thing.id);
    if (!picked.length || picked.length !== table.picked.length) return null;
    const found = table.all.find((choice) => choice.type === 'SetOut' && sameSet(piecesOf(choice), picked));
    return found ? piecesOf(found) : null;
  });

  /** Whether a move is under way. */
  marching = $derived.by(() => this.table.all.some((choice) => choice.type === 'Step'));

  private question = $derived.by((): Action | null => {
    if (this.group) return { type: 'SetOut', pieces: this.group };
    return this.marching ? { type: 'Halt' } : null;
  });

  /** Ask the server where the pieces may go, whenever others are meant. */
  async look(): Promise<void> {
    const { table, question } = this;
    const seat = table.request?.seat;
    const key = question ? JSON.stringify([table.now.id, table.now.moment, seat, question]) : '';
    if (key === this.asked) return;
    this.asked = key;
    this.ways = new Map();
    if (!question || seat === undefined) return;
    const found = await api.hint<{ ways: number[][] }>(table.now.id, seat, { action: question }).catch(() => null);
    if (this.asked === key && found) this.ways = new Map(found.ways.map((way) => [way.at(-1)!, way]));
  }

  /** What the server knows of a piece: asked once a position. */
  about(piece: number): Promise<PieceHint | null> {
    const { table } = this;
    const key = `${table.now.moment} ${piece}`;
    if (!this.known.has(key)) {
      const thing = `piece:${table.game.names.piece![piece]}`;
      const seat = table.sitting ?? 0;
      this.known.set(
        key,
        api.hint<PieceHint>(table.now.id, seat, { thing }).catch(() => null),
      );
    }
    return this.known.get(key)!;
  }

  /**
   * Take the way to a city: set out where that is still to be done, one step after another, and end the move there. A
   * move that was begun by hand, or leads only `through` the city, is ended by hand.
   */
  async go(city: number, through = false): Promise<void> {
    const way = this.ways.get(city);
    if (!way || this.going) return;
    this.going = true;
    const { group } = this;
    const begun = group ? await this.answer('SetOut', (choice) => sameSet(piecesOf(choice), group)) : true;
    if (begun && (await this.walk(way)) && group && !through) await this.answer('Halt', () => true);
    this.going = false;
  }

  private async walk(way: number[]): Promise<boolean> {
    const here = this.here();
    for (const city of way.slice(way.lastIndexOf(here) + 1))
      if (!(await this.answer('Step', (choice) => choice.fields.city === city))) return false;
    return true;
  }

  /** Where the move under way has come to. */
  private here(): number {
    return frame(this.table.now.view, 'Marching')?.way.at(-1) ?? -1;
  }

  private answer(type: string, fits: (choice: Choice) => boolean): Promise<boolean> {
    const choice = this.table.all.find((one) => one.type === type && fits(one));
    return choice ? this.table.answer({ type, ...choice.fields }) : Promise.resolve(false);
  }
}

function piecesOf(choice: Choice): number[] {
  return choice.fields.pieces as number[];
}

export function sameSet(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

const campaigns = new WeakMap<Table, Campaign>();

/** The campaign at a table. */
export function campaignOf(table: Table): Campaign {
  const known = campaigns.get(table) ?? new Campaign(table);
  campaigns.set(table, known);
  return known;
}
