// What the cities are in the position that is shown: objectives and depots, and whose.

import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { letter, NATION_TINCTURES, NOBODY, objectives, PRUSSIA, type FriedrichFacts } from './friedrich';
import type { Mark } from './paint';

export function marksOf(view: View, facts: FriedrichFacts, words: Words): Map<number, Mark> {
  const found = new Map<number, Mark>();
  facts.depots.forEach((cities, nation) => {
    if (!plays(view, nation)) return;
    for (const city of cities) found.set(city, { ...mark('depot', nation, words), order: 0 });
  });
  for (const one of objectives(view, facts)) {
    if (!one.conquered && !plays(view, one.nation)) continue;
    if (one.nation === PRUSSIA && !prussiaConquers(view)) continue;
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

/** Objectives of Prussia are there for the offensive, and in the Austrian Theatre. */
function prussiaConquers(view: View): boolean {
  return view.options.expert || (view.seats === 2 && view.options.two_players === 'austrian-theatre');
}
