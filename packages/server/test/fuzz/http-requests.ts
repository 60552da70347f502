import { isHouseCode } from '@pampa/protocol';
import type { Random } from '@pampa/rules';
import { oneOf } from '../chaos/random';
import { VERSIONS } from '../support/player';
import { exchange, type RawAnswer } from './exchange';
import { CANARY, hostileText, hostileValue, noise } from './hostile';
import type { Tally } from './tally';

/** Every path the server knows, and some it should not. `$` stands for a code or an id. */
const PATHS: readonly string[] = [
  '/api/tables',
  '/api/tables/$',
  '/api/tables/$/join',
  '/api/tables/stream',
  '/api/matches/$',
  '/healthz',
  '/readyz',
  '/metrics',
  '/monitor',
  '/monitor/api',
  '/admin',
  '/admin/session',
  '/',
  '/t/$',
  '/watch/$',
  '/replay/$',
  '/rules/$',
  '/assets/$',
  '/favicon.ico',
  '/matchmake/joinOrCreate/table',
  '/__healthcheck',
];

const METHODS = [
  'GET',
  'GET',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'NONSENSE',
];

const POSTED = ['/api/tables', '/api/tables/$/join', '/admin/session'];

const IDS: readonly string[] = [
  'BDFGH',
  'bd-fgh',
  CANARY,
  `..%2f..%2f${CANARY}`,
  `../../../etc/passwd`,
  `..\\..\\${CANARY}`,
  `%2e%2e/%2e%2e/${CANARY}`,
  `%00${CANARY}`,
  `%${CANARY}`,
  '%ff%fe',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  `${CANARY}?${CANARY}=${CANARY}`,
  `?${'a[]=1&'.repeat(300)}`,
  `?a${'[b]'.repeat(200)}=1`,
  `?__proto__[isHost]=1&download=${CANARY}`,
  CANARY.repeat(100),
  CANARY.repeat(1800),
  `;${CANARY}`,
  `//${CANARY}`,
];

const HANG_UP_MS = 30;

/** Sends one request over a connection of its own, and judges the answer. Resolves to 1. */
export async function httpAttack(port: number, code: string, random: Random, tally: Tally): Promise<number> {
  tally.frames += 1;
  if (random.int(12) === 0) {
    const bytes = Buffer.concat([noise(random, 400), Buffer.from('\r\n\r\n')]);
    judge(await exchange({ port, pieces: [bytes], hangUpMs: HANG_UP_MS }), bytes, tally);
    return 1;
  }
  const { bytes, isWhole } = requestOf(code, random);
  const cut = random.int(bytes.length);
  // What is announced and never comes is waited for, so these hang up; and some do without a reason.
  const isPatient = isWhole && random.int(25) > 0;
  const pieces = [bytes.subarray(0, cut), ...(isWhole && !isPatient ? [] : [bytes.subarray(cut)])];
  judge(await exchange({ port, pieces, ...(isPatient ? {} : { hangUpMs: HANG_UP_MS }) }), bytes, tally);
  return 1;
}

function requestOf(code: string, random: Random): { readonly bytes: Buffer; readonly isWhole: boolean } {
  const id = random.int(3) === 0 ? code : oneOf(random, IDS);
  // Half of them where they get furthest.
  const isPost = random.int(2) === 0;
  const path = oneOf(random, isPost ? POSTED : PATHS).replace('$', id);
  const method = isPost ? 'POST' : oneOf(random, METHODS);
  const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : bodyOf(random);
  const { headers, isWhole } = headersOf(random, body);
  const lines = [
    `${method} ${path} HTTP/${random.int(15) === 0 ? '1.0' : '1.1'}`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...headers,
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return { bytes: Buffer.concat([head, body]), isWhole: isWhole && method !== 'CONNECT' };
}

interface Headers {
  readonly headers: readonly string[];
  /** Nothing is announced that does not come. */
  readonly isWhole: boolean;
}

function headersOf(random: Random, body: Buffer): Headers {
  const strange: readonly string[][] = [
    [],
    [],
    [`Authorization: Bearer ${CANARY}`],
    [`Authorization: ${CANARY.repeat(500)}`],
    [`Cookie: ${`a=${CANARY}; `.repeat(100)}`],
    [`X-Forwarded-For: ${CANARY}, 1.2.3.4`, 'X-Forwarded-Proto: https', `X-Forwarded-Host: ${CANARY}`],
    [`Origin: http://${CANARY}.example`],
    ['Origin: null'],
    [`Accept: text/html;q=${CANARY}`],
    [`Accept-Language: ${CANARY}`],
    ['Expect: 100-continue'],
    ['Transfer-Encoding: chunked'],
    ['Range: bytes=0-1,2-3,5-'],
    [`If-None-Match: ${CANARY}`],
    [`${CANARY}: ${CANARY.repeat(3000)}`],
    Array.from({ length: 300 }, (_, index) => `X-${index}: ${CANARY}`),
    [`X-Folded: ${CANARY}`, ` ${CANARY}`],
  ];
  const types = [
    'application/json',
    'application/json',
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    `application/json; charset=${CANARY}`,
    'multipart/form-data; boundary=x',
    CANARY,
  ];
  const chosen = oneOf(random, strange);
  const isChunked = chosen.includes('Transfer-Encoding: chunked');
  const length = random.int(12) === 0 ? random.int(2000) : body.length;
  const headers = [
    ...(body.length > 0 ? [`Content-Type: ${oneOf(random, types)}`] : []),
    ...(body.length > 0 && !isChunked ? [`Content-Length: ${length}`] : []),
    ...(random.int(20) === 0 ? [`Content-Encoding: ${oneOf(random, ['gzip', 'br', CANARY])}`] : []),
    ...chosen,
  ];
  return { headers, isWhole: !isChunked && length <= body.length };
}

function bodyOf(random: Random): Buffer {
  const honest = { ...VERSIONS, game: 'el-gaucho', name: 'Ana', token: 'A'.repeat(22), commitment: null };
  const names = Object.keys(honest);
  const bodies: readonly (() => string)[] = [
    () => json({ ...VERSIONS, name: 'Ana', token: 'A'.repeat(22) }),
    () => json({ ...honest, [oneOf(random, names)]: hostileValue(random) }),
    () => json({ ...honest, [CANARY]: hostileText(random) }),
    () => json({ ...honest, name: hostileText(random) }),
    () => json(hostileValue(random)),
    () => `{"__proto__":{"name":"${CANARY}"},"constructor":1}`,
    () => '['.repeat(5000) + ']'.repeat(5000),
    () => '{"a":'.repeat(1500) + '1' + '}'.repeat(1500),
    () => json(honest).slice(0, random.int(60)),
    () => `${json(honest)}${CANARY}`,
    () => '9'.repeat(400) + 'e999',
    () => json({ ...honest, name: CANARY.repeat(2000) }),
    () => '',
  ];
  const text = Buffer.from(oneOf(random, bodies)());
  return random.int(10) === 0 ? Buffer.concat([text, noise(random, 40)]) : text;
}

/** JSON knows less than MessagePack: what it can't say becomes a text. */
function json(value: unknown): string {
  if (value === undefined) return CANARY;
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
}

/** What Node itself refuses before our code sees it: no body, and the connection is closed. */
const OF_NODE = [400, 408, 413, 417, 431];

function judge(answer: RawAnswer | 'closed' | 'silence' | 'left', sent: Buffer, tally: Tally): void {
  if (typeof answer === 'string') {
    tally.count(`http ${answer}`);
    if (answer === 'silence') tally.problem(`silence after ${begin(sent)}`);
    return;
  }
  const { status, head, body } = answer;
  tally.count(`http ${status}`);
  if (status < 400) return;
  if (status >= 500 && status !== 503) tally.problem(`${status} after ${begin(sent)}`);
  if (OF_NODE.includes(status) && body === '' && /^connection: close/im.test(head)) return;
  if (sent.toString('latin1', 0, 5) === 'HEAD ' || isHouseCode(codeOf(body))) return;
  const isPage = status === 404 && /^content-type: text\/html/im.test(head);
  if (!isPage) tally.problem(`${status} without a code after ${begin(sent)}`);
}

function codeOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { readonly code?: unknown }).code;
  } catch {
    return null;
  }
}

function begin(sent: Buffer): string {
  return JSON.stringify(sent.toString('latin1', 0, 300));
}
