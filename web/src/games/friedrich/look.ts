// What the cities are in the position that is shown: objectives and depots, and whose.

import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import {
  letter,
  NATION_TINCTURES,
  NOBODY,
  objectives,
  PRUSSIA,
  type FriedrichFacts,
  type FriedrichObjective,
} from './friedrich';
import { conquers } from './nations';
import type { Mark } from './paint';

export function marksOf(view: View, facts: FriedrichFacts, words: Words): Map<number, Mark> {
  const found = new Map<number, Mark>();
  facts.depots.forEach((cities, nation) => {
    if (!plays(view, nation)) return;
    for (const city of cities) found.set(city, { ...mark('depot', nation, words), order: 0 });
  });
  for (const one of objectives(view, facts)) {
    if (!matters(view, one)) continue;
    const { order, conquered, questioned } = one;
    const depot = found.has(one.city);
    found.set(one.city, { ...mark('objective', one.nation, words), order, conquered, questioned, depot });
  }
  return found;
}

function mark(kind: Mark['kind'], nation: number, words: Words): Mark {
  const tincture = NATION_TINCTURES[nation]!;
  const plain = { order: 1, conquered: false, questioned: false, depot: kind === 'depot' };
  return { kind, letter: letter(words, nation), tincture, ...plain };
}

/** Whether a nation is in the game. Before the roles are taken, all are. */
export function plays(view: View, nation: number): boolean {
  const players = view.player as number[];
  return players[nation] !== NOBODY || players.every((player) => player === NOBODY);
}

/** Whether an objective is one: those of Prussia are none unless she conquers, others as long as their nation plays. */
export function matters(view: View, { nation, conquered }: FriedrichObjective): boolean {
  return nation === PRUSSIA ? conquers(view, PRUSSIA) : conquered || plays(view, nation);
}
