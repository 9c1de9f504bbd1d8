// A combat as a line: the score after every card, seen from the attacker. It is read from the log, so that the last one
// can still be looked at when it is over.

import type { Entry, Event } from '../../lib/protocol';

export interface Played {
  nation: number;
  card: number;
  value: number;
  /** The score after it, seen from the attacker. */
  score: number;
}

export interface Fought {
  nation: number;
  enemy: number;
  origin: number;
  target: number;
  attack: number;
  defence: number;
  played: Played[];
  /** What it ended with; null: it goes on. */
  end: Event | null;
}

const ENDS = ['Beaten', 'Tied'];

/** The last combat of what has been told. */
export function lastCombat(log: Entry[], until: number): Fought | null {
  const told = log.filter((entry) => entry.number <= until).map((entry) => entry.event);
  const from = told.findLastIndex((event) => event.type === 'Attacked');
  if (from < 0) return null;
  const { nation, enemy, origin, target, attack, defence } = told[from] as unknown as Omit<Fought, 'played' | 'end'>;
  const after = told.slice(from + 1);
  const over = after.findIndex((event) => ENDS.includes(event.type));
  const during = over < 0 ? after : after.slice(0, over);
  const played = during
    .filter((event) => event.type === 'CardPlayed')
    .map((event) => ({
      nation: event.nation as number,
      card: event.card as number,
      value: event.value as number,
      score: (event.score as number) * (event.nation === nation ? 1 : -1) || 0,
    }));
  return { nation, enemy, origin, target, attack, defence, played, end: after[over] ?? null };
}

/** The scores of a combat from its beginning on. */
export function scores(combat: Fought): number[] {
  return [combat.attack - combat.defence, ...combat.played.map((one) => one.score)];
}

/** A score with its sign, which a plus and a true minus are. */
export function signed(score: number): string {
  return score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0';
}
