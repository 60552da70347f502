import type { Writable } from 'node:stream';
import type WebSocket from 'ws';

/**
 * What is said to a socket in one go leaves in one write. The patch, the step and the answer of a move are three messages,
 * and to write costs more than everything that is written.
 */
export function gatherWrites(web: WebSocket, socket: Writable): void {
  const send = web.send.bind(web) as (...args: unknown[]) => void;
  let isGathering = false;
  web.send = (...args: unknown[]) => {
    if (!isGathering) {
      isGathering = true;
      socket.cork();
      // When all promises that can be are settled: the answer to a request follows what it has changed by some of them.
      process.nextTick(() => {
        isGathering = false;
        socket.uncork();
      });
    }
    send(...args);
  };
}
