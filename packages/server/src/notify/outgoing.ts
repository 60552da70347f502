import { lookup as dnsLookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type ClientRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Answer, Failure } from './answer';
import { ForbiddenAddress, guardedLookup, type Resolve } from './guarded-lookup';
import { isPublicAddress } from './public-address';
import { retryAfterMs } from './retry';
import { createSlots } from './slots';

/**
 * The only way out of this server. Where to is said by players, so whoever is called is a stranger: he must be on the
 * internet and speak TLS, he has little time, and nothing he answers is read but the status.
 */
export interface Outgoing {
  /** As far as an address itself can tell; what a name leads to is found out when it is called. */
  allows(url: string): boolean;
  /** A call that fails is an answer too. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<Answer>;
}

export interface OutgoingSettings {
  /** For tests and closed networks: private addresses and plain HTTP are allowed too. */
  readonly privateCalls: boolean;
  readonly resolve?: Resolve;
  /** Certificates to be trusted in place of those that Node brings along. */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

/** From the lookup to the answer. Push services and chats answer in well under a second. */
const TIMEOUT_MS = 5_000;

/** Enough for everybody at a hundred tables whose turns begin in the same second, and few enough to be polite. */
const AT_ONCE = 16;

/** What waits has a few kilobytes each. A line that is longer than this has somebody at its head who never answers. */
const IN_LINE = 500;

export function createOutgoing(settings: OutgoingSettings): Outgoing {
  const { privateCalls, resolve = dnsLookup, timeoutMs = TIMEOUT_MS, ca } = settings;
  const slots = createSlots(AT_ONCE, IN_LINE);
  // Agents of our own: the global ones keep connections open, and use a proxy where the environment names one.
  const [http, https] = [new HttpAgent(), new HttpsAgent(ca === undefined ? {} : { ca })];
  const lookup = guardedLookup(resolve, privateCalls ? () => true : isPublicAddress);

  const open = (url: URL, headers: Readonly<Record<string, string>>): ClientRequest => {
    const options = { method: 'POST', headers, lookup };
    return url.protocol === 'https:'
      ? httpsRequest(url, { ...options, agent: https })
      : httpRequest(url, { ...options, agent: http });
  };

  return {
    allows: (url) => allowed(url, privateCalls) !== null,
    post: async (text, headers, body) => {
      const url = allowed(text, privateCalls);
      if (url === null) return { failed: 'forbidden' };
      return (await slots.run(async () => call(open(url, headers), body, timeoutMs))) ?? { failed: 'busy' };
    },
  };
}

/**
 * Sockets look up names, not addresses, so an address in the URL is judged here. However it was written, in octal, as
 * one number or with IPv4 in IPv6, `URL` has brought it into one form, the one that is called.
 */
function allowed(text: string, privateCalls: boolean): URL | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (privateCalls) return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host)) ? url : null;
}

function call(request: ClientRequest, body: string | Buffer, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    let failed: Failure = 'unreachable';
    const timer = setTimeout(() => request.destroy(), timeoutMs);
    request.on('socket', (socket) => {
      // With TLS, nothing of ours is sent before the certificate has been checked.
      socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', () => {
        failed = 'broken';
      });
    });
    request.on('error', (error) => {
      if (error instanceof ForbiddenAddress) failed = 'forbidden';
    });
    request.on('response', (response) => {
      resolve({
        status: response.statusCode ?? 0,
        retryAfterMs: retryAfterMs(response.headers['retry-after']),
      });
      response.destroy();
    });
    // Always the last word, also where there was no error, as when somebody wants to speak another protocol.
    request.on('close', () => {
      clearTimeout(timer);
      resolve({ failed });
    });
    request.end(body);
  });
}
