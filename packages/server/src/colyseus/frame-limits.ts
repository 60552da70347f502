import type { Duplex } from 'node:stream';
import type WebSocket from 'ws';
import { TokenBucket } from '../limits';

/**
 * What one socket may send, in pieces: every chunk that is read from the network is one, and every frame in it. A page
 * sends at most 40 requests at once when it comes back, ten a second after that, and a pong every five seconds.
 *
 * Why: ws answers every ping and takes every pong without counting them. 110,000 pings a second from one spectator
 * made everybody else wait 227 ms instead of 6.
 */
const PIECES = { burst: 240, perSecond: 120 };

/** Frames that one message may be cut into. Browsers cut none of ours; without a limit, empty ones cost a sender nothing. */
export const MOST_FRAGMENTS = 16;

interface FrameLimitOptions {
  readonly limitFactor: number;
  /** What all sockets of the same address may send together. */
  readonly together: TokenBucket | undefined;
  /** The socket has sent too much. Called again for the rest of a chunk that is already being read. */
  readonly exceeded: () => void;
}

/**
 * Counts what a socket sends. It also answers pings: the server has to be made with `autoPong: false`, or ws would
 * answer them before they are counted.
 */
export function limitFrames(
  web: WebSocket,
  socket: Duplex,
  { limitFactor, together, exceeded }: FrameLimitOptions,
): void {
  const own = new TokenBucket(PIECES.burst * limitFactor, PIECES.perSecond * limitFactor, () =>
    performance.now(),
  );
  const isTaken = (): boolean => {
    const isWithin = own.take() && together?.take() !== false;
    if (!isWithin) exceeded();
    return isWithin;
  };
  socket.on('data', isTaken);
  web.on('message', isTaken);
  web.on('pong', isTaken);
  web.on('ping', (data) => {
    if (isTaken()) web.pong(data);
  });
}
