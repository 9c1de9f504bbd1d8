// A view of War in the Pacific, and the questions that its components ask of it. Nothing here decides what is legal.

import type { Choice, Picked } from '../../lib/narrow';
import type { View } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';
import { TINCTURES } from '../../ui/tinctures';
import type { PlayerRow } from '../ui';

export interface PacificFacts {
  islands: { group: number; suns: number; bomber: boolean }[];
  boxes: { numbers: number[][]; icons: number[][]; ends: number[][] }[];
  timeline: { period: string; red: number; label: string }[];
  research: { numbers: number[]; rows: number[] };
  limits: { points: number; naval: number; air: number; bombs: number; bombing: number };
  bands: { from: number; grade: string }[];
  /** What a die has rolled by its face: white ones, red ones. */
  results: [number[], number[]];
}

/** What a die does that is committed to a tracker. */
const COMMITTED: Record<string, string> = {
  research: 'Research',
  bombing: 'Raid',
  naval: 'Supply',
  nuclear: 'Build',
};
const MOST = 6;

export interface Box {
  number: number;
  naval: boolean;
  marked: boolean;
}

/** The boxes of an island, row by row. */
export function boxes(view: View, facts: PacificFacts, seat: number, island: number): Box[][] {
  const sheet = facts.boxes[view.options.harder_sheet ? 1 : 0]!;
  const rows: Box[][] = [[]];
  sheet.numbers[island]!.forEach((number, at) => {
    const marked = at < view.boxes[seat][island];
    rows.at(-1)!.push({ number, naval: Boolean(sheet.icons[island]![at]), marked });
    if (sheet.ends[island]![at] && at + 1 < sheet.numbers[island]!.length) rows.push([]);
  });
  return rows;
}

export type Fate = 'open' | 'locked' | 'captured';

export function fate(view: View, facts: PacificFacts, seat: number, island: number): Fate {
  if ((view.front[seat] as number[]).includes(island)) return 'open';
  const every = boxes(view, facts, seat, island)
    .flat()
    .every((box) => box.marked);
  return every ? 'captured' : 'locked';
}

export interface PoolDie {
  die: number;
  face: number;
  raised: number;
  red: boolean;
  spent: boolean;
  laid: number;
}

/** Whether a die of the set shows a six by itself. */
export function natural(die: PoolDie): boolean {
  return !die.red && die.face === MOST;
}

export function value(die: PoolDie, facts: PacificFacts, cubes = 0): number {
  return Math.min(MOST, facts.results[die.red ? 1 : 0][die.face]! + die.raised + cubes);
}

/** The dice of the set, and those of a roll of its own: an event, a free roll, a raid. */
export function dice(view: View, table: Table, seat: number): PoolDie[] {
  const faces: number[] = view.face[seat];
  const set = faces.map((face, die) => ({
    die,
    face,
    raised: view.raised[seat][die] as number,
    red: die >= view.white[seat],
    spent: Boolean(view.spent[seat][die]),
    laid: view.laid[seat][die] as number,
  }));
  return [...set, ...ownRoll(view, table, seat)];
}

function ownRoll(view: View, table: Table, seat: number): PoolDie[] {
  const frame = frames(view.stack).findLast((one) => one.player === seat && ROLLS[one.type]);
  if (!frame) return [];
  const first = table.game.names.die!.indexOf(ROLLS[frame.type]!);
  const faces = frame.dice ?? [frame.face ?? 0];
  const raised = [frame.raised ?? 0].flat();
  return faces.map((face, at) => ({
    die: first + at,
    face,
    raised: raised[at] ?? 0,
    red: false,
    spent: false,
    laid: -1,
  }));
}

const ROLLS: Record<string, string> = { ModifyingEvent: 'event', ModifyingFree: 'nuclear', Judging: 'b1' };

interface Frame {
  type: string;
  player?: number;
  face?: number;
  dice?: number[];
  raised?: number | number[];
  lanes?: { stack: Frame[] }[];
}

/** All frames, those of the lanes of several players too. */
export function frames(stack: Frame[]): Frame[] {
  return stack.flatMap((frame) => [frame, ...(frame.lanes ?? []).flatMap((lane) => frames(lane.stack))]);
}

/** Whose sheet lies on the table when nobody's is asked for. */
export function seatAt(table: Table): number {
  return table.request?.seat ?? table.sitting ?? 0;
}

/** The type of action that commits a die to a target. */
export function committed(table: Table, target: number): string {
  return COMMITTED[table.game.names.target![target]!] ?? 'Attack';
}

export function targetOf(table: Table, choice: Choice): number {
  if (typeof choice.fields.target === 'number') return choice.fields.target;
  const place = Object.keys(COMMITTED).find((name) => COMMITTED[name] === choice.type);
  return place ? table.game.names.target!.indexOf(place) : -1;
}

export function pickedDie(table: Table): number | null {
  return table.picked.find((thing: Picked) => thing.kind === 'die')?.id ?? null;
}

/** What a die could be committed to or be changed by, once each. */
export function could(table: Table, die: number): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of table.all) {
    const key = `${choice.type} ${targetOf(table, choice)}`;
    if (choice.fields.die === die && !found.has(key)) found.set(key, choice);
  }
  return [...found.values()];
}

/** A click on a tracker: the picked die is meant for it. */
export function aim(table: Table, tracker: string): unknown {
  const die = table.asking ? null : pickedDie(table);
  const choice = table.all.find((one) => one.type === COMMITTED[tracker] && one.fields.die === die);
  return choice ? table.choose(choice) : table.pick('target', table.game.names.target!.indexOf(tracker));
}

export function players(view: View, seats: number, words: Words): PlayerRow[] {
  return Array.from({ length: seats }, (_, seat) => ({
    tincture: TINCTURES[seat]!,
    colour: words.say(seats > 1 ? 'name-commander' : 'name-alone', { number: seat + 1 }),
    numbers: [view.turn[seat], view.points[seat]],
    note: '',
    out: false,
  }));
}

/** A cross by pencil in a square, a little different in every box and always the same in each. */
export function cross(seed: number, width: number): string {
  let state = (seed * 7919 + 12345) % 65536;
  const jitter = () => {
    state = (state * 25173 + 13849) % 65536;
    return (state / 65536 - 0.5) * width * 0.12;
  };
  const half = width * 0.4;
  const stroke = (x: number) =>
    `M${fixed(-x + jitter())} ${fixed(-half + jitter())}Q${fixed(jitter())} ${fixed(jitter())} ` +
    `${fixed(x + jitter())} ${fixed(half + jitter())}`;
  return stroke(half) + stroke(-half);
}

function fixed(number: number): string {
  return number.toFixed(1);
}
