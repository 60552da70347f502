import { randomBytes } from 'node:crypto';
import type { HouseCode } from '@pampa/protocol';
import { ROOM_REQUESTS, type RoomRequestInput, type RoomRequestName } from '@pampa/protocol/requests';
import type { PublicTable } from '@pampa/protocol/state';
import { Player } from '../support/player';
import { codeOf, refusalOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

type Code = HouseCode | 'done';

interface Trial<Name extends RoomRequestName> {
  readonly asks: RoomRequestInput<Name>;
  /** In the gallery, before and in a match. */
  readonly gallery: readonly [Code, Code];
  /** In a seat that is not the host's, before and in a match. */
  readonly seat: readonly [Code, Code];
}

const hex = 'ab'.repeat(32);
const token = randomBytes(16).toString('base64url');
const id = 'request-1';

const NEVER = ['not-seated', 'not-seated'] as const;
const HOST_ONLY = { gallery: ['not-host', 'not-host'], seat: ['not-host', 'not-host'] } as const;
const LOBBY = { gallery: NEVER, seat: ['done', 'not-in-lobby'] } as const;

/** Every request there is, and what becomes of it. */
const TRIALS: { readonly [Name in RoomRequestName]: Trial<Name> } = {
  sit: {
    asks: { token, name: 'Eva', seat: 0, colour: null, commitment: null },
    gallery: ['seat-taken', 'seat-taken'],
    seat: ['already-seated', 'already-seated'],
  },
  rename: { asks: { name: 'Boris' }, ...LOBBY },
  colour: { asks: { colour: 'purple' }, ...LOBBY },
  ready: { asks: { ready: true }, ...LOBBY },
  commit: { asks: { commitment: hex }, ...LOBBY },
  open: { asks: { secret: hex }, gallery: NEVER, seat: ['not-starting', 'not-starting'] },

  options: { asks: { table: { chat: 'off' } }, ...HOST_ONLY },
  webhook: { asks: { url: null }, ...HOST_ONLY },
  'add-bot': { asks: { seat: null }, ...HOST_ONLY },
  'bot-level': { asks: { seat: 2, level: 'baron' }, ...HOST_ONLY },
  'remove-bot': { asks: { seat: 2 }, ...HOST_ONLY },
  shuffle: { asks: {}, ...HOST_ONLY },
  kick: { asks: { seat: 0 }, ...HOST_ONLY },
  'hand-over': { asks: { seat: 1 }, ...HOST_ONLY },
  start: { asks: {}, ...HOST_ONLY },
  hush: { asks: { who: 'p1', hushed: true }, ...HOST_ONLY },
  'remove-watcher': { asks: { who: 'w1' }, ...HOST_ONLY },

  act: { asks: { id, seq: 0, action: { type: 'dance' } }, gallery: NEVER, seat: ['not-playing', 'illegal'] },
  undo: { asks: { id, target: 1 }, gallery: NEVER, seat: ['not-playing', 'nothing-to-undo'] },
  rematch: { asks: {}, gallery: NEVER, seat: ['not-over', 'not-over'] },
  propose: { asks: { kind: 'pause' }, gallery: NEVER, seat: ['not-playing', 'done'] },
  claim: {
    asks: { token, seat: 0 },
    gallery: ['not-absent', 'not-absent'],
    seat: ['already-seated', 'already-seated'],
  },
  vote: { asks: { proposal: 9, yes: true }, gallery: NEVER, seat: ['no-such-proposal', 'no-such-proposal'] },

  say: { asks: { id, channel: 'table', text: 'hello' }, gallery: NEVER, seat: ['done', 'done'] },
  emote: { asks: { emote: 'cow' }, gallery: NEVER, seat: ['done', 'done'] },
  mute: { asks: { who: 'p1', muted: true }, gallery: ['done', 'done'], seat: ['done', 'done'] },
  listen: { asks: { gallery: true }, gallery: NEVER, seat: ['done', 'done'] },
  look: { asks: { looking: true }, gallery: ['done', 'done'], seat: ['done', 'done'] },
  nudge: { asks: { seat: 2 }, gallery: NEVER, seat: ['no-such-seat', 'no-such-seat'] },
  push: { asks: { subscription: null }, gallery: NEVER, seat: ['done', 'done'] },
  handoff: { asks: {}, gallery: NEVER, seat: ['done', 'done'] },

  // Last: whoever did one of them would have no seat to try the others from.
  resign: { asks: {}, gallery: NEVER, seat: ['not-playing', 'done'] },
  leave: { asks: {}, ...LOBBY },
};

const NAMES = Object.keys(TRIALS) as RoomRequestName[];

async function tryAll(player: Player): Promise<Record<string, Code>> {
  const codes: Record<string, Code> = {};
  for (const name of NAMES) codes[name] = await codeOf(player.request(name, TRIALS[name].asks));
  return codes;
}

const expected = (role: 'gallery' | 'seat', when: 0 | 1): Record<string, Code> =>
  Object.fromEntries(NAMES.map((name) => [name, TRIALS[name][role][when]]));

test('every request there is has been tried', () => {
  expect(new Set(NAMES)).toEqual(new Set(Object.keys(ROOM_REQUESTS)));
});

describe.each([
  ['before the match', gather, 0],
  ['in a match', deal, 1],
] as const)('%s', (_, begin, when) => {
  test('a spectator can do nothing that a seat can: every request is refused, and nothing has changed', async () => {
    const [ana] = await begin(server.url, 2);
    const zoe = new Player(server.url, 'Zoe');
    await zoe.join(ana!.table.code);
    await ana!.request('look', { looking: true });
    const before: PublicTable = ana!.table;
    expect(await tryAll(zoe)).toEqual(expected('gallery', when));
    await ana!.request('look', { looking: true });
    expect(ana!.table).toEqual(before);
    expect(ana!.lines.filter(({ from }) => from !== null)).toEqual([]);
    expect(ana!.emotes).toEqual([]);
  });

  test('somebody with a seat does what is his, and nothing that is the host’s', async () => {
    const [ana, bruno] = await begin(server.url, 2);
    const { host, options, seats } = ana!.table;
    expect(await tryAll(bruno!)).toEqual(expected('seat', when));
    await ana!.request('look', { looking: true });
    expect(ana!.table).toMatchObject({ host, options });
    const { id: hostId, name, colour } = seats[0]!;
    expect(ana!.table.seats[0]).toMatchObject({ id: hostId, name, colour, connected: true, hushed: false });
  });
});

describe('a request that is not one', () => {
  test.each(NAMES)('malformed, it is refused with a code, and the connection goes on: %s', async (name) => {
    const [ana] = await gather(server.url, 1);
    for (const junk of [{ junk: 1 }, 'junk', 7, [], true]) {
      const { code } = (await refusalOf(ana!.request(name, junk as never))) as { code: HouseCode };
      // An address is a thing people mistype: that one has a sentence of its own.
      expect(name === 'webhook' ? ['malformed', 'bad-webhook'] : ['malformed']).toContain(code);
    }
    expect(await codeOf(ana!.request('look', { looking: true }))).toBe('done');
    expect(ana!.closedWith).toBeNull();
  });

  test.each([
    ['dance', 'dance'],
    ['that of a prototype', '__proto__'],
    ['that of a class', 'constructor'],
    ['a very long one', 'x'.repeat(200)],
    ['a number', 7],
    ['that of a wildcard', '*'],
  ])('unknown, it is refused with a code, and the connection goes on: its name is %s', async (_, name) => {
    const [ana] = await gather(server.url, 1);
    expect(await codeOf(ana!.request(name as never, {} as never))).toBe('unknown-request');
    expect(await codeOf(ana!.request('look', { looking: true }))).toBe('done');
  });

  test('too big or too deep, it is refused with a code, and the connection goes on', async () => {
    const [ana] = await deal(server.url, 2);
    const deep = (levels: number): object => (levels === 0 ? {} : { deeper: deep(levels - 1) });
    const wide = Array.from({ length: 300 }, (_, index) => index);
    expect(await codeOf(ana!.act({ type: 'dance', ...deep(6) }))).toBe('too-large');
    expect(await codeOf(ana!.act({ type: 'dance', wide }))).toBe('too-large');
    expect(await codeOf(ana!.act({ type: 'dance', ...deep(4) }))).toBe('illegal');
    expect(await codeOf(ana!.request('look', { looking: true }))).toBe('done');
  });

  test('larger than any page would send, it costs its sender the connection, and nobody else anything', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    await expect(ana!.act({ type: 'x'.repeat(5000) })).rejects.toThrow('connection closed');
    expect(await codeOf(bruno!.request('look', { looking: true }))).toBe('done');
    await ana!.join(code);
    expect(ana!.seat).toBe(0);
  });
});
