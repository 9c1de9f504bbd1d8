// Asking the server. A refusal is an answer like any other: it comes back as `Refused`, with what the server said.

import type {
  Action,
  Clause,
  Game,
  GameRow,
  Moment,
  Odds,
  Refusal,
  Rulebook,
  SeatReview,
  Snapshot,
  Value,
} from './protocol';
import type { Section } from '../ui/PlainSections.svelte';
import type { Language, Words } from './words';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly snapshot: Snapshot | null,
  ) {
    super(refusal.reason);
  }
}

/** What went wrong, in words. */
export function told(error: unknown, words: Words): string {
  return error instanceof Refused ? words.refusal(error.refusal) : words.say('web-server-silent');
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, body === undefined ? {} : post(body));
  const kind = response.headers.get('content-type') ?? '';
  const said = kind.includes('json') ? await response.json() : await response.text();
  if (!response.ok) throw new Refused(response.status, refusal(said), said?.snapshot ?? null);
  return said as T;
}

function post(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrftoken': cookie('csrftoken') },
    body: JSON.stringify(body),
  };
}

function cookie(name: string): string {
  return document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? '';
}

function refusal(said: { refusal?: Refusal } | string): Refusal {
  const told = typeof said === 'object' ? said?.refusal : undefined;
  return told ?? { clause: '', reason: 'web-server-silent', args: {} };
}

export interface NewTable {
  game: string;
  options: Record<string, Value>;
  seats: { kind: 'me' | 'bot' | 'open'; bot?: string; name?: string }[];
  takebacks: boolean;
  opened_after: 'rules' | 'all';
  hotseat: boolean;
}

export interface Founded {
  id: string;
  invitations: { seat: number; url: string }[];
  spectator: string;
}

export interface TableRow {
  id: string;
  game: string;
  status: Moment['status'];
  round: number | null;
  your_turn: boolean;
  asked: number[];
  names: string[];
  updated: string;
}

export const api = {
  games: () => ask<GameRow[]>('/games'),
  game: (key: string) => ask<Game>(`/games/${key}`),
  facts: <T>(key: string) => ask<T>(`/games/${key}/facts`),
  rulebook: (key: string, language: Language) => ask<Rulebook>(`/games/${key}/rulebook?lang=${language}`),
  text: (key: string, language: Language) => ask<string>(`/text/${key}/${language}`),
  tables: () => ask<TableRow[]>('/tables'),
  found: (table: NewTable) => ask<Founded>('/tables', table),
  join: (secret: string, name: string) => ask<{ id: string; seat: number }>('/join', { secret, name }),
  table: (id: string, since = 0) => ask<Snapshot>(`/tables/${id}?since=${since}`),
  answer: (id: string, seat: number, request: number, action: Action, since: number) =>
    ask<Snapshot>(`/tables/${id}/answer`, { seat, request, action, since, key: crypto.randomUUID() }),
  why: (id: string, seat: number, what: { thing: string } | { action: Action }) =>
    ask<{ refusal: Refusal; clause: Clause | null }>(`/tables/${id}/why`, { seat, ...what }),
  odds: (id: string, seat: number, action: Action, keep: number) =>
    ask<Odds | null>(`/tables/${id}/odds`, { seat, action, keep }),
  hint: <T>(id: string, seat: number, what: { thing: string } | { action: Action }) =>
    ask<T | null>(`/tables/${id}/hint`, { seat, ...what }),
  undo: (id: string, seat: number, since: number) => ask<Snapshot>(`/tables/${id}/undo`, { seat, since }),
  handOver: (id: string, seat: number, bot: string) => ask<Snapshot>(`/tables/${id}/seats/${seat}/bot`, { bot }),
  takeBack: (id: string, seat: number) => ask<Snapshot>(`/tables/${id}/seats/${seat}/back`, {}),
  rematch: (id: string) => ask<Founded>(`/tables/${id}/rematch`, {}),
  talk: (id: string, channel: string, text: string) => ask<void>(`/tables/${id}/talk`, { channel, text }),
  command: (id: string, text: string, lang: Language) => ask<Told>(`/tables/${id}/command`, { text, lang }),
  moment: (id: string, number: number) => ask<Moment>(`/tables/${id}/moments/${number}`),
  coach: (id: string, lang: Language, since = 0) =>
    ask<SeatReview[]>(`/tables/${id}/coach?lang=${lang}&since=${since}`),
  charts: (id: string) => ask<Record<string, number[][]>>(`/tables/${id}/charts`),
  import: (journal: string) => ask<{ id: string }>('/import', { journal }),
  verify: (journal: string) => ask<VerifyReport>('/verify', { journal }),
};

/** What a typed command is answered: lines of words, and rows of the position where it asked for them. */
export interface Told {
  lines: string[];
  sections: Section[];
}

export interface VerifyReport {
  checked: number;
  shut: number;
  wrong: { entry: number; fault: string }[];
}

/** The bot that is offered first: whichever does not play at random. */
export function strongest(bots: string[]): string {
  return bots.find((bot) => bot !== 'random') ?? bots[0] ?? '';
}
