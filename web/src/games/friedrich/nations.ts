// What the panels say of the nations: who plays them, what they have, how far they are. Nothing here decides what is legal.

import type { View } from '../../lib/protocol';
import {
  AUSTRIA,
  cardsIn,
  frame,
  HAND,
  HANOVER,
  IMPERIAL_ARMY,
  NOBODY,
  objectives,
  PRUSSIA,
  RUSSIA,
  SWEDEN,
  type FriedrichFacts,
  type FriedrichObjective,
} from './friedrich';

const NATIONS = [0, 1, 2, 3, 4, 5, 6];
const MARIA_THERESA = 2;
const DECKS = 4;
/** The zone of a card whose place is not known. */
const UNKNOWN = -1;

export interface NationRow {
  nation: number;
  /** -1: it is out of the game. */
  seat: number;
  cards: number;
  /** Cards by deck, which their backs tell everybody. */
  backs: number[];
  armies: number;
  most: number;
  /** Objectives held, of those that it needs; null: it conquers nothing. */
  held: number | null;
  needed: number;
  /** It needs only the objectives of the first order. */
  eased: boolean;
}

/** The nations that take part, or have: with two players only those of the scenario. */
export function nationRows(view: View, facts: FriedrichFacts): NationRow[] {
  return NATIONS.filter((nation) => view.seats > 2 || view.player[nation] !== NOBODY).map((nation) => {
    const needed = ownObjectives(view, facts, nation).filter((one) => one.order === 1 || !eased(view, nation));
    return {
      nation,
      seat: view.player[nation],
      cards: cardsIn(view, HAND + nation),
      backs: Array.from({ length: DECKS }, (_, deck) => cardsIn(view, HAND + nation, deck)),
      armies: view.total[nation],
      most: facts.troops[nation]!,
      held: conquers(view, nation) ? needed.filter((one) => one.conquered).length : null,
      needed: needed.length,
      eased: eased(view, nation),
    };
  });
}

export function ownObjectives(view: View, facts: FriedrichFacts, nation: number): FriedrichObjective[] {
  return objectives(view, facts).filter((one) => one.nation === nation);
}

/** Whether a nation has anything to conquer: Hanover never, Prussia only on the offensive. */
export function conquers(view: View, nation: number): boolean {
  if (nation === HANOVER || view.player[nation] === NOBODY) return false;
  if (nation !== PRUSSIA) return true;
  if (view.seats === 2) return view.options.two_players === 'austrian-theatre';
  return view.options.expert && ['open', 'declared'].includes(view.offensive);
}

/** Whether what has happened to others spares a nation its objectives of the second order. */
export function eased(view: View, nation: number): boolean {
  if (nation === SWEDEN) return view.player[SWEDEN] !== NOBODY && view.player[RUSSIA] === NOBODY;
  if (nation !== AUSTRIA && nation !== IMPERIAL_ARMY) return false;
  const player = view.player[IMPERIAL_ARMY];
  return player !== NOBODY && player !== view.lead[MARIA_THERESA];
}

/** The nation whose doing is asked for: of a combat, of a purchase, else the active one. */
export function busy(view: View): number {
  const duel = frame(view, 'Duel');
  if (duel) return duel.attacks ? duel.nation : duel.enemy;
  const asking = view.stack.findLast(
    (one: Record<string, unknown>) => typeof one.recruiter === 'number' || typeof one.nation === 'number',
  );
  return asking?.recruiter ?? asking?.nation ?? view.active;
}

/** A view without the armies of generals, and the cards in hands, that are not this seat's. */
export function veil(view: View, seat: number | null, facts: FriedrichFacts): View {
  const own = (nation: number) => seat !== null && view.player[nation] === seat;
  const mine = (column: number[]) => column.map((value, piece) => (own(facts.pieces.nation[piece]!) ? value : null));
  const zone = (view.cards.zone as number[]).map((place) => (place < HAND || own(place - HAND) ? place : UNKNOWN));
  return { ...view, armies: mine(view.armies), received: mine(view.received), cards: { ...view.cards, zone } };
}
