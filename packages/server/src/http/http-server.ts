import { createServer, type Server } from 'node:http';

export interface ServerTimes {
  /** A request line and headers fit into one packet; the slowest phone sends them within seconds. */
  readonly headersMs: number;
  /** The whole of a request, 8 kB at most. */
  readonly requestMs: number;
  /** How often Node looks for those that are late. */
  readonly checkMs: number;
}

const USUAL_TIMES: ServerTimes = { headersMs: 10_000, requestMs: 20_000, checkMs: 5_000 };

/** Longer than the minute that proxies keep theirs open: whoever closes first while the other sends loses a request. */
const KEEP_ALIVE_MS = 65_000;

/** Browsers send 1 to 2 kB, with the cookies of other things on the same host some more. */
const MOST_HEADER_BYTES = 16 * 1024;

/** A server on which nobody can hold a connection open by sending slowly. */
export function createHttpServer({ headersMs, requestMs, checkMs }: ServerTimes = USUAL_TIMES): Server {
  return createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MOST_HEADER_BYTES,
  });
}
