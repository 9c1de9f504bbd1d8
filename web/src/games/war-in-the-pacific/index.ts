import type { Event } from '../../lib/protocol';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import { players, type PacificFacts } from './pacific';
import Tracks from './Tracks.svelte';
import Tray from './Tray.svelte';

const pacific: GameUi<PacificFacts> = {
  Board,
  Tray,
  Tracks,
  columns: ['pacific-turn', 'pacific-points'],
  players,
  step: () => null,
  seatOf: (event: Event) => (typeof event.seat === 'number' ? event.seat : null),
  round: (view) => Math.max(...(view.turn as number[])) || null,
  called: 'pacific-round',
  sparing: ['Attack', 'Research', 'Raid', 'Raise'],
  charts: [
    { id: 'points', seats: true },
    { id: 'boxes', seats: true },
  ],
};

export default pacific;
