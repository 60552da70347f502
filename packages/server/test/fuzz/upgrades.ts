import type { Random } from '@pampa/rules';
import { oneOf } from '../chaos/random';
import { Player } from '../support/player';
import { exchange } from './exchange';
import { CANARY, noise } from './hostile';
import type { Tally } from './tally';

/** Long enough for the server to read it, and to answer or to close. */
const HANG_UP_MS = 40;

/** Asks for a socket in ways that no browser does, and goes on below the level of messages. Resolves to how many frames. */
export async function upgradeAttack(
  url: string,
  code: string,
  random: Random,
  tally: Tally,
): Promise<number> {
  tally.frames += 1;
  const port = Number(new URL(url).port);
  const path = random.int(2) === 0 ? oneOf(random, PATHS) : await roomPath(url, code);
  const lines = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...oneOf(random, HANDSHAKES)];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const frames = Array.from({ length: random.int(5) }, () => oneOf(random, FRAMES)(random));
  tally.frames += frames.length;
  const isHalf = random.int(8) === 0;
  const pieces = isHalf ? [head.subarray(0, random.int(head.length))] : [head, ...frames];
  const answer = await exchange({ port, pieces, hangUpMs: HANG_UP_MS });
  tally.count(typeof answer === 'string' ? `upgrade ${answer}` : `upgrade ${answer.status}`);
  if (typeof answer !== 'string' && answer.status >= 500)
    tally.problem(`${answer.status} to an upgrade of ${path}`);
  return 1 + frames.length;
}

/** A place that really waits for somebody. */
async function roomPath(url: string, code: string): Promise<string> {
  const { processId, roomId, sessionId } = await new Player(url, 'Zorro').reserve(code);
  return `/${processId}/${roomId}?sessionId=${sessionId}`;
}

const PATHS: readonly string[] = [
  '/',
  '//[',
  '*',
  '*%',
  '*:99999',
  '*[',
  '*|',
  `*${CANARY}|`,
  '/%',
  '/\\',
  '/\u0001',
  '//x:99999',
  `/${CANARY}`,
  `/a/b?sessionId=${CANARY}`,
  '/a/b?sessionId=%',
  '/a/__proto__?sessionId=__proto__',
  '/a/constructor?sessionId=constructor',
  '/a/b?sessionId=x&reconnectionToken=__proto__',
  '/a/b?sessionId=&skipHandshake=1',
  `http://${CANARY}/a/b?sessionId=x`,
  'http://[::1/a/b?sessionId=x',
  `/a/b?sessionId=${'x'.repeat(3000)}`,
  '/api/tables/stream',
  '/healthz',
];

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

const HANDSHAKES: readonly (readonly string[])[] = [
  [...UPGRADE, KEY],
  [...UPGRADE, KEY],
  [...UPGRADE, KEY],
  [...UPGRADE, KEY, `Origin: http://${CANARY}.example`],
  [...UPGRADE, KEY, 'Origin: null'],
  [...UPGRADE, `Sec-WebSocket-Key: ${CANARY}`],
  [...UPGRADE],
  ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 99', KEY],
  ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Connection: Upgrade', `Upgrade: ${CANARY}`],
  [...UPGRADE, KEY, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99'],
  [...UPGRADE, KEY, `Sec-WebSocket-Protocol: ${CANARY},${CANARY},\u0001`],
  [...UPGRADE, KEY, 'Content-Length: 10'],
  [...UPGRADE, KEY, `X-Real-IP: ${CANARY}`, `Host: ${CANARY}:99999`],
];

/** A frame as RFC 6455 has it, masked with zeros unless it shall not be. */
function webSocketFrame(
  first: number,
  payload: Buffer,
  { isMasked = true, length = payload.length } = {},
): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const header =
    length < 126
      ? Buffer.from([first, mask | length])
      : Buffer.from([first, mask | 126, length >> 8, length & 0xff]);
  return Buffer.concat([header, isMasked ? Buffer.alloc(4) : Buffer.alloc(0), payload]);
}

const FIN = 0x80;

const FRAMES: readonly ((random: Random) => Buffer)[] = [
  // Parts of a message that never ends, or never began.
  (random) => webSocketFrame(0x02, noise(random, 100)),
  (random) => webSocketFrame(0x00, noise(random, 100)),
  (random) => webSocketFrame(FIN, noise(random, 100)),
  (random) =>
    Buffer.concat([webSocketFrame(0x02, Buffer.from([21])), webSocketFrame(FIN | 0x09, noise(random, 9))]),
  // Kinds that there are not, reserved bits, no mask.
  (random) => webSocketFrame(FIN | (3 + random.int(5)), noise(random, 20)),
  (random) => webSocketFrame(FIN | 0x70 | 0x02, noise(random, 20)),
  (random) => webSocketFrame(FIN | 0x02, noise(random, 20), { isMasked: false }),
  // Control frames that are too long or in pieces, and reasons for closing that are none.
  (random) => webSocketFrame(FIN | 0x09, Buffer.alloc(126 + random.int(100))),
  () => webSocketFrame(0x08, Buffer.alloc(2)),
  () => webSocketFrame(FIN | 0x08, Buffer.from([3])),
  () => webSocketFrame(FIN | 0x08, Buffer.from([0x03, 0xed])),
  () => webSocketFrame(FIN | 0x08, Buffer.concat([Buffer.from([0x03, 0xe8]), Buffer.alloc(60, 0xff)])),
  (random) => webSocketFrame(FIN | 0x0a, noise(random, 100)),
  // Text that is none, and lengths that lie.
  () => webSocketFrame(FIN | 0x01, Buffer.alloc(30, 0xff)),
  (random) => webSocketFrame(FIN | 0x02, noise(random, 20), { length: 4000 }),
  () => Buffer.from([FIN | 0x02, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  () => Buffer.from([FIN | 0x02, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  (random) => noise(random, 200),
];
