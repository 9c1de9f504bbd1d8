import type { Words } from './words';

/** The title of a clause in the reader's language. */
export function clauseTitle(words: Words, id: string): string {
  return words.say(`clause-${id.replaceAll('.', '-')}`);
}
