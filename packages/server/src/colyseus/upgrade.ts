import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BeforeUpgradeHandler } from '@colyseus/core';
import type { HouseCode } from '@pampa/protocol';
import { pathIn } from '../cluster/public-address';
import type { Limits } from '../limits';
import type { Metrics } from '../metrics';
import type { Settings } from '../settings';
import { isPlainHost } from '../http/host';
import { createOrigins } from '../http/origins';
import { statusOf } from '../http/refuse';
import { addressOf, createTrust, hostOf } from '../http/trust';
import { SocketsByAddress } from './address-sockets';

interface UpgradeOptions {
  readonly settings: Pick<
    Settings,
    | 'basePath'
    | 'trustProxy'
    | 'allowedOrigins'
    | 'publicUrl'
    | 'publicAddress'
    | 'limitFactor'
    | 'maxTables'
    | 'maxWatchers'
  >;
  readonly limits: Limits;
  readonly metrics: Metrics;
}

export interface Upgrade {
  /** For the transport: whether a connection may become a socket. */
  readonly beforeUpgrade: BeforeUpgradeHandler;
  /**
   * Makes `context.ip` true, here and in a room's `onAuth`. Colyseus takes it from headers that anybody can send; after
   * this they say what `addressOf` says.
   */
  settleAddresses(server: Server): void;
  /** The sockets that are open or ask to be. */
  readonly sockets: SocketsByAddress;
}

/**
 * Sockets of one address. Thirty people with two tabs each have 60; when their line breaks and they come back at once,
 * the old 60 are still there until their pings are missed.
 */
const MOST_PER_ADDRESS = 120;

/** Sockets per table, in all: its seats twice over. Most tables have no spectator, and `MAX_WATCHERS` of one come on top. */
const MOST_PER_TABLE = 10;

/** How long a client may take to hang up after the last thing it was sent. Otherwise its half of the connection stays open. */
const HANG_UP_WITHIN_MS = 2_000;

/** Headers that Colyseus asks for an address before it looks at the socket. */
const ADDRESS_HEADERS = ['x-real-ip', 'x-forwarded-for', 'x-client-ip'];

/** Nobody's, by RFC 2606. Colyseus would answer a host that is none by itself, and write it to the log. */
const NO_HOST = 'unknown.invalid';

/** As the transport reads it: a process and a room at the end of the path. */
const ROOM_PATH = /^\/[\w-]{1,40}\/[\w-]{1,40}$/;

export function createUpgrade({ settings, limits, metrics }: UpgradeOptions): Upgrade {
  const trust = createTrust(settings.trustProxy);
  const origins = createOrigins(settings);
  const { publicAddress, basePath } = settings;
  const path = publicAddress === null ? basePath : pathIn(publicAddress);
  const sockets = new SocketsByAddress(settings.limitFactor);
  const mostPerAddress = MOST_PER_ADDRESS * settings.limitFactor;
  const mostInAll = MOST_PER_TABLE * settings.maxTables + settings.maxWatchers;

  const whyNot = async (request: Request, address: string): Promise<HouseCode | null> => {
    const { pathname, searchParams, host } = new URL(request.url);
    if (!(await limits.take('upgrade', address))) return 'too-fast';
    // The socket that asks is among those that are counted.
    if (sockets.countOf(address) > mostPerAddress) return 'too-fast';
    if (sockets.size > mostInAll) return 'server-full';
    if (!origins.isAllowed(request.headers.get('origin') ?? undefined, host)) return 'wrong-origin';
    const isRoom = pathname.startsWith(path) && ROOM_PATH.test(pathname.slice(path.length));
    // Without a session the transport would keep the socket for a game of ping-pong. And of sockets that want to take over
    // a connection, Colyseus loses sight of all but the newest and never closes them; our pages join anew instead.
    const isJoin = searchParams.has('sessionId') && !searchParams.has('reconnectionToken');
    return isRoom && isJoin ? null : 'not-found';
  };

  return {
    sockets,
    beforeUpgrade: async (request, context) => {
      const code = await whyNot(request, context.ip ?? '');
      if (code === null) return;
      metrics.refusals.inc({ code });
      return Response.json({ code }, { status: statusOf(code) });
    },
    settleAddresses(server) {
      server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
        const address = addressOf(request, trust);
        sockets.add(socket, address);
        socket.once('finish', () => setTimeout(() => socket.destroy(), HANG_UP_WITHIN_MS).unref());
        const host = hostOf(request, trust);
        for (const name of ADDRESS_HEADERS) Reflect.deleteProperty(request.headers, name);
        request.headers['x-real-ip'] = address;
        request.headers.host = isPlainHost(host) ? host : NO_HOST;
      });
    },
  };
}
