import type { Event } from '../../lib/protocol';
import { TINCTURES } from '../../ui/tinctures';
import type { GameUi } from '../ui';
import Board from './Board.svelte';
import Tray from './Tray.svelte';

// A game without a board of its own is played from lists of what is legal: everything works, nothing is drawn.
const plain: GameUi = {
  Board,
  Tray,
  columns: [],
  players: (_view, seats) =>
    Array.from({ length: seats }, (_, seat) => ({
      tincture: TINCTURES[seat]!,
      colour: '',
      numbers: [],
      note: '',
      out: false,
    })),
  step: () => null,
  seatOf: (event: Event) => (typeof event.seat === 'number' ? event.seat : null),
  round: () => null,
};

export default plain;
