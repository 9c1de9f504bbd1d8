import { describe, expect, it } from 'vitest';
import type { Game } from './protocol';
import { kebab, preferred, Words } from './words';

const game = {
  names: { territory: ['brasil', 'argelia'], city: ['lomza', 'meadow'] },
  titles: { city: ['Łomża', ''] },
  actions: {
    Attack: {
      fields: [
        { name: 'origin', kind: 'territory' },
        { name: 'target', kind: 'territory' },
        { name: 'armies', kind: 'number' },
      ],
      clauses: [],
    },
  },
  events: {
    CardDrawn: {
      fields: [
        { name: 'seat', kind: 'seat' },
        { name: 'card', kind: 'territory' },
      ],
      clauses: [],
    },
    CardRead: { fields: [{ name: 'text', kind: 'word' }], clauses: [] },
  },
} as unknown as Game;

const source = `
territory-brasil = Brasil
territory-argelia = Argelia
city-meadow = Prado
do-attack = Atacar { $target } desde { $origin } con { $armies }
event-card-drawn = { $card ->
    [hidden] { $seat } recibe una carta.
   *[other] { $seat } recibe { $card }.
}
event-card-read = Dice: { $text }.
ask-dice = { $dice-count ->
    [0] Sin dados ({ $effect }).
   *[other] Dados: { $dice } ({ $effect }).
}
effect-points = { $points } puntos
effect-none = nada
refused-far = { $origin } está lejos de { $seats }.
`;
const words = new Words('es', source, game, (seat) => ['Ana', 'Luis'][seat] ?? '?');

describe('words', () => {
  it('names what an action names', () => {
    expect(words.action({ type: 'Attack', origin: 0, target: 1, armies: 3 })).toBe('Atacar Argelia desde Brasil con 3');
  });

  it('calls a thing by its title where all languages call it so, else as the message says', () => {
    expect(words.name('city', 0)).toBe('Łomża');
    expect(words.name('city', 1)).toBe('Prado');
  });

  it('counts lists, and says messages inside of messages', () => {
    const effect = { type: 'Message', id: 'effect-none', args: {} };
    expect(words.message({ id: 'ask-dice', args: { dice: [], effect } })).toBe('Sin dados (nada).');
    expect(words.message({ id: 'ask-dice', args: { dice: ['P 3', 'Q 4'], effect } })).toBe('Dados: P 3 y Q 4 (nada).');
  });

  it('says a message that an event holds', () => {
    const text = { type: 'Message', id: 'effect-none', args: {} };
    expect(words.event({ type: 'CardRead', text })).toBe('Dice: nada.');
  });

  it('tells what is hidden from what is not', () => {
    expect(words.event({ type: 'CardDrawn', seat: 1, card: null })).toBe('Luis recibe una carta.');
    expect(words.event({ type: 'CardDrawn', seat: 1, card: 0 })).toBe('Luis recibe Brasil.');
  });

  it('reads things and seats out of a refusal', () => {
    const args = { origin: { type: 'Thing', kind: 'territory', id: 1 }, seats: [0, 1] };
    expect(words.refusal({ clause: '5.4', reason: 'refused-far', args })).toBe('Argelia está lejos de Ana y Luis.');
  });

  it('says the id of what it does not know', () => {
    expect(words.say('nothing-like-it')).toBe('nothing-like-it');
  });

  it('writes numbers as the reader does', () => {
    expect(words.percent(0.684)).toBe('68,4 %');
    expect(kebab('EndTurn')).toBe('end-turn');
  });

  it('writes a minus sign before numbers below zero', () => {
    expect(words.message({ id: 'effect-points', args: { points: -4 } })).toBe('−4 puntos');
    expect(words.message({ id: 'effect-points', args: { points: 1234 } })).toBe('1234 puntos');
  });

  it('picks a language', () => {
    expect(preferred(['pt-PT', 'en'])).toBe('pt-BR');
    expect(preferred(['de', 'es-AR'])).toBe('es');
    expect(preferred([])).toBe('en');
  });
});
