// Narrowing: from the complete list of what is legal to the one thing that is meant, click by click.
// The client never works out what is legal; it only compares what was clicked with what it was told.

import type { Action, Field, Game, Kind, Menu, Value } from './protocol';

/** A legal action, with the run of its last number where it has one. */
export interface Choice {
  type: string;
  fields: Record<string, Value>;
  range: { field: string; low: number; high: number } | null;
}

export interface Picked {
  kind: string;
  id: number;
}

export function choices(game: Game, menu: Menu): Choice[] {
  return Object.entries(menu).flatMap(([type, rows]) => rows.map((row) => choice(type, game.actions[type]!, row)));
}

function choice(type: string, kind: Kind, row: Value[]): Choice {
  const fields: Record<string, Value> = {};
  let range: Choice['range'] = null;
  kind.fields.forEach((field, index) => {
    const value = row[index]!;
    if (isNumber(field) && Array.isArray(value)) {
      range = { field: field.name, low: value[0] as number, high: value[1] as number };
    } else {
      fields[field.name] = value;
    }
  });
  return { type, fields, range };
}

/** Several numbers at once are no number that is counted up. */
function isNumber(field: Field): boolean {
  return field.kind === 'number' && !field.many;
}

/** The things a legal action names, in the order of its fields. */
export function things(game: Game, choice: Choice): Picked[] {
  return named(game, choice).flat();
}

/** The same, field by field. */
function named(game: Game, choice: Choice): Picked[][] {
  const fields = game.actions[choice.type]!.fields.filter((field) => field.kind in game.names);
  return fields.map((field) =>
    [choice.fields[field.name]].flat().map((id) => ({ kind: field.kind, id: id as number })),
  );
}

/** Of the choices, those that name everything picked so far, in the order of picking where the order tells them apart. */
export function narrowed(game: Game, all: Choice[], picked: Picked[]): Choice[] {
  const left = all.filter((choice) => contains(things(game, choice), picked));
  const ordered = left.filter((choice) => begins(things(game, choice), picked));
  return ordered.length ? ordered : left;
}

function contains(named: Picked[], picked: Picked[]): boolean {
  return picked.every((one) => named.some((other) => same(one, other)));
}

function begins(named: Picked[], picked: Picked[]): boolean {
  return picked.every((one, index) => named[index] !== undefined && same(one, named[index]));
}

export function same(one: Picked, other: Picked): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether two choices, or a choice and an action, differ in their number alone. */
export function sameButNumbers(game: Game, one: Choice, other: Pick<Choice, 'type' | 'fields'>): boolean {
  if (one.type !== other.type) return false;
  const fields = game.actions[one.type]!.fields.filter((field) => !isNumber(field));
  return fields.every(({ name }) => JSON.stringify(one.fields[name]) === JSON.stringify(other.fields[name]));
}

/** The whole run of the number among choices that differ in nothing else; null where there is one number only. */
export function rangeOf(game: Game, all: Choice[], choice: Choice): Choice['range'] {
  const field = game.actions[choice.type]!.fields.findLast(isNumber)?.name;
  if (!field) return null;
  const alike = all.filter((other) => sameButNumbers(game, other, choice));
  const low = Math.min(...alike.map((other) => other.range?.low ?? (other.fields[field] as number)));
  const high = Math.max(...alike.map((other) => other.range?.high ?? (other.fields[field] as number)));
  return low < high ? { field, low, high } : null;
}

/** What may be clicked next: of every choice left, what is not picked yet of the first field that is not picked yet. */
export function legalThings(game: Game, left: Choice[], picked: Picked[]): Picked[] {
  const found = new Map<string, Picked>();
  for (const choice of left) {
    const open = named(game, choice).map((field) => field.filter((thing) => !picked.some((one) => same(one, thing))));
    for (const thing of open.find((field) => field.length) ?? []) found.set(`${thing.kind}:${thing.id}`, thing);
  }
  return [...found.values()];
}

export function action(choice: Choice, number?: number): Action {
  const fields = { ...choice.fields };
  if (choice.range) fields[choice.range.field] = number ?? choice.range.high;
  return { type: choice.type, ...fields };
}

/** The choices that name nothing on the table: they are buttons. */
export function bare(game: Game, all: Choice[]): Choice[] {
  return all.filter((choice) => things(game, choice).length === 0);
}
