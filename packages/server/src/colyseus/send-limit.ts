import type { Writable } from 'node:stream';
import { ClientState, type Client } from '@colyseus/core';
import type WebSocket from 'ws';

const KB = 1024;

/**
 * What may wait for a client that has not said yet that it has joined. A welcome has 80 kB at most (60 lines of 300
 * letters), and ten seconds of a lively match with its talk have less.
 */
const MOST_QUEUED_BYTES = 256 * KB;

/**
 * What may wait to be sent to one socket: the queue above with the full state, all at once. A phone in a tunnel for
 * 15 seconds misses 30 steps of 1 kB and some talk, and is dropped by its pings then.
 *
 * Why: a socket that never reads stays alive by sending pongs. 40 of them took 600 MB in 30 seconds.
 */
const MOST_UNSENT_BYTES = 512 * KB;

/** What may wait for all sockets of one address: a house with thirty phones that has lost its line, 128 kB for each tab. */
const MOST_UNSENT_PER_ADDRESS = 8 * KB * KB;

/** Calls `exceeded` when more waits for a socket than may. Looked at with every message. */
export function limitUnsent(web: WebSocket, socket: Writable, exceeded: () => void): void {
  const send = web.send.bind(web) as (...args: unknown[]) => void;
  web.send = (...args: unknown[]) => {
    send(...args);
    if (socket.writableLength > MOST_UNSENT_BYTES) exceeded();
  };
}

/** Whether more waits for these sockets than may for one address. */
export function isTooMuchUnsent(sockets: Iterable<Writable>): boolean {
  let sum = 0;
  for (const { writableLength } of sockets) sum += writableLength;
  return sum > MOST_UNSENT_PER_ADDRESS;
}

/**
 * Ends a client that has not joined yet when more messages wait for it than may; `ended` is called once. Colyseus keeps
 * them in memory, outside of the socket, without a limit.
 */
export function limitQueued(client: Client, ended: () => void): void {
  const enqueue = client.enqueueRaw.bind(client);
  let bytes = 0;
  client.enqueueRaw = (data, options) => {
    if (client.state === ClientState.JOINED) {
      // From here on `limitUnsent` counts: the method of the class is back.
      Reflect.deleteProperty(client, 'enqueueRaw');
      enqueue(data, options);
      return;
    }
    const isWithin = bytes <= MOST_QUEUED_BYTES;
    bytes += data.length;
    if (bytes <= MOST_QUEUED_BYTES) enqueue(data, options);
    else if (isWithin) {
      ended();
      (client.ref as WebSocket).terminate();
    }
  };
}
