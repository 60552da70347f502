import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ATTACKER } from '../addresses';
import type { Counts } from './order';

/** Everything is prepared; the call begins the traffic, and resolves when the time is up. */
export type PreparedFlood = () => Promise<Counts>;

/** Between two connections of one lane: a server that refuses each must not be asked faster than this. */
const RECONNECT_MS = 20;

/** Counts by name. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  get all(): Counts {
    return Object.fromEntries(this.counts);
  }
}

/** A connection from the attacker's address whose errors are not looked at: the server may close it at any time. */
export function connection(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
  socket.on('error', () => undefined);
  return socket;
}

/** Writes the same bytes again and again, as fast as the server takes them, until the time is up or it has closed. */
export async function pour(socket: Socket, bytes: Buffer, until: number, tally: Tally): Promise<void> {
  while (performance.now() < until && !socket.destroyed && socket.writable) {
    tally.add('writes');
    if (!socket.write(bytes)) await heard(socket, 'drain', until);
    else await new Promise(setImmediate);
  }
}

/** Until the event has come, the connection has closed, or the time is up. Resolves to what came with it. */
export function heard(socket: Socket, event: 'connect' | 'data' | 'drain', until: number): Promise<unknown> {
  return new Promise((resolve) => {
    const done = (what?: unknown): void => {
      clearTimeout(timer);
      socket.off(event, done);
      socket.off('close', done);
      resolve(what);
    };
    const timer = setTimeout(done, Math.max(0, until - performance.now()));
    socket.on(event, done);
    socket.on('close', done);
  });
}

/** So many at once, each doing the same again until the time is up. */
export async function lanes(
  many: number,
  until: number,
  lane: (index: number) => Promise<void>,
): Promise<void> {
  const run = async (index: number): Promise<void> => {
    while (performance.now() < until) {
      await lane(index);
      await pause(RECONNECT_MS);
    }
  };
  await Promise.all(Array.from({ length: many }, (_, index) => run(index)));
}

/** Counts the statuses in what the server answers, as they go by. */
export function countAnswers(socket: Socket, tally: Tally): void {
  socket.on('data', (chunk: Buffer) => {
    for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g)) tally.add(status!);
  });
}

export const secondsFromNow = (seconds: number): number => performance.now() + seconds * 1000;

/** At least one. */
export const scaled = (many: number, scale: number): number => Math.max(1, Math.round(many * scale));
