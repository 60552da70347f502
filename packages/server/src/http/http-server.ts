import { createServer, type Server } from 'node:http';

interface ServerTimes {
  /** A request line and headers fit into one packet; the slowest phone sends them within seconds. */
  readonly headersMs: number;
  /** The whole of a request, 8 kB at most. */
  readonly requestMs: number;
  /** How often Node looks for those that are late. */
  readonly checkMs: number;
  /**
   * How long a connection may stand still while an answer is due. The streams of the list send something every 25 s;
   * without this, a client that never reads its answer keeps the connection for ever.
   */
  readonly stillMs: number;
}

const USUAL_TIMES: ServerTimes = { headersMs: 10_000, requestMs: 20_000, checkMs: 5_000, stillMs: 60_000 };

/** Longer than the minute that proxies keep theirs open: whoever closes first while the other sends loses a request. */
const KEEP_ALIVE_MS = 65_000;

/** Browsers send 1 to 2 kB, with the cookies of other things on the same host some more. */
const MOST_HEADER_BYTES = 16 * 1024;

/** A server on which no client can hold a connection open by sending, or reading, slowly. */
export function createHttpServer(times: Partial<ServerTimes> = {}): Server {
  const { headersMs, requestMs, checkMs, stillMs } = { ...USUAL_TIMES, ...times };
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MOST_HEADER_BYTES,
    // The gate sees to that, so that these requests are counted too.
    requireHostHeader: false,
  });
  server.timeout = stillMs;
  return server;
}
