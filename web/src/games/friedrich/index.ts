import type { Event } from '../../lib/protocol';
import type { GameUi } from '../ui';
import Tray from '../plain/Tray.svelte';
import Board from './Board.svelte';
import { nationsOf, tinctureOf, type FriedrichFacts } from './friedrich';

const friedrich: GameUi<FriedrichFacts> = {
  Board,
  Tray,
  columns: [],
  players: (view, seats, words, facts) =>
    Array.from({ length: seats }, (_, seat) => {
      const nations = nationsOf(view, seat).map((nation) => words.name('nation', nation));
      return {
        tincture: tinctureOf(view, facts, seat),
        colour: words.list(nations),
        numbers: [],
        note: '',
        out: false,
      };
    }),
  step: () => null,
  seatOf: (event: Event) => (typeof event.seat === 'number' ? event.seat : null),
  round: (view) => view.turn || null,
};

export default friedrich;
