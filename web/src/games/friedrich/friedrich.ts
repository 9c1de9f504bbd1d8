// A view of Friedrich, decoded from its columns: nations, pieces, objectives, cards, and what is going on. Nothing here
// decides what is legal. Numbers are those of the game: nations in the order of their stages, suits as in `SUITS`.

import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import type { Tincture } from '../../ui/tinctures';

export interface FriedrichFacts {
  /** By city. */
  suit: number[];
  country: number[];
  /** By nation. */
  depots: number[][];
  objectives: { city: number[]; nation: number[]; order: number[] };
  /** By piece; a train has the rank 0. The generals come before the trains. */
  pieces: { nation: number[]; rank: number[] };
  generals: number;
  roles: { of: number[]; nations: number[][] };
  /** By nation: armies at the start, which are also the most; cards of a stage by how many cuts have been drawn. */
  troops: number[];
  draws: number[][];
  /** By tactical card; the suit of a Reserve is -1, its value 0. */
  cards: { suit: number[]; value: number[]; deck: number[]; reserve: number };
  /** By Card of Fate and suit: whether its text does anything. */
  effects: boolean[][];
}

// ---- nations --------------------------------------------------------------------------------------------------------

export const [PRUSSIA, HANOVER, RUSSIA, SWEDEN, AUSTRIA, IMPERIAL_ARMY, FRANCE] = [0, 1, 2, 3, 4, 5, 6] as const;
const NATIONS = 7;
export const NATION_TINCTURES: Tincture[] = ['blue', 'sky', 'green', 'teal', 'white', 'yellow', 'red'];
/** By country, in the order of the game's data; Poland is nobody's. */
export const COUNTRY_TINCTURES: Record<string, Tincture | null> = {
  prussia: 'blue',
  hanover: 'sky',
  sweden: 'teal',
  austria: 'white',
  saxony: 'purple',
  empire: 'yellow',
  poland: null,
};

export const NOBODY = -1;

/** The letter of a nation on its objectives. */
export function letter(words: Words, nation: number): string {
  return words.name('nation', nation).slice(0, 1).toUpperCase();
}

/** The nations that a seat plays now, in the order of their stages. */
export function nationsOf(view: View, seat: number): number[] {
  return Array.from({ length: NATIONS }, (_, nation) => nation).filter((nation) => view.player[nation] === seat);
}

/** The tincture of a seat: that of its first nation; before it has one, of the role it leads. */
export function tinctureOf(view: View, facts: FriedrichFacts, seat: number): Tincture {
  const role = (view.lead as number[]).indexOf(seat);
  const nation = nationsOf(view, seat)[0] ?? facts.roles.nations[role]?.[0];
  return nation === undefined ? (['blue', 'green', 'white', 'red'] as const)[seat % 4]! : NATION_TINCTURES[nation]!;
}

// ---- pieces ---------------------------------------------------------------------------------------------------------

export interface FriedrichPiece {
  piece: number;
  nation: number;
  /** 0: a train. */
  rank: number;
  /** Where it stands; -1: lost, it may come back; -2: out of the game. */
  city: number;
  /** Armies under a general; null: hidden from the viewer, or a train. */
  armies: number | null;
  /** New armies of this stage, likewise. */
  received: number | null;
  faceDown: boolean;
  moved: boolean;
  beaten: boolean;
}

/** All pieces that take part, on the map or off it. */
export function pieces(view: View, facts: FriedrichFacts): FriedrichPiece[] {
  return (view.city as number[]).map((city, piece) => ({
    piece,
    nation: facts.pieces.nation[piece]!,
    rank: facts.pieces.rank[piece]!,
    city,
    armies: (view.armies[piece] as number | undefined) ?? null,
    received: (view.received[piece] as number | undefined) ?? null,
    faceDown: Boolean(view.face_down[piece]),
    moved: Boolean(view.moved[piece]),
    beaten: Boolean(view.beaten[piece]),
  }));
}

export interface Stack {
  city: number;
  nation: number;
  /** From the highest rank down. */
  pieces: FriedrichPiece[];
  /** What they command together, where the viewer knows it of all. */
  armies: number | null;
}

/** What stands in the cities, one stack a city. */
export function stacks(view: View, facts: FriedrichFacts): Stack[] {
  const found = new Map<number, Stack>();
  for (const one of pieces(view, facts)) {
    if (one.city < 0) continue;
    const stack = found.get(one.city) ?? { city: one.city, nation: one.nation, pieces: [], armies: 0 };
    stack.pieces.push(one);
    stack.armies = stack.armies === null || one.armies === null ? null : stack.armies + one.armies;
    found.set(one.city, stack);
  }
  return [...found.values()];
}

// ---- objectives -----------------------------------------------------------------------------------------------------

export interface FriedrichObjective {
  objective: number;
  city: number;
  nation: number;
  order: number;
  conquered: boolean;
  questioned: boolean;
}

export function objectives(view: View, facts: FriedrichFacts): FriedrichObjective[] {
  return facts.objectives.city.map((city, objective) => ({
    objective,
    city,
    nation: facts.objectives.nation[objective]!,
    order: facts.objectives.order[objective]!,
    conquered: Boolean(view.conquered[objective]),
    questioned: Boolean(view.questioned[objective]),
  }));
}

// ---- cards ----------------------------------------------------------------------------------------------------------

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
/** Suits, drawn in a box of 20 x 20 round the origin. */
export const SUIT_PATHS = [
  'M0,-9.3A4.3,4.3 0 0 1 3.7,-2.8A4.3,4.3 0 1 1 1.5,4.6C1.6,7 2.2,8.6 3.6,9.6H-3.6C-2.2,8.6 -1.6,7 -1.5,4.6A4.3,4.3 0 1 1 -3.7,-2.8A4.3,4.3 0 0 1 0,-9.3Z',
  'M0,-10L7.2,0L0,10L-7.2,0Z',
  'M0,9.5C-3,5.5 -9,2 -9,-3.3A4.6,4.6 0 0 1 0,-5A4.6,4.6 0 0 1 9,-3.3C9,2 3,5.5 0,9.5Z',
  'M0,-9C4,-4 8.5,-1 8.5,3.5A4.3,4.3 0 0 1 1.4,6.4C1.5,8 2.2,9 3.4,9.8H-3.4C-2.2,9 -1.5,8 -1.4,6.4A4.3,4.3 0 0 1 -8.5,3.5C-8.5,-1 -4,-4 0,-9Z',
];
/** The token of the ink of each suit. */
export const SUIT_INKS = ['--s-blk', '--s-red', '--s-red', '--s-blk'];

/** The zone of a tactical card in the hand of a nation is `HAND` + nation. */
export const HAND = 4;

/** The cards of a hand, as far as the viewer knows them, by suit and value; Reserves come last. */
export function hand(view: View, facts: FriedrichFacts, nation: number): number[] {
  const { suit, value } = facts.cards;
  const order = (card: number) => (suit[card]! < 0 ? 100 : suit[card]! * 20) + value[card]!;
  const held = (view.cards.zone as number[]).flatMap((zone, card) => (zone === HAND + nation ? [card] : []));
  return held.sort((one, other) => order(one) - order(other));
}

/** How many cards lie in a zone, whoever looks; of one deck, where it is named. */
export function cardsIn(view: View, zone: number, deck?: number): number {
  return (view.cards.counts as [number, number, number][])
    .filter(([place, back]) => place === zone && (deck === undefined || back === deck))
    .reduce((sum, [, , count]) => sum + count, 0);
}

// ---- what is going on -----------------------------------------------------------------------------------------------

interface Frame {
  type: string;
  [field: string]: any;
}

/** The uppermost frame of a type. */
export function frame(view: View, type: string): Frame | undefined {
  return (view.stack as Frame[]).findLast((one) => one.type === type);
}

/** The combats of this stage that are known: the cities of attackers and defenders, and whether it is being fought. */
export function combats(view: View): { origin: number; target: number; fought: boolean }[] {
  const duel = frame(view, 'Duel');
  const pairs: any[] = frame(view, 'Combats')?.pairs ?? [];
  const open = pairs.map((pair) => {
    const [origin, target] = Array.isArray(pair) ? pair : [pair.origin, pair.target];
    return { origin: origin as number, target: target as number, fought: false };
  });
  if (!duel) return open;
  const others = open.filter((pair) => pair.origin !== duel.origin || pair.target !== duel.target);
  return [...others, { origin: duel.origin, target: duel.target, fought: true }];
}
