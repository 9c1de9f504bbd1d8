// Words: Fluent messages, the same catalogues as the server's; numbers stay numbers, things become their names.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Action, Event, Field, Game, Kind, Message, Refusal, Thing, Value } from './protocol';

export const LANGUAGES = ['es', 'pt-BR', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language.split('-')[0] === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
    readonly game: Game | null = null,
    readonly seats: (seat: number) => string = (seat) => String(seat + 1),
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same words for a table whose seats have these names. */
  seated(seats: (seat: number) => string): Words {
    const twin = Object.create(this) as Words;
    Object.defineProperty(twin, 'seats', { value: seats });
    return twin;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message; its id where the catalogue lacks it, so that nobody faces an empty button. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args) : id;
  }

  message(message: Message): string {
    return this.say(message.id, this.loose(message.args));
  }

  refusal(refusal: Refusal): string {
    return this.say(refusal.reason, this.loose(refusal.args));
  }

  event(event: Event): string {
    return this.record(`event-${kebab(event.type)}`, event, this.game?.events[event.type]);
  }

  action(action: Action): string {
    return this.record(`do-${kebab(action.type)}`, action, this.game?.actions[action.type]);
  }

  /** An action as a button names it: shortly, where the game has shorter words for it. */
  act(action: Action): string {
    const id = `act-${kebab(action.type)}`;
    return this.has(id) ? this.record(id, action, this.game?.actions[action.type]) : this.action(action);
  }

  /** The name of a thing, as `territory 11`. */
  name(kind: string, id: number): string {
    const title = this.game?.titles[kind]?.[id];
    if (title) return title;
    const ids = this.game?.names[kind];
    return this.say(`${kind}-${ids?.[id] ?? id}`);
  }

  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  }

  percent(value: number): string {
    return `${this.number(value * 100, 1)} %`;
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  private record(id: string, record: Action, kind: Kind | undefined): string {
    const fields = kind?.fields ?? [];
    return this.say(
      id,
      Object.fromEntries([
        ...fields.map((field) => [field.name, this.typed(field, record[field.name]!)]),
        ...counts(record),
      ]),
    );
  }

  private typed(field: Field, value: Value): FluentVariable {
    if (value === null) return 'hidden';
    if (Array.isArray(value))
      return this.list(value.map((item) => String(this.typed({ ...field, many: false }, item))));
    if (isMessage(value)) return this.message(value);
    if (field.kind === 'seat') return this.seats(value as number);
    if (this.game && field.kind in this.game.names) return this.name(field.kind, value as number);
    return free(value);
  }

  private loose(args: Record<string, Value>): Record<string, FluentVariable> {
    const said = Object.entries(args ?? {}).map(([name, value]) => [name, this.untyped(name, value)]);
    return Object.fromEntries([...said, ...counts(args ?? {})]);
  }

  private untyped(name: string, value: Value): FluentVariable {
    if (isThing(value)) return this.name(value.kind, value.id);
    if (isMessage(value)) return this.message(value);
    if (name === 'seat') return this.seats(value as number);
    if (Array.isArray(value))
      return this.list(value.map((item) => String(this.untyped(name === 'seats' ? 'seat' : name, item))));
    return free(value);
  }
}

/** A value that says itself what it is; a number below zero is a text with a true minus sign, as the server tells it. */
function free(value: Value): FluentVariable {
  if (typeof value !== 'number') return String(value);
  return value < 0 ? `−${-value}` : value;
}

/** How long lists are: a message may choose its words by `cards-count`. */
function counts(args: Record<string, Value>): [string, number][] {
  return Object.entries(args).flatMap(([name, value]) =>
    Array.isArray(value) ? [[`${name}-count`, value.length]] : [],
  );
}

function isThing(value: Value): value is Thing & { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value.type === 'Thing';
}

function isMessage(value: Value): value is Message & { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value.type === 'Message';
}

/** `EndTurn` -> `end-turn`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
