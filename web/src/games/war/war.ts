// A view of War, and the questions that its components ask of it. Nothing here decides what is legal.

import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { TINCTURES, type Tincture } from '../../ui/tinctures';
import type { PlayerRow } from '../ui';

export interface WarFacts {
  colours: Tincture[];
  continents: { armies: number; territories: number[] }[];
  figures: ('triangle' | 'square' | 'circle' | null)[];
  exchange: { plus5: number[]; plus10: number[] };
  goals: ({ colour: number } | { territories: number; armies: number } | { continents: number[]; further: number })[];
  switched: { territories: number; armies: number };
}

const PILE_ZONES = 2;

export function tinctureOf(view: View, seat: number, facts: WarFacts): Tincture {
  return facts.colours[view.colour[seat]] ?? TINCTURES[seat]!;
}

export function cardsIn(view: View, zone: number): number {
  const counts: [number, number, number][] = view.cards.counts;
  return counts.filter(([where]) => where === zone).reduce((sum, [, , count]) => sum + count, 0);
}

export function hand(view: View, seat: number): number[] {
  const zones: number[] = view.cards.zone;
  return zones.flatMap((zone, card) => (zone === PILE_ZONES + seat ? [card] : []));
}

export function objective(view: View, seat: number): number | null {
  const card = (view.objectives.zone as number[]).indexOf(PILE_ZONES + seat);
  return card < 0 ? null : card;
}

export function owned(view: View, seat: number): number {
  return (view.owner as number[]).filter((owner) => owner === seat).length;
}

export function armies(view: View, seat: number): number {
  return (view.owner as number[]).reduce((sum, owner, place) => sum + (owner === seat ? view.armies[place] : 0), 0);
}

function whole(view: View, seat: number, facts: WarFacts): number[] {
  return facts.continents.flatMap(({ territories }, continent) =>
    territories.every((place) => view.owner[place] === seat) ? [continent] : [],
  );
}

export function players(view: View, seats: number, words: Words, facts: WarFacts): PlayerRow[] {
  return Array.from({ length: seats }, (_, seat) => {
    const tincture = tinctureOf(view, seat, facts);
    const continents = whole(view, seat, facts).map(
      (continent) => `${words.name('continent', continent)} +${facts.continents[continent]!.armies}`,
    );
    return {
      tincture,
      colour: view.colour[seat] >= 0 ? words.name('colour', view.colour[seat]) : '',
      numbers: [owned(view, seat), armies(view, seat), cardsIn(view, PILE_ZONES + seat)],
      note: continents.join(', '),
      out: view.eliminated_by[seat] >= 0,
    };
  });
}

/** How far an objective is, as rows of what is held of what is needed. */
export interface Progress {
  label: string;
  have: number;
  need: number;
}

export function progress(view: View, seat: number, card: number, facts: WarFacts, words: Words): Progress[] {
  let goal = facts.goals[card]!;
  if ('colour' in goal) {
    const target = (view.colour as number[]).indexOf(goal.colour);
    const by = target < 0 ? -1 : view.eliminated_by[target];
    if (target >= 0 && target !== seat && by < 0) {
      return [{ label: words.name('colour', goal.colour), have: 42 - owned(view, target), need: 42 }];
    }
    goal = facts.switched;
  }
  if ('territories' in goal) {
    const { armies: least, territories } = goal;
    const have = (view.owner as number[]).filter(
      (owner, place) => owner === seat && view.armies[place] >= least,
    ).length;
    return [{ label: words.say('war-territories'), have, need: territories }];
  }
  const rows = goal.continents.map((continent) => row(view, seat, continent, facts, words));
  if (!goal.further) return rows;
  const others = facts.continents
    .map((_, continent) => continent)
    .filter((continent) => !goal.continents.includes(continent));
  const best = others
    .map((continent) => row(view, seat, continent, facts, words))
    .sort((a, b) => b.have / b.need - a.have / a.need)[0]!;
  return [...rows, { ...best, label: words.say('war-third', { continent: best.label }) }];
}

function row(view: View, seat: number, continent: number, facts: WarFacts, words: Words): Progress {
  const { territories } = facts.continents[continent]!;
  const have = territories.filter((place) => view.owner[place] === seat).length;
  return { label: words.name('continent', continent), have, need: territories.length };
}
