// One table as the client holds it: the newest moment, moments still to be shown, what has been picked, and answering.

import { api, Refused } from './api';
import { action as made, choices, legalThings, narrowed, rangeOf, same, sameButNumbers, things } from './narrow';
import type { Choice, Picked } from './narrow';
import type { Action, Entry, Event, Game, Moment, Odds, Refusal, Request, Snapshot, View } from './protocol';

/** How others' moves are shown: all at once, readably one after another, or each at a key. */
export type Pace = 'once' | 'readable' | 'step';
const READABLE = 650;
/** What is left to go on with, for an action that is repeated until so much of it is left. */
export type Left = (view: View, action: Action) => number;

/** What may be asked about. */
type Asked = { thing: string } | { action: Action };

export class Table {
  /** What is on the table now, as it is shown. */
  now = $state.raw<Snapshot>(undefined as unknown as Snapshot);
  log = $state.raw<Entry[]>([]);
  waiting = $state.raw<Moment[]>([]);
  picked = $state.raw<Picked[]>([]);
  chosen = $state.raw<Choice | null>(null);
  amount = $state(1);
  /** An action that is repeated stops when so much is left. */
  keep = $state(1);
  /** Whether an action is being repeated. */
  marching = $state(false);
  odds = $state.raw<Odds | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** Whether the next thing that is picked is only asked about. */
  asking = $state(false);
  connected = $state(true);
  past = $state.raw<Moment | null>(null);
  pace = $state<Pace>((localStorage.getItem('pace') as Pace | null) ?? 'readable');
  /** The last event seen before the others began to move. */
  left = $state(0);
  /** The seat whose request is wanted in front, where several of one's own are asked. */
  private turned = $state<number | null>(null);
  private stream: EventSource | null = null;
  private timer = 0;
  private acting = false;
  private latest: Action | null = null;
  /** Ends the pause between two of a row of repeated actions. */
  goOn = (): void => undefined;

  constructor(
    readonly game: Game,
    first: Snapshot,
    private leftFor: Left | undefined,
    /** Kinds of actions of whose number the least is proposed, and not the most. */
    private sparing: string[] = [],
    /** Kinds of actions that a form of the game answers, and no click on a thing. */
    private formed: string[] = [],
    /** What a seat may see of a view in which several people of one screen see what they can. */
    private veil: (view: View, seat: number | null) => View = (view) => view,
  ) {
    this.now = first;
    this.log = standing(first.events);
    this.left = first.number;
    this.begin();
  }

  // ---- what is asked --------------------------------------------------------------------------------------------

  shown: Moment = $derived.by(() => {
    const moment = this.past ?? this.now;
    if (!this.shared || this.now.closed) return moment;
    return { ...moment, view: this.veil(moment.view, this.sitting) };
  });

  /** The request in front of the person: at one screen, of the seat whose turn it is, or that was turned to. */
  request: Request | null = $derived(this.past || this.waiting.length ? null : this.inFront(this.now));

  all: Choice[] = $derived.by(() => (this.request ? choices(this.game, this.request.actions) : []));

  /** Of these, what is meant by clicks. */
  private clicked: Choice[] = $derived.by(() => this.all.filter((choice) => !this.formed.includes(choice.type)));

  /** What the seat may do besides, without answering what it is asked. */
  standing: Choice[] = $derived.by(() => (this.request ? choices(this.game, this.request.standing) : []));

  leftOver: Choice[] = $derived.by(() => this.fitting(this.picked));

  legal: Picked[] = $derived.by(() => (this.chosen ? [] : legalThings(this.game, this.leftOver, this.picked)));

  /** Whether several people sit at this screen, each with something to hide. */
  shared = $derived.by(() => this.now.hotseat && this.now.viewer.length > 1 && hides(this.game));

  /** Whose secrets may be on the screen: at one screen of several people, those of whoever is asked. */
  sitting: number | null = $derived(
    this.shared && !this.now.closed ? (this.request?.seat ?? null) : (this.now.viewer[0] ?? null),
  );

  /** An event as it may stand on the screen: at one screen, without what another of its people may not see. */
  told(event: Event): Event {
    if (!this.shared || this.now.closed || event.seat === this.sitting) return event;
    const secret = this.game.events[event.type]?.fields.filter((field) => field.secret) ?? [];
    return { ...event, ...Object.fromEntries(secret.map((field) => [field.name, null])) };
  }

  /** What may stand in the log: at one screen, nothing that only another of its people has heard of at all. */
  heard: Entry[] = $derived.by(() => this.log.filter(({ event }) => !this.unheard(event)));

  private unheard(event: Event): boolean {
    if (!this.shared || this.now.closed || event.seat === this.sitting) return false;
    const fields = this.game.events[event.type]?.fields ?? [];
    return fields.length > 0 && fields.every((field) => field.secret);
  }

  isLegal(kind: string, id: number): boolean {
    return this.legal.some((thing) => same(thing, { kind, id }));
  }

  isPicked(kind: string, id: number): boolean {
    return this.picked.some((thing) => same(thing, { kind, id }));
  }

  private inFront(moment: Moment): Request | null {
    return moment.requests.find((request) => request.seat === this.turned) ?? moment.requests[0] ?? null;
  }

  /** Answer for another of one's own seats, where several are asked at once. */
  turnTo(seat: number): void {
    if (seat === this.request?.seat || !this.now.requests.some((request) => request.seat === seat)) return;
    this.turned = seat;
    this.latest = null;
    this.begin();
  }

  // ---- picking --------------------------------------------------------------------------------------------------

  /** A click on a thing: pick it, take it back, choose with it, or learn why not. */
  async pick(kind: string, id: number): Promise<unknown> {
    this.refused = null;
    const asked = { thing: `${kind}:${this.game.names[kind]![id]}` };
    if (this.asking) return this.inquire(asked);
    if (!this.request) return;
    const thing = { kind, id };
    if (this.chosen && same(this.picked.at(-1) ?? { kind: '', id: 0 }, thing)) return this.confirm();
    if (this.isPicked(kind, id)) return this.unpick(thing);
    if (this.isLegal(kind, id)) return this.narrowTo([...this.picked, thing]);
    // Another beginning is meant where the thing begins something by itself.
    const anew = legalThings(this.game, this.clicked, []);
    if (anew.some((other) => same(other, thing))) return this.narrowTo([thing]);
    const meant = this.otherwise(thing);
    if (meant) return this.narrowTo(meant);
    return this.why(asked);
  }

  /** The choices that fit what is picked: of what is asked, else of what may be done besides. */
  private fitting(picked: Picked[]): Choice[] {
    const asked = narrowed(this.game, this.clicked, picked);
    return asked.length || !picked.length ? asked : narrowed(this.game, this.standing, picked);
  }

  /** What a click means that goes on with nothing legal: another end of the choice, or something done besides. */
  private otherwise(thing: Picked): Picked[] | undefined {
    const beginnings = this.chosen ? [this.picked.slice(0, -1), this.picked] : [this.picked];
    const begun = beginnings.find((one) => one.length && this.fitting([...one, thing]).length);
    if (begun) return [...begun, thing];
    const anew = legalThings(this.game, this.standing, []);
    return anew.some((other) => same(other, thing)) ? [thing] : undefined;
  }

  private narrowTo(picked: Picked[]): void {
    this.picked = picked;
    this.chosen = null;
    this.odds = null;
    const [first, ...others] = this.leftOver;
    const settled = first && others.every((other) => sameButNumbers(this.game, other, first));
    if (settled && (others.length || first.range || things(this.game, first).length))
      this.settle(others.at(-1) ?? first);
  }

  /** Choose an action, or learn why it may be done. */
  choose(choice: Choice): void {
    if (this.asking) void this.inquire({ action: made(choice) });
    else this.settle(choice);
  }

  private settle(choice: Choice): void {
    const range = rangeOf(this.game, this.all, choice);
    this.chosen = { ...choice, range };
    this.picked = things(this.game, choice);
    this.amount = (this.sparing.includes(choice.type) ? range?.low : range?.high) ?? 1;
    this.keep = Math.max(1, Math.min(this.keep, this.most));
    void this.askOdds();
  }

  /** Change the number of the chosen action, within its range. */
  change(by: number): void {
    const { range } = this.chosen ?? {};
    if (!range) return;
    this.amount = Math.max(range.low, Math.min(range.high, this.amount + by));
    void this.askOdds();
  }

  unpick(thing?: Picked): void {
    this.keep = 1;
    this.narrowTo(thing && !this.chosen ? this.picked.filter((one) => !same(one, thing)) : []);
  }

  /** What lies before the person when something new is asked: the same again where that can be, else everything. */
  private begin(): void {
    const again = this.latest && this.repeated(this.latest);
    if (again) return this.settle(again);
    this.keep = 1;
    this.narrowTo([]);
  }

  /** The choice that is this action again, with whatever number; only what rolls is done again. */
  private repeated(action: Action): Choice | undefined {
    if (!this.leftFor || !this.game.actions[action.type]!.rolls) return undefined;
    return this.all.findLast((choice) => sameButNumbers(this.game, choice, { type: action.type, fields: action }));
  }

  get action(): Action | null {
    return this.chosen && made(this.chosen, this.amount);
  }

  async askOdds(): Promise<void> {
    const { action, request } = this;
    if (!action || !request || !this.game.actions[action.type]!.rolls) return;
    const { keep } = this;
    const odds = await api.odds(this.now.id, request.seat, action, keep).catch(() => null);
    if (JSON.stringify([this.action, this.keep]) === JSON.stringify([action, keep])) this.odds = odds;
  }

  // ---- doing ----------------------------------------------------------------------------------------------------

  confirm(): Promise<boolean> {
    return this.action ? this.answer(this.action) : Promise.resolve(false);
  }

  async answer(action: Action): Promise<boolean> {
    const { request } = this;
    if (!request) return false;
    if (this.asking) return this.inquire({ action });
    this.latest = action;
    const besides = action.type in request.standing;
    const id = besides ? 0 : request.id;
    const done = await this.ask(() => api.answer(this.now.id, request.seat, id, action, this.last));
    // What is done besides leaves the request as it is, and nothing picked for it.
    if (done && besides) this.unpick();
    return done;
  }

  /** How much may be kept at most where the chosen action is repeated; 0: it cannot be repeated. */
  get most(): number {
    const { action } = this;
    if (!action || !this.leftFor || !this.game.actions[action.type]!.rolls) return 0;
    return this.leftFor(this.now.view, action) - 1;
  }

  /** Do the chosen action again and again with the most of its number, until it is not legal, or enough is left. */
  async march(): Promise<void> {
    const { action: begun, keep } = this;
    this.marching = true;
    while (begun && this.marching && this.most >= keep) {
      const next = this.repeated(begun);
      if (!next || !(await this.answer(made(next, rangeOf(this.game, this.all, next)?.high)))) break;
      await this.pause();
    }
    this.marching = false;
  }

  halt(): void {
    this.marching = false;
    this.goOn();
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      this.goOn = resolve;
      if (this.pace !== 'step') setTimeout(resolve, this.pace === 'once' ? 0 : READABLE);
    });
  }

  async undo(): Promise<boolean> {
    this.latest = null;
    const { undo } = this.now;
    const seat = undo.find((one) => one === this.request?.seat) ?? undo[0];
    return seat === undefined ? false : this.ask(() => api.undo(this.now.id, seat, this.last));
  }

  /** The question why, instead of the act: nothing is done. */
  private async inquire(what: Asked): Promise<false> {
    this.asking = false;
    await this.why(what);
    return false;
  }

  async why(what: Asked): Promise<void> {
    const seat = this.request?.seat ?? this.now.viewer[0];
    if (seat === undefined) return;
    try {
      const { refusal } = await api.why(this.now.id, seat, what);
      this.refused = refusal.reason === 'why-allowed' && 'action' in what ? this.allowed(what.action) : refusal;
    } catch (error) {
      this.tell(error);
    }
  }

  /** What is said of an action that may be done: the clause that allows it. */
  private allowed({ type }: Action): Refusal {
    return { clause: this.game.actions[type]!.clauses[0] ?? '', reason: 'web-why-may', args: {} };
  }

  private async ask(request: () => Promise<Snapshot>): Promise<boolean> {
    this.refused = null;
    this.acting = true;
    clearTimeout(this.timer);
    this.timer = 0;
    try {
      this.arrive(await request());
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    } finally {
      this.acting = false;
    }
  }

  private tell(error: unknown): void {
    if (!(error instanceof Refused)) {
      this.connected = false;
      return;
    }
    this.refused = error.refusal;
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
    if (!this.timer && (this.acting || this.pace !== 'step' || !moment.events.length)) this.showNext();
  }

  showNext = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    const [next, ...rest] = this.waiting;
    if (!next) return;
    this.waiting = rest;
    const happened = this.show(next);
    if (!happened || this.pace === 'once' || document.hidden) return this.showNext();
    if (this.pace === 'readable') this.timer = window.setTimeout(this.showNext, READABLE);
  };

  /** Show everything that waits. */
  skip = (): void => {
    while (this.waiting.length) this.showNext();
  };

  /** Returns whether something has happened. */
  private show(moment: Moment): boolean {
    const before = this.inFront(this.now);
    const fresh = moment.events.filter((entry) => entry.number > this.now.number);
    if (before && !moment.requests.length) this.left = this.now.number;
    this.log = standing([...this.log, ...fresh]);
    this.now = { ...this.now, ...moment };
    const after = this.inFront(this.now);
    if (before?.id !== after?.id || before?.seat !== after?.seat) this.begin();
    return fresh.length > 0;
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

/** Whether anything of a game is not for everybody's eyes. */
function hides(game: Game): boolean {
  return [game.actions, game.events].some((kinds) =>
    Object.values(kinds).some((kind) => kind.fields.some((field) => field.secret)),
  );
}

/** The log without what has been taken back. */
function standing(entries: Entry[]): Entry[] {
  const gone = new Set(
    entries.flatMap((entry) => (entry.event.type === 'TakenBack' ? (entry.event.numbers as number[]) : [])),
  );
  return entries.filter((entry) => entry.event.type !== 'TakenBack' && !gone.has(entry.number));
}
