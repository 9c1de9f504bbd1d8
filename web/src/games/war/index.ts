import type { Picked } from '../../lib/narrow';
import type { Event, View } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Tracks from './Tracks.svelte';
import Tray from './Tray.svelte';
import { players, type WarFacts } from './war';

const STEPS: Record<string, number> = {
  Receiving: 1,
  Attacking: 2,
  Battle: 2,
  Advancing: 2,
  Moving: 3,
  DrawingCard: 4,
};
const NAMES = ['phase-place', 'phase-attack', 'phase-move', 'phase-card'];

function step(view: View) {
  const top: string | undefined = view.stack.findLast((frame: { type: string }) => frame.type in STEPS)?.type;
  const at = top ? STEPS[top]! : 0;
  return at && view.round > 1 ? { at, of: 4, name: NAMES[at - 1]! } : null;
}

function seatOf(event: Event): number | null {
  return typeof event.seat === 'number' ? event.seat : null;
}

function about(view: View, picked: Picked[], words: Words) {
  const last = picked.at(-1)!;
  if (last.kind !== 'territory') return null;
  const seat: number = view.owner[last.id];
  const [from, to] = [picked[0]!.id, last.id].map((place) => view.armies[place] as number);
  const against = view.owner[picked[0]!.id] !== seat;
  const text = against
    ? words.say('war-of-against', { seat: words.seats(seat), attack: from!, defence: to! })
    : words.seats(seat);
  return { seat: seat < 0 ? null : seat, number: to!, text };
}

const war: GameUi<WarFacts> = {
  Board,
  Tray,
  Tracks,
  columns: [
    { icon: 'flag', title: 'war-territories' },
    { icon: 'people', title: 'war-armies' },
    { icon: 'card', title: 'war-cards' },
  ],
  players,
  step,
  seatOf,
  round: (view) => view.round || null,
  left: (view, action) => view.armies[action.origin as number],
  keep: 'war-keep',
  about,
  charts: [
    { id: 'territories', seats: true },
    { id: 'armies', seats: true },
    { id: 'luck', seats: true },
  ],
};

export default war;
