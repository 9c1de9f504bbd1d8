import type { Odds } from './protocol';
import type { Words } from './words';

const [LEAST, MOST] = [0.0005, 0.9995];

/** A probability in percent; what is only almost certain, or almost impossible, is not written as if it were. */
export function chance({ probability, fraction }: Odds, words: Words): string {
  const value = Number(probability);
  if (value >= MOST && fraction !== '1') return `> ${words.percent(0.999)}`;
  if (value < LEAST && fraction !== '0') return `< ${words.percent(0.001)}`;
  return words.percent(value);
}
