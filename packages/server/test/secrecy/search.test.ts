import { getMessageBytes, Protocol } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { packStep } from '@pampa/protocol';
import { mirrorOpen, RoomState } from '@pampa/protocol/state';
import { elGaucho } from '@pampa/rules/el-gaucho';
import { Random } from '@pampa/rules';
import type { Heard } from '../support/wire';
import { CanarySearch, canaryBytes, canaryText, hiddenTiles, type Canary } from './canaries';
import { Search } from './search';

const TILE = 5011;
const SECRET = 'c0ffee'.padEnd(64, '0123456789abcdef');
const canaries: readonly Canary[] = [
  canaryBytes('the secret', SECRET),
  canaryText('the token', 'tok_EN-4711'),
];
const forbidden = { tiles: new Set([TILE]), mayKnow: () => false };

const upgraded = Buffer.from('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n');

/** As a server frames it. */
function framed(message: Uint8Array): Buffer {
  const { length } = message;
  const head = length < 126 ? [0x82, length] : [0x82, 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), message]);
}

function findingsIn(...pieces: readonly Buffer[]): readonly string[] {
  const search = new Search(new CanarySearch(canaries));
  for (const bytes of pieces) search.hear({ connection: 0, bytes } satisfies Heard, forbidden);
  return [...search.findings].sort();
}

const message = (value: unknown): Buffer => framed(getMessageBytes.raw(Protocol.ROOM_DATA, 'held', value));

describe('What is planted is found', () => {
  test.each([
    ['in a list', { held: { drawn: [1001, TILE] } }],
    ['as the name of a field', { [TILE]: true }],
    ['as text', { why: `not ${TILE}!` }],
    ['deep down', { a: [{ b: { c: [[TILE]] } }] }],
  ])('a tile in a message, %s: as bytes or for what they mean', (_, value) => {
    const found = findingsIn(upgraded, message(value));
    expect(found).toContain(`tile ${TILE} in a message`);
    expect(found).toContain(`tile ${TILE} in bytes`);
  });

  test('a tile in a step', () => {
    const step = {
      seq: 1,
      seat: 0,
      at: 0,
      by: 'person',
      act: { type: 'keep', tiles: [TILE] },
      events: [],
    } as const;
    const packed = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, 'step', undefined, packStep(step));
    expect(findingsIn(upgraded, framed(packed))).toEqual([
      `tile ${TILE} in a message`,
      `tile ${TILE} in bytes`,
    ]);
  });

  test('a tile in the answer to a request', () => {
    const bytes = framed(
      getMessageBytes[Protocol.ROOM_RESPONSE](7, 1, { code: 'illegal', details: { tile: TILE } }),
    );
    expect(findingsIn(upgraded, bytes)).toContain(`tile ${TILE} in a message`);
  });

  test('a tile in the mirrored state, when somebody joins and as a change', () => {
    const { open } = elGaucho.setup({ layout: 'wide', startSeat: 0 }, 2, new Random(new Uint8Array(32)));
    const state = new RoomState();
    const encoder = new Encoder(state);
    mirrorOpen(state, 'el-gaucho', { ...open, tiles: open.tiles.map(() => 0) });
    const frame = (code: number, bytes: Uint8Array): Buffer =>
      framed(Buffer.concat([Buffer.from([code]), bytes]));
    const clean = frame(Protocol.ROOM_STATE, encoder.encodeAll());
    encoder.discardChanges();
    expect(findingsIn(upgraded, clean)).toEqual([]);

    mirrorOpen(state, 'el-gaucho', {
      ...open,
      tiles: open.tiles.map((_, space) => (space === 3 ? TILE : 0)),
    });
    const change = frame(Protocol.ROOM_STATE_PATCH, encoder.encode());
    const both = [`tile ${TILE} in a message`, `tile ${TILE} in bytes`];
    expect(findingsIn(upgraded, clean, change)).toEqual(both);
    expect(findingsIn(upgraded, frame(Protocol.ROOM_STATE, encoder.encodeAll()))).toEqual(both);
  });

  test.each([
    ['MessagePack', [0xcd, 0x13, 0x93]],
    ['the schema', [0xcd, 0x93, 0x13]],
    ['MessagePack, wastefully', [0xce, 0, 0, 0x13, 0x93]],
    ['the schema, wastefully', [0xce, 0x93, 0x13, 0, 0]],
    ['a packed step', [0xe3, 0x13, 0x93]],
    ['a float', [0xca, 0x45, 0x9c, 0x98, 0]],
    ['a double', [0xcb, 0x40, 0xb3, 0x93, 0, 0, 0, 0, 0]],
    ['text', [...Buffer.from(`{"t":${TILE}}`)]],
  ])('a tile as %s writes it, wherever it stands', (_, bytes) => {
    expect(findingsIn(Buffer.from([1, 2, 3, ...bytes, 0]))).toEqual([`tile ${TILE} in bytes`]);
  });

  test('anything that is cut in two by where a packet ends', () => {
    const whole = Buffer.concat([
      Buffer.from('HTTP/1.1 200 OK\r\n\r\n["'),
      Buffer.from(SECRET),
      Buffer.from(`",${TILE}]`),
    ]);
    for (let cut = 1; cut < whole.length; cut++) {
      expect(findingsIn(whole.subarray(0, cut), whole.subarray(cut))).toEqual([
        'the secret in bytes',
        `tile ${TILE} in bytes`,
      ]);
    }
  });

  test.each(['hex', 'base64', 'base64url', 'latin1'] as const)('a secret as %s', (encoding) => {
    const written = Buffer.from(Buffer.from(SECRET, 'hex').toString(encoding), 'latin1');
    expect(findingsIn(Buffer.concat([Buffer.from('before '), written, Buffer.from(' after')]))).toEqual([
      'the secret in bytes',
    ]);
  });

  test('a word, as it is and in an address', () => {
    expect(findingsIn(Buffer.from('GET /?t=tok_EN-4711 HTTP/1.1'))).toEqual(['the token in bytes']);
    expect(findingsIn(upgraded, message({ you: 'tok_EN-4711' }))).toEqual([
      'the token in a message',
      'the token in bytes',
    ]);
  });
});

describe('What only looks like it is not', () => {
  test.each([
    ['a part of a longer number', '1800000005011 50110 0.5011'],
    ['a part of a hash', 'a5011 5011f x-5011'],
    ['how long an answer is', 'HTTP/1.1 200 OK\r\nContent-Length: 5011\r\n\r\n{}'],
    ['how long a piece of it is', 'HTTP/1.1 200 OK\r\n\r\n5011\r\n{}\r\n0\r\n\r\n'],
  ])('%s', (_, text) => {
    expect(findingsIn(Buffer.from(text))).toEqual([]);
  });
});

test('at the start of a match most of the herd is hidden, and each seat knows its own tiles', () => {
  const state = elGaucho.setup({ layout: 'wide', startSeat: 0 }, 4, new Random(new Uint8Array(32)));
  const everything = hiddenTiles(state, null);
  const drawn = state.held.map((held) => held.drawn);
  expect(everything.size).toBe(state.sealed.pile.length + state.sealed.steppe.length + drawn.flat().length);
  for (const seat of [0, 1, 2, 3]) {
    const hidden = hiddenTiles(state, seat);
    expect([...everything].filter((tile) => !hidden.has(tile)).sort()).toEqual([...drawn[seat]!].sort());
  }
});
