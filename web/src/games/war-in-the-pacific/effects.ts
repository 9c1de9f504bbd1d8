import type { Choice } from '../../lib/narrow';
import type { Action, Odds } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';
import type { Hand } from './hand.svelte';
import { boxes, dice, pickedDie, targetOf, value, type PacificFacts } from './pacific';

/** What the chosen action would do, sentence by sentence. */
export function effects(table: Table, hand: Hand, facts: PacificFacts, words: Words): string[] {
  const choice = table.chosen;
  if (!choice) return [];
  return choice.type === 'Attack' ? attacked(choice, table, hand, facts, words) : [words.action(table.action!)];
}

function attacked(choice: Choice, table: Table, hand: Hand, facts: PacificFacts, words: Words): string[] {
  const { view } = table.shown;
  const island = choice.fields.target as number;
  const known = dice(view, table, hand.seat).find((one) => one.die === choice.fields.die);
  const left = boxes(view, facts, hand.seat, island)
    .flat()
    .filter((box) => !box.marked);
  const [box, second] = left;
  if (!box || !known) return [];
  const raising = choice.range ? table.amount : (choice.fields.cubes as number);
  const cubes = raising + (box.naval ? 1 : 0);
  const major = value(known, facts, raising) >= 2 * box.number;
  const last = major && second ? 2 : 1;
  return [
    words.say(box.naval ? 'pacific-marks-naval' : 'pacific-marks', { number: box.number }),
    cubes
      ? words.say('pacific-costs', { cubes, left: view.naval[hand.seat] - cubes })
      : words.say('pacific-costs-nothing'),
    words.say(major ? 'pacific-major' : 'pacific-not-major', { number: 2 * box.number }),
    left.length <= last
      ? words.say('pacific-captures', { points: facts.islands[island]!.suns })
      : words.say('pacific-left', { boxes: left.length - last, points: facts.islands[island]!.suns }),
  ];
}

/** Laying the chosen die where it is meant to go, before it is committed. */
export function laying(table: Table): Choice | undefined {
  const { chosen } = table;
  if (!chosen || chosen.type === 'Lay') return undefined;
  return table.standing.find(
    ({ type, fields }) =>
      type === 'Lay' && fields.die === chosen.fields.die && fields.target === targetOf(table, chosen),
  );
}

export interface Told {
  /** The island that is spoken of; -1: a raid. */
  island: number;
  label: string;
  odds: Odds;
}

/** The odds that stand now, and of what they are. */
export function told(table: Table, hand: Hand, words: Words): Told | null {
  const known = table.chosen ? table.odds && { of: table.action!, odds: table.odds } : hand.odds;
  if (!known || hand.looking) return null;
  const island = targetIsland(known.of);
  if (island < 0) return { island, label: words.say('pacific-odds-raid'), odds: known.odds };
  const id = known.of.type === 'Attack' ? 'pacific-odds-after' : 'pacific-odds-capture';
  return { island, label: words.say(id, { target: words.name('target', island) }), odds: meant(table, hand, known) };
}

/** Without what the dice laid there can do alone, where no die lies there or is about to. */
function meant(table: Table, hand: Hand, { of, odds }: { of: Action; odds: Odds }): Odds {
  const lies = (table.shown.view.laid[hand.seat] as number[]).some(
    (target, die) => target === of.target && !table.shown.view.spent[hand.seat][die],
  );
  if (lies || hand.drag || pickedDie(table) !== null) return odds;
  return { ...odds, rows: odds.rows.filter((row) => row.label.id !== 'pacific-odds-laid') };
}

function targetIsland(action: Action): number {
  return typeof action.target === 'number' ? action.target : -1;
}
