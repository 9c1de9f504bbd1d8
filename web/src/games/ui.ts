// What a game brings to the table of its own; everything else is the same for all games.

import type { Component } from 'svelte';
import type { Picked } from '../lib/narrow';
import type { Left, Table } from '../lib/table.svelte';
import type { Action, Entry, Event, Game, View } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { IconName } from '../ui/Icon.svelte';
import type { Tincture } from '../ui/tinctures';

export interface Shown<Facts = unknown> {
  table: Table;
  words: Words;
  facts: Facts;
}

/** What a part of the table that is the same for all games is given. */
export interface Common extends Shown {
  ui: GameUi;
  tinctures: Tincture[];
}

export interface PlayerRow {
  tincture: Tincture;
  colour: string;
  numbers: number[];
  note: string;
  out: boolean;
}

/** A sign, and what it stands for as a message id. */
export interface Titled {
  icon: IconName;
  title: string;
}

export interface GameUi<Facts = any> {
  Board: Component<Shown<Facts>>;
  /** Panels under the board: the hand, the objective, the last battle. */
  Tray: Component<Shown<Facts>>;
  /** In place of the players' panel, where it is not players that count. */
  People?: Component<Shown<Facts>>;
  /** Printed tracks, in the side column. */
  Tracks?: Component<Shown<Facts>>;
  /** On a phone, on the sheet with the chosen act: what more there is to know or to do with it. */
  About?: Component<Shown<Facts>>;
  /** The numbers in the players' panel. */
  columns: Titled[];
  /** On a phone: the tabs of the board and of the tray, where these are no map and no hand. */
  tabs?: { map?: Titled; tray?: Titled };
  players(view: View, seats: number, words: Words, facts: Facts): PlayerRow[];
  /** The step of the turn, for the pips of the prompt bar: where it stands, and of how many. */
  step(view: View): { at: number; of: number; name: string } | null;
  /** Whose emblem stands beside an event in the log; null: nobody's. */
  seatOf(event: Event): number | null;
  /** The round of the game, where it has rounds. */
  round(view: View): number | null;
  /** What a round is called, where not that, as a message id. */
  called?: string;
  /** What is left to go on with, where an action that rolls can be repeated until so much is left, and its label. */
  left?: Left;
  /** Kinds of actions of whose number the least is proposed. */
  sparing?: string[];
  keep?: string;
  /** Kinds of actions that a form in the tray answers, and neither the prompt nor a click on a thing. */
  formed?: string[];
  /** Kinds of actions that are answered in the tray: on a phone it is opened for them. */
  inTray?: string[];
  /** What a button of the prompt says of an action, where that depends on the position. */
  label?(action: Action, view: View, words: Words): string | null;
  /** The sign of an event in the log, where that is not the emblem of a seat. */
  sign?(event: Event, facts: Facts): Tincture | null;
  /** At one screen of several people: a view without what only others than this seat see. */
  veil?(view: View, seat: number | null, facts: Facts): View;
  /** What the log shows of what happened, several events as one. */
  digest?(entries: Entry[]): Entry[];
  /** Kinds of events that are headings of the log. */
  headings?: string[];
  /** Kinds of events that tell how the game ended for somebody; where none is named, that somebody won. */
  endings?: string[];
  /** Kinds of events that are told after others have moved. */
  noted?: string[];
  /** What there is to know of the last thing picked, for the sheet of a phone. */
  about?(view: View, picked: Picked[], words: Words): { seat: number | null; number: number; text: string } | null;
  charts?: { id: string; seats: boolean }[];
}

const LOADERS: Record<string, () => Promise<{ default: GameUi }>> = {
  friedrich: () => import('./friedrich'),
  war: () => import('./war'),
  'war-in-the-pacific': () => import('./war-in-the-pacific'),
};

export async function gameUi(game: Game): Promise<GameUi> {
  const load = LOADERS[game.key] ?? (() => import('./plain'));
  return (await load()).default;
}

/** What stands beside an event in the log: the sign that the game gives it, else the emblem of a seat. */
export function signOf(ui: GameUi, event: Event, tinctures: Tincture[], facts: unknown): Tincture | null {
  if (ui.sign) return ui.sign(event, facts);
  const seat = ui.seatOf(event);
  return seat === null ? null : (tinctures[seat] ?? null);
}
