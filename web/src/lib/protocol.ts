// What the server says, as it is on the wire. docs/guide/protocol.md tells the same in words.

export type Value = number | string | boolean | null | Value[] | { [key: string]: Value };

export interface Thing {
  type: 'Thing';
  kind: string;
  id: number;
}

export interface Message {
  id: string;
  args: Record<string, Value>;
}

export interface Refusal {
  clause: string;
  reason: string;
  args: Record<string, Value>;
}

export interface Field {
  name: string;
  kind: string;
  many?: boolean;
  /** Not everybody learns of it. */
  secret?: boolean;
}

export interface Kind {
  word?: string;
  fields: Field[];
  binding?: boolean;
  rolls?: boolean;
  clauses: string[];
}

export interface Option {
  name: string;
  kind: 'choice' | 'flag' | 'number';
  values?: string[];
  min?: number;
  max?: number;
  default: string | number | boolean;
}

export interface GameRow {
  key: string;
  version: number;
  seats: [number, number];
  bots: string[];
  /** Whether there is somebody who says what decisions cost. */
  coach: boolean;
  options: Option[];
  clauses: number;
  reconstructed: string[];
  data: string;
}

export interface Game extends GameRow {
  names: Record<string, string[]>;
  /** What things are called in all languages; empty, or no such kind: a message tells it. */
  titles: Record<string, string[]>;
  actions: Record<string, Kind>;
  events: Record<string, Kind>;
}

/** A decision, and what it cost in expected points and in chance of winning, 0 to 1. */
export interface Decision {
  /** That of the viewer's last event before it. */
  number: number;
  request: number;
  turn: number;
  action: string;
  best: string;
  points: number;
  winning: number;
  /** Points expected, and chance of winning, before it. */
  expected: number;
  chance: number;
}

export interface SeatReview {
  seat: number;
  points: number;
  winning: number;
  decisions: Decision[];
}

export interface Action {
  type: string;
  [field: string]: Value;
}

export type Event = Action;

/** Legal actions by type: rows of field values, a run of the last number as `[lo, hi]`. */
export type Menu = Record<string, Value[][]>;

export interface Request {
  seat: number;
  id: number;
  prompt: Message;
  clauses: string[];
  actions: Menu;
  standing: Menu;
}

export interface SeatRow {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot?: string;
  mine: boolean;
  here: boolean;
}

export interface Entry {
  number: number;
  at: string;
  event: Event;
}

export interface Talk {
  seat: number;
  channel: string;
  text: string;
  at: string;
}

export interface Result {
  winners: number[];
  reason: string;
  scores: number[];
}

/** What changes of a table from one answer to the next. */
export interface Moment {
  number: number;
  moment: number;
  status: 'gathering' | 'playing' | 'over';
  closed: boolean;
  seats: SeatRow[];
  view: View;
  asked: number[];
  requests: Request[];
  undo: number[];
  events: Entry[];
  talk: Talk[];
  result: Result | null;
}

export interface Snapshot extends Moment {
  id: string;
  game: string;
  options: Record<string, Value>;
  takebacks: boolean;
  hotseat: boolean;
  viewer: number[];
}

/** A game's view; what it holds is the game's own affair. */
export type View = { [field: string]: any };

export interface Odds {
  probability: string;
  fraction: string;
  rows: { label: Message; value: string }[];
  consequence?: Message;
}

export interface Clause {
  id: string;
  title: string;
  kind: string;
  source: string;
  ruling: string;
  says: string;
}

export interface Rulebook {
  chapters: { number: string; title: string }[];
  clauses: Clause[];
}
