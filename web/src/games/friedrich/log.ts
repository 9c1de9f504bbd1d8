// The log of Friedrich: whose counter stands beside an event, what is told after others have moved, and moves in one line.

import type { Entry, Event } from '../../lib/protocol';
import { NATION_TINCTURES, PRUSSIA, type FriedrichFacts } from './friedrich';
import type { Tincture } from '../../ui/tinctures';

/** What may stand between two steps of one move. */
const UNDER_WAY = ['Conquered', 'Reconquered', 'Questioned', 'TurnedDown', 'TurnedUp'];

/** The nation that an event is about. */
export function nationOf(event: Event, facts: FriedrichFacts): number | null {
  if (typeof event.nation === 'number') return event.nation;
  const { pieces, generals } = event as { pieces?: number[]; generals?: number[] };
  const piece = event.general ?? event.piece ?? pieces?.[0] ?? generals?.[0];
  if (typeof piece === 'number') return facts.pieces.nation[piece] ?? null;
  return event.type.startsWith('Offensive') ? PRUSSIA : null;
}

export function sign(event: Event, facts: FriedrichFacts): Tincture | null {
  const nation = nationOf(event, facts);
  return nation === null ? null : NATION_TINCTURES[nation]!;
}

/**
 * The steps of a move are one line, which tells where it came to; what happened under way stands before it. Who plays
 * whom is told by the panel of the nations.
 */
export function digest(entries: Entry[]): Entry[] {
  return entries.filter(({ event }, index) => event.type !== 'RoleTaken' && !goesOn(entries, index));
}

function goesOn(entries: Entry[], index: number): boolean {
  const { event } = entries[index]!;
  if (event.type !== 'Stepped') return false;
  const next = entries.slice(index + 1).find((entry) => !UNDER_WAY.includes(entry.event.type))?.event;
  return next?.type === 'Stepped' && JSON.stringify(next.pieces) === JSON.stringify(event.pieces);
}

export const HEADINGS = ['TurnBegan', 'StageBegan'];

/** What others did that one must not have missed. */
export const NOTED = [
  'Attacked',
  'Beaten',
  'Tied',
  'Conquered',
  'Reconquered',
  'Recruited',
  'Reentered',
  'TrainEliminated',
  'GeneralLost',
  'Starved',
  'Routed',
  'FateDrawn',
  'NationLeft',
  'GeneralRetired',
  'OffensiveDeclared',
  'OffensiveGivenUp',
];
