import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CODE_LETTERS } from '@pampa/protocol';
import type { Scheme } from '../attack';
import type { Counts } from '../floods/order';

/** More on one connection may be cut off before any is looked at, so guesses also come in fours on many connections. */
const FEW = 4;
/** What one address may guess in ten minutes. */
const GUESSES = 20;
const ANSWERED_WITHIN_MS = 5000;
const LOOK_EVERY_MS = 20;

/** Sends all of it in one write, and counts the statuses that come back until all have or the server has closed. */
async function statusesOf(port: number, from: string, requests: readonly string[]): Promise<Counts> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.write(requests.join(''));
  const until = performance.now() + ANSWERED_WITHIN_MS;
  const statuses = (): string[] => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status!);
  while (performance.now() < until && !socket.destroyed && statuses().length < requests.length) {
    await pause(LOOK_EVERY_MS);
  }
  socket.destroy();
  const counts: Record<string, number> = {};
  for (const status of statuses()) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const get = (path: string, host: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\n${more}\r\n`;

function codeOfNumber(number: number): string {
  const { length } = CODE_LETTERS;
  return Array.from(
    { length: 5 },
    (_, place) => CODE_LETTERS[Math.floor(number / length ** place) % length],
  ).join('');
}

/** What came of guesses that were all sent at once: in one write, and a few in one write on each of many connections. */
async function guess(
  port: number,
  ways: readonly [string, string],
  requests: readonly string[],
): Promise<Counts> {
  const [once, spread] = ways;
  const few = Array.from({ length: requests.length / FEW }, (_, index) =>
    requests.slice(FEW * index, FEW * (index + 1)),
  );
  const inOne = await statusesOf(port, once, requests);
  const inMany = await Promise.all(few.map((some) => statusesOf(port, spread, some)));
  const sum = (statuses: readonly string[], counts: readonly Counts[]): number =>
    counts.reduce((all, each) => all + statuses.reduce((some, status) => some + (each[status] ?? 0), 0), 0);
  return {
    'looked at, one write': sum(LOOKED_AT, [inOne]),
    'refused, one write': sum(REFUSED, [inOne]),
    'looked at, many connections': sum(LOOKED_AT, inMany),
    'refused, many connections': sum(REFUSED, inMany),
  };
}

/** No such table; not the token. */
const LOOKED_AT = ['404', '401'];
const REFUSED = ['429'];

const MOST = { 'looked at, one write': GUESSES, 'looked at, many connections': GUESSES };

const CODES = 300;
const TOKENS = 700;

export const wrongCodes: Scheme = {
  kind: 'scheme',
  name: 'wrong table codes',
  does: '300 codes in one write, and 4 in one write on each of 75 connections',
  most: MOST,
  run({ port }) {
    const codes = Array.from({ length: CODES }, (_, index) => codeOfNumber(index));
    const requests = codes.map((code) => get(`/api/tables/${code}`, '127.0.0.1'));
    return guess(port, ['127.0.0.4', '127.0.0.5'], requests);
  },
};

/** Not loopback's: from this machine /metrics needs no token. */
const PUBLIC_HOST = 'pampa.example';

const wrongTokensFor = (path: string): Scheme => ({
  kind: 'scheme',
  name: `wrong admin tokens, ${path}`,
  does: '700 tokens in one write, and 4 in one write on each of 175 connections',
  env: { ADMIN_TOKEN: 'a-token-that-is-never-guessed' },
  most: MOST,
  run({ port }) {
    const requests = Array.from({ length: TOKENS }, (_, index) =>
      get(path, PUBLIC_HOST, `Authorization: Bearer wrong-token-${index}\r\n`),
    );
    return guess(port, ['127.0.0.4', '127.0.0.5'], requests);
  },
});

export const wrongTokens: readonly Scheme[] = ['/metrics', '/monitor'].map(wrongTokensFor);
