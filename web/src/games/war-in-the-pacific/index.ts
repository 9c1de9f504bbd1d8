import type { Event } from '../../lib/protocol';
import type { GameUi } from '../ui';
import About from './About.svelte';
import Board from './Board.svelte';
import { players, type PacificFacts } from './pacific';
import Tracks from './Tracks.svelte';
import Tray from './Tray.svelte';

const pacific: GameUi<PacificFacts> = {
  Board,
  Tray,
  Tracks,
  About,
  columns: [
    { icon: 'clock', title: 'pacific-turn' },
    { icon: 'flag', title: 'pacific-points' },
  ],
  tabs: { map: { icon: 'flag', title: 'pacific-tab-sheet' }, tray: { icon: 'dice', title: 'pacific-tab-dice' } },
  players,
  step: () => null,
  seatOf: (event: Event) => (typeof event.seat === 'number' ? event.seat : null),
  // Several players are each at a turn of their own.
  round: (view) => (view.turn.length === 1 && view.turn[0]) || null,
  called: 'pacific-round',
  sparing: ['Attack', 'Research', 'Raid', 'Raise'],
  endings: ['Finished'],
  charts: [
    { id: 'points', seats: true },
    { id: 'boxes', seats: true },
  ],
};

export default pacific;
