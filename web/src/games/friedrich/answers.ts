// Several answers one after another, as a hand makes them. Each of them is in the list of what is legal, or it ends there.

import type { Choice } from '../../lib/narrow';
import type { Action } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';

export async function answerAll(table: Table, actions: Action[]): Promise<boolean> {
  for (const action of actions) {
    // What others do meanwhile is shown at once, or what is asked next would not be before us.
    table.skip();
    if (!isLegal(table, action) || !(await table.answer(action))) return false;
  }
  return true;
}

export function isLegal(table: Table, action: Action): boolean {
  return table.all.some((choice) => fits(choice, action));
}

/** Whether an action is one of those that a choice stands for. */
export function fits(choice: Choice, action: Action): boolean {
  if (choice.type !== action.type) return false;
  const { range } = choice;
  const number = range && (action[range.field] as number);
  if (range && (number! < range.low || number! > range.high)) return false;
  return Object.entries(choice.fields).every(([name, value]) => JSON.stringify(value) === JSON.stringify(action[name]));
}

/** The passes from hand to hand that bring the armies of a stack from what they are to what they should be. */
export function passes(before: Map<number, number>, after: Map<number, number>): Action[] {
  const left = new Map([...before].map(([general, armies]) => [general, armies - after.get(general)!]));
  const found: Action[] = [];
  for (const [giver] of before)
    for (const [taker] of before) {
      const armies = Math.min(left.get(giver)!, -left.get(taker)!);
      if (armies <= 0) continue;
      found.push({ type: 'Shift', giver, taker, armies });
      left.set(giver, left.get(giver)! - armies);
      left.set(taker, left.get(taker)! + armies);
    }
  return found;
}
