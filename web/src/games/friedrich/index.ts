import type { Action, Event, View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import { frame, tinctureOf, type FriedrichFacts } from './friedrich';
import { veil } from './nations';
import { digest, HEADINGS, NOTED, sign } from './log';
import Nations from './Nations.svelte';
import Tray from './Tray.svelte';

/** The printed phase of a stage, by how many of its steps have begun. */
const PHASES = [0, 0, 1, 1, 2, 3, 4, 5, 5];
const NAMES = ['draw', 'move', 'fight', 'conquer', 'supply'];

function step(view: View) {
  const at = PHASES[frame(view, 'Stage')?.at ?? 0] ?? 0;
  return at ? { at, of: NAMES.length, name: `friedrich-phase-${NAMES[at - 1]}` } : null;
}

/** Playing no more names what it costs; to declare no offensive is to give it up. */
function label(action: Action, view: View, words: Words): string | null {
  if (action.type === 'Decline' && frame(view, 'Declaring')) return words.say('friedrich-give-up');
  const duel = frame(view, 'Duel');
  if (action.type !== 'Yield' || !duel) return null;
  const score = duel.attacks ? duel.score : -duel.score;
  const had = duel.attacks ? duel.attack : duel.defence;
  return words.say('friedrich-concede', { lost: Math.min(-score, had) });
}

const friedrich: GameUi<FriedrichFacts> = {
  Board,
  Tray,
  People: Nations,
  Tracks: Clock,
  columns: [],
  // Who gave no name is called by the role.
  players: (view, seats, words, facts) =>
    Array.from({ length: seats }, (_, seat) => ({
      tincture: tinctureOf(view, facts, seat),
      colour: words.list(
        (view.lead as number[]).flatMap((lead, role) => (lead === seat ? [words.name('role', role)] : [])),
      ),
      numbers: [],
      note: '',
      out: false,
    })),
  step,
  seatOf: (event: Event) => (typeof event.seat === 'number' ? event.seat : null),
  sign,
  veil,
  digest,
  headings: HEADINGS,
  noted: NOTED,
  round: (view) => view.turn || null,
  called: 'friedrich-turn',
  endings: ['Won', 'FrederickWon'],
  formed: ['Allot', 'Settle', 'Keep', 'Shift', 'Pay'],
  inTray: [
    'Allot',
    'Pay',
    'Settle',
    'Reinforce',
    'Keep',
    'Play',
    'PlayReserve',
    'PlayDouble',
    'Yield',
    'Discard',
    'Give',
    'SetAside',
  ],
  sparing: ['PlayReserve'],
  label,
};

export default friedrich;
