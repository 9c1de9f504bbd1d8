import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './words';

const SOURCES = join(import.meta.dirname, '..');
const PYTHON = join(SOURCES, '../../src/casusbelli');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.(ts|svelte)$/.test(name),
);
// Ids are written out in the sources, or begun there and ended by a name of the game; the server's are tested there.
const found = files.flatMap((name) =>
  [
    ...readFileSync(join(SOURCES, name), 'utf8').matchAll(
      /['`]((?:web|war(?!-in-the-pacific)|pacific|friedrich|phase|chart)-[a-z0-9-]*)(['`$])/g,
    ),
  ].map(([, id, end]) => ({ id: id!, whole: end !== '$' })),
);

function catalogue(language: string): string[] {
  const homes = ['server', 'table', 'games/war', 'games/war_in_the_pacific', 'games/friedrich'].map((home) =>
    join(PYTHON, home, 'text', `${language}.ftl`),
  );
  return homes.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!));
}

describe.each(LANGUAGES)('the catalogue of %s', (language) => {
  const ids = catalogue(language);

  it('has every message of the client', () => {
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ id, whole }) => whole && !ids.includes(id))).toEqual([]);
  });

  it('has some message for every beginning of one', () => {
    expect(found.filter(({ id, whole }) => !whole && !ids.some((one) => one.startsWith(id)))).toEqual([]);
  });
});
