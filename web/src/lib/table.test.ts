import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game, Menu, Snapshot } from './protocol';

const game = {
  names: { territory: ['a', 'b', 'c'], objective: ['x', 'y'] },
  titles: {},
  actions: {
    Attack: {
      fields: [
        { name: 'origin', kind: 'territory' },
        { name: 'target', kind: 'territory' },
        { name: 'armies', kind: 'number' },
      ],
      rolls: true,
      clauses: [],
    },
    Advance: { fields: [{ name: 'armies', kind: 'number' }], clauses: [] },
    EndTurn: { fields: [], clauses: ['3.9'] },
    Reroll: { fields: [{ name: 'origin', kind: 'territory' }], clauses: [] },
    Lay: {
      fields: [
        { name: 'origin', kind: 'territory' },
        { name: 'target', kind: 'territory' },
      ],
      clauses: [],
    },
  },
  events: {
    ObjectiveDrawn: {
      fields: [
        { name: 'seat', kind: 'seat' },
        { name: 'objective', kind: 'objective', secret: true },
      ],
      clauses: [],
    },
  },
} as unknown as Game;

let moments = 0;

function snapshot(actions: Menu | null, armies: number[], more: Partial<Snapshot> = {}): Snapshot {
  moments += 1;
  const request = {
    seat: 0,
    id: moments,
    prompt: { id: '', args: {} },
    clauses: [],
    actions: actions ?? {},
    standing: {},
  };
  return {
    id: 't',
    viewer: [0],
    hotseat: false,
    closed: false,
    number: moments,
    moment: moments,
    view: { armies },
    requests: actions ? [request] : [],
    events: [],
    undo: [],
    ...more,
  } as unknown as Snapshot;
}

/** A table, and the server's next answers. */
async function tableOf(first: Snapshot, ...answers: Snapshot[]) {
  const asked: unknown[] = [];
  const numbers: number[] = [];
  const fetch = async (path: string, init?: { body?: string }) => {
    const said = path.endsWith('/odds') ? null : answers.shift();
    if (!path.endsWith('/odds')) {
      const body = JSON.parse(init!.body!);
      asked.push(body.action);
      numbers.push(body.request);
    }
    return { ok: true, headers: new Headers({ 'content-type': 'application/json' }), json: async () => said };
  };
  vi.stubGlobal('fetch', fetch);
  const { Table } = await import('./table.svelte');
  const table = new Table(game, first, (view, action) => view.armies[action.origin as number]);
  table.setPace('once');
  return { table, asked, numbers };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { cookie: '', hidden: false });
  vi.stubGlobal('window', { setTimeout });
});

describe('a table', () => {
  it('chooses by itself what differs in its number alone', async () => {
    const { table } = await tableOf(snapshot({ Advance: [[[1, 3]]] }, []));
    expect(table.action).toEqual({ type: 'Advance', armies: 3 });
    table.change(-1);
    expect(table.action).toEqual({ type: 'Advance', armies: 2 });
  });

  it('leaves a choice where there is one', async () => {
    const { table } = await tableOf(snapshot({ Attack: [[0, 1, 1]], EndTurn: [[]] }, [4, 1, 1]));
    expect(table.chosen).toBeNull();
  });

  it('repeats an attack with the most armies until so many are left', async () => {
    const attacks = (most: number): Menu => ({ Attack: [[0, 1, [1, most]]], EndTurn: [[]] });
    const { table, asked } = await tableOf(
      snapshot(attacks(3), [6, 3, 1]),
      snapshot(attacks(3), [5, 2, 1]),
      snapshot(attacks(2), [3, 2, 1]),
    );
    await table.pick('territory', 0);
    table.keep = 3;
    await table.march();
    expect(asked).toEqual([
      { type: 'Attack', origin: 0, target: 1, armies: 3 },
      { type: 'Attack', origin: 0, target: 1, armies: 3 },
    ]);
    expect(table.action).toEqual({ type: 'Attack', origin: 0, target: 1, armies: 2 });
  });

  it('does besides what it is not asked, and goes on being asked', async () => {
    const besides = (): Snapshot => {
      const told = snapshot({ Attack: [[0, 1, [1, 3]]], EndTurn: [[]] }, [4, 1, 1]);
      told.requests[0] = { ...told.requests[0]!, id: 7, standing: { Lay: [[0, 2]] } };
      return told;
    };
    const { table, asked, numbers } = await tableOf(besides(), besides());
    await table.pick('territory', 0);
    expect(table.action?.type).toBe('Attack');
    await table.pick('territory', 2);
    expect(table.action).toEqual({ type: 'Lay', origin: 0, target: 2 });
    await table.confirm();
    expect([asked, numbers]).toEqual([[{ type: 'Lay', origin: 0, target: 2 }], [0]]);
    expect([table.chosen, table.picked, table.request?.id]).toEqual([null, [], 7]);
  });

  it('does besides what it is not asked where the only legal thing stands chosen already', async () => {
    const told = snapshot({ Reroll: [[0]], EndTurn: [[]] }, [4, 1, 1]);
    told.requests[0] = { ...told.requests[0]!, standing: { Lay: [[0, 2]] } };
    const { table } = await tableOf(told);
    await table.pick('territory', 0);
    expect(table.action?.type).toBe('Reroll');
    await table.pick('territory', 2);
    expect(table.action).toEqual({ type: 'Lay', origin: 0, target: 2 });
  });

  it('takes the next act for a question, and does nothing', async () => {
    const attacks: Menu = { Attack: [[0, 1, 1]], EndTurn: [[]] };
    const said = { refusal: { clause: '', reason: 'why-allowed', args: {} }, clause: null } as unknown as Snapshot;
    const { table, asked } = await tableOf(snapshot(attacks, [4, 1, 1]), said, said, snapshot(attacks, [4, 1, 1]));
    table.asking = true;
    expect(await table.answer({ type: 'EndTurn' })).toBe(false);
    expect([table.refused, table.asking]).toEqual([{ clause: '3.9', reason: 'web-why-may', args: {} }, false]);
    table.asking = true;
    table.choose(table.all[0]!);
    expect(table.chosen).toBeNull();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(await table.answer({ type: 'EndTurn' })).toBe(true);
  });

  it('stops repeating when it is told to', async () => {
    const { table, asked } = await tableOf(
      snapshot({ Attack: [[0, 1, 1]] }, [6, 3, 1]),
      snapshot({ Attack: [[0, 1, 1]] }, [5, 3, 1]),
    );
    const march = table.march();
    table.halt();
    await march;
    expect(asked).toHaveLength(1);
    expect(table.marching).toBe(false);
  });

  it('keeps what one of two people at a screen knows from the other', async () => {
    const drawn = { type: 'ObjectiveDrawn', seat: 1, objective: 0 };
    const { table } = await tableOf(snapshot({ EndTurn: [[]] }, [], { hotseat: true, viewer: [0, 1] }));
    expect(table.told(drawn)).toEqual({ ...drawn, objective: null });
    expect(table.told({ ...drawn, seat: 0 })).toEqual({ ...drawn, seat: 0 });
  });
});
