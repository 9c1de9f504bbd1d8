// One table as the client holds it: the newest moment, moments still to be shown, what has been picked, and answering.

import { api, Refused } from './api';
import { action as made, choices, legalThings, narrowed, same, type Choice, type Picked } from './narrow';
import type { Action, Clause, Entry, Game, Moment, Odds, Refusal, Request, Snapshot } from './protocol';

/** How others' moves are shown: all at once, readably one after another, or each at a key. */
export type Pace = 'once' | 'readable' | 'step';
const READABLE = 650;

export class Table {
  readonly game: Game;
  /** What is on the table now, as it is shown. */
  now = $state.raw<Snapshot>(undefined as unknown as Snapshot);
  log = $state.raw<Entry[]>([]);
  waiting = $state.raw<Moment[]>([]);
  picked = $state.raw<Picked[]>([]);
  chosen = $state.raw<Choice | null>(null);
  amount = $state(1);
  odds = $state.raw<Odds | null>(null);
  refused = $state.raw<{ refusal: Refusal; clause: Clause | null } | null>(null);
  connected = $state(true);
  past = $state.raw<Moment | null>(null);
  pace = $state<Pace>((localStorage.getItem('pace') as Pace | null) ?? 'readable');
  /** The last event seen before the others began to move. */
  left = $state(0);
  private stream: EventSource | null = null;
  private timer = 0;

  constructor(game: Game, first: Snapshot) {
    this.game = game;
    this.now = first;
    this.log = standing(first.events);
    this.left = first.number;
  }

  // ---- what is asked --------------------------------------------------------------------------------------------

  get shown(): Moment {
    return this.past ?? this.now;
  }

  /** The request in front of the person: at one screen, of the seat whose turn it is. */
  get request(): Request | null {
    return this.past || this.waiting.length ? null : (this.now.requests[0] ?? null);
  }

  get all(): Choice[] {
    return this.request ? choices(this.game, this.request.actions) : [];
  }

  get leftOver(): Choice[] {
    return narrowed(this.game, this.all, this.picked);
  }

  get legal(): Picked[] {
    return this.chosen ? [] : legalThings(this.game, this.leftOver, this.picked);
  }

  isLegal(kind: string, id: number): boolean {
    return this.legal.some((thing) => same(thing, { kind, id }));
  }

  isPicked(kind: string, id: number): boolean {
    return this.picked.some((thing) => same(thing, { kind, id }));
  }

  // ---- picking --------------------------------------------------------------------------------------------------

  /** A click on a thing: pick it, take it back, choose with it, or learn why not. */
  async pick(kind: string, id: number): Promise<unknown> {
    this.refused = null;
    if (!this.request) return;
    const thing = { kind, id };
    if (this.chosen && this.isPicked(kind, id) && same(this.picked.at(-1)!, thing)) return this.confirm();
    if (this.isPicked(kind, id)) return this.unpick(thing);
    if (this.isLegal(kind, id)) return this.narrowTo([...this.picked, thing]);
    // Another beginning is meant where the thing begins something by itself.
    const anew = legalThings(this.game, this.all, []);
    if (anew.some((other) => same(other, thing))) return this.narrowTo([thing]);
    return this.why({ thing: `${kind}:${this.game.names[kind]![id]}` });
  }

  private narrowTo(picked: Picked[]): void {
    this.picked = picked;
    this.chosen = null;
    this.odds = null;
    const left = this.leftOver;
    if (left.length && left.every((choice) => sameButNumbers(choice, left[0]!)) && !this.legal.length)
      this.choose(left.at(-1)!);
  }

  choose(choice: Choice): void {
    const range = rangeOf(this.leftOver, choice);
    this.chosen = { ...choice, range };
    this.amount = range?.high ?? 1;
    void this.askOdds();
  }

  unpick(thing?: Picked): void {
    this.narrowTo(thing ? this.picked.filter((one) => !same(one, thing)) : []);
  }

  get action(): Action | null {
    return this.chosen && made(this.chosen, this.amount);
  }

  async askOdds(): Promise<void> {
    const { action, request } = this;
    if (!action || !request || !this.game.actions[action.type]!.rolls) return;
    const odds = await api.odds(this.now.id, request.seat, action).catch(() => null);
    if (this.action && JSON.stringify(this.action) === JSON.stringify(action)) this.odds = odds;
  }

  // ---- doing ----------------------------------------------------------------------------------------------------

  confirm(): Promise<boolean> {
    return this.action ? this.answer(this.action) : Promise.resolve(false);
  }

  async answer(action: Action): Promise<boolean> {
    const { request } = this;
    if (!request) return false;
    return this.ask(() => api.answer(this.now.id, request.seat, request.id, action, this.last));
  }

  async undo(): Promise<boolean> {
    const seat = this.now.undo[0];
    return seat === undefined ? false : this.ask(() => api.undo(this.now.id, seat, this.last));
  }

  async why(what: { thing: string } | { action: Action }): Promise<void> {
    const seat = this.request?.seat ?? this.now.viewer[0];
    if (seat === undefined) return;
    try {
      this.refused = await api.why(this.now.id, seat, what);
    } catch (error) {
      this.tell(error);
    }
  }

  private async ask(request: () => Promise<Snapshot>): Promise<boolean> {
    this.refused = null;
    try {
      this.arrive(await request());
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    }
  }

  private tell(error: unknown): void {
    if (!(error instanceof Refused)) {
      this.connected = false;
      return;
    }
    this.refused = { refusal: error.refusal, clause: null };
    if (error.snapshot) this.arrive(error.snapshot);
  }

  // ---- what arrives ---------------------------------------------------------------------------------------------

  get last(): number {
    return this.waiting.at(-1)?.number ?? this.now.number;
  }

  listen(): void {
    this.stream = new EventSource(`/api/tables/${this.now.id}/stream?since=${this.last}`);
    this.stream.addEventListener('moment', (event) => this.arrive(JSON.parse((event as MessageEvent<string>).data)));
    this.stream.onopen = () => (this.connected = true);
    this.stream.onerror = () => (this.connected = false);
  }

  close(): void {
    this.stream?.close();
    clearTimeout(this.timer);
  }

  /** A moment has come: shown at once where it is the answer to one's own act, else at the pace that was set. */
  arrive(moment: Moment): void {
    const newest = this.waiting.at(-1) ?? this.now;
    if (moment.moment <= newest.moment) return;
    this.waiting = [...this.waiting, moment];
    if (!this.timer) this.showNext();
  }

  showNext = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    const [next, ...rest] = this.waiting;
    if (!next) return;
    this.waiting = rest;
    this.show(next);
    if (!rest.length || this.pace === 'step') return;
    if (this.pace === 'once') this.showNext();
    else this.timer = window.setTimeout(this.showNext, READABLE);
  };

  /** Show everything that waits. */
  skip = (): void => {
    while (this.waiting.length) this.showNext();
  };

  private show(moment: Moment): void {
    const fresh = moment.events.filter((entry) => entry.number > this.now.number);
    if (this.now.requests.length && !moment.requests.length) this.left = this.now.number;
    this.log = standing([...this.log, ...fresh]);
    this.now = { ...this.now, ...moment };
    this.picked = [];
    this.chosen = null;
    this.odds = null;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem('pace', pace);
    if (pace === 'once') this.skip();
  }

  // ---- the past -------------------------------------------------------------------------------------------------

  async look(number: number): Promise<void> {
    this.past = number >= this.now.number ? null : await api.moment(this.now.id, number);
  }

  present = (): void => {
    this.past = null;
  };
}

/** The log without what has been taken back. */
function standing(entries: Entry[]): Entry[] {
  const gone = new Set(
    entries.flatMap((entry) => (entry.event.type === 'TakenBack' ? (entry.event.numbers as number[]) : [])),
  );
  return entries.filter((entry) => entry.event.type !== 'TakenBack' && !gone.has(entry.number));
}

function sameButNumbers(one: Choice, other: Choice): boolean {
  return one.type === other.type && JSON.stringify(one.fields) === JSON.stringify(other.fields);
}

/** The whole run of the number among choices that differ in nothing else. */
function rangeOf(left: Choice[], choice: Choice): Choice['range'] {
  const runs = left.filter((other) => sameButNumbers(other, choice) && other.range).map((other) => other.range!);
  if (!runs.length) return choice.range;
  return { ...runs[0]!, low: Math.min(...runs.map((run) => run.low)), high: Math.max(...runs.map((run) => run.high)) };
}
