import type { Duplex } from 'node:stream';
import { WebSocketTransport, type TransportOptions } from '@colyseus/ws-transport';
import type WebSocket from 'ws';
import type { DropReason, Metrics } from '../metrics';
import type { SocketsByAddress } from './address-sockets';
import { limitFrames, MOST_FRAGMENTS } from './frame-limits';
import { gatherWrites } from './gather-writes';
import { isTooMuchUnsent, limitUnsent } from './send-limit';

/** Colyseus' handler of a pong sets it back to 0. */
type Pinged = WebSocket & { pingCount: number };

/** In so many parts of an interval, one after another, every socket is asked once. */
const PARTS = 50;

interface Guard {
  readonly sockets: SocketsByAddress;
  readonly limitFactor: number;
  readonly metrics: Pick<Metrics, 'socketsDropped'>;
}

interface Kept {
  /** In which part of an interval it is pinged: always the same, or a socket pinged twice in a row would seem dead. */
  readonly part: number;
  readonly socket: Duplex;
  readonly drop: (reason: DropReason) => void;
}

/**
 * Pings the sockets in turn (all at once, as Colyseus does it, 4,000 of them stop everything else for 80 ms), and drops
 * those that send too much or don't read what they are sent.
 */
export class EvenTransport extends WebSocketTransport {
  private readonly kept = new WeakMap<WebSocket, Kept>();
  private seen = 0;

  constructor(
    options: TransportOptions,
    private readonly guard: Guard,
  ) {
    super({ ...options, autoPong: false, perMessageDeflate: false, maxFragments: MOST_FRAGMENTS });
    this.wss.on('connection', (web, { socket }) => this.keep(web, socket));
  }

  private keep(web: WebSocket, socket: Duplex): void {
    const { sockets, limitFactor, metrics } = this.guard;
    let isDropped = false;
    const drop = (reason: DropReason): void => {
      if (isDropped) return;
      isDropped = true;
      metrics.socketsDropped.inc({ reason });
      // The rest of a chunk that is being read may hold 10,000 frames more: no handler gets to see them.
      web.removeAllListeners('message').removeAllListeners('ping').terminate();
    };
    this.kept.set(web, { part: this.seen % PARTS, socket, drop });
    this.seen += 1;
    gatherWrites(web, socket);
    limitUnsent(web, socket, () => drop('unsent'));
    const together = sockets.besides(socket)?.pieces;
    limitFrames(web, socket, { limitFactor, together, exceeded: () => drop('frames') });
  }

  protected override autoTerminateUnresponsiveClients(intervalMs: number, mostMissed: number): void {
    let part = 0;
    this.pingInterval = setInterval(() => {
      for (const web of this.wss.clients) {
        const kept = this.kept.get(web);
        if (kept?.part !== part) continue;
        if (this.isBehind(kept.socket)) kept.drop('unsent');
        else ping(web as Pinged, mostMissed);
      }
      part = (part + 1) % PARTS;
    }, intervalMs / PARTS);
  }

  /** Whether a socket has something left to read, and all of its address together too much. */
  private isBehind(socket: Duplex): boolean {
    if (socket.writableLength === 0) return false;
    return isTooMuchUnsent(this.guard.sockets.besides(socket)?.sockets ?? []);
  }
}

function ping(socket: Pinged, mostMissed: number): void {
  if (socket.pingCount >= mostMissed) socket.terminate();
  else {
    socket.pingCount += 1;
    socket.ping();
  }
}
