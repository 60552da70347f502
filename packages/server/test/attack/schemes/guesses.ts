import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CODE_LETTERS } from '@pampa/protocol';
import type { Counts, Scheme } from '../attack';

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

const wrongCode = (number: number): string => get(`/api/tables/${codeOfNumber(number)}`, '127.0.0.1');

export const wrongCodes: Scheme = {
  kind: 'scheme',
  name: 'wrong table codes',
  does: '300 codes in one write, and 15 in one write on each of 20 connections',
  most: { 'looked at, one write': GUESSES, 'looked at, 20 connections': GUESSES },
  async run({ port }) {
    const one = await statusesOf(
      port,
      '127.0.0.4',
      Array.from({ length: 300 }, (_, index) => wrongCode(index)),
    );
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        statusesOf(
          port,
          '127.0.0.5',
          Array.from({ length: 15 }, (__, guess) => wrongCode(15 * index + guess)),
        ),
      ),
    );
    const sum = (status: string): number => many.reduce((all, counts) => all + (counts[status] ?? 0), 0);
    return {
      'looked at, one write': one['404'] ?? 0,
      'refused, one write': one['429'] ?? 0,
      'looked at, 20 connections': sum('404'),
      'refused, 20 connections': sum('429'),
    };
  },
};

/** Not loopback's: from this machine /metrics needs no token. */
const PUBLIC_HOST = 'pampa.example';

const wrongToken = (path: string, number: number): string =>
  get(path, PUBLIC_HOST, `Authorization: Bearer wrong-token-${number}\r\n`);

export const wrongTokens: Scheme = {
  kind: 'scheme',
  name: 'wrong admin tokens',
  does: '700 tokens in one write, to /metrics and to /monitor',
  env: { ADMIN_TOKEN: 'a-token-that-is-never-guessed' },
  most: { 'looked at, /metrics': GUESSES, 'looked at, /monitor': GUESSES },
  async run({ port }) {
    const guess = (from: string, path: string): Promise<Counts> =>
      statusesOf(
        port,
        from,
        Array.from({ length: 700 }, (_, index) => wrongToken(path, index)),
      );
    const metrics = await guess('127.0.0.4', '/metrics');
    const monitor = await guess('127.0.0.5', '/monitor');
    return {
      'looked at, /metrics': metrics['401'] ?? 0,
      'refused, /metrics': metrics['429'] ?? 0,
      'looked at, /monitor': monitor['401'] ?? 0,
      'refused, /monitor': monitor['429'] ?? 0,
    };
  },
};
