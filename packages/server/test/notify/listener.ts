import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { LOCAL_CERTIFICATE, LOCAL_KEY } from './local-certificate';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody who is called, on this machine. */
export interface Listener {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
  /** Connections so far, whatever came of them. */
  readonly connections: () => number;
  close(): Promise<void>;
}

type Respond = (response: ServerResponse, request: Received) => void;

const created: Respond = (response) => response.writeHead(201).end();

/** Answers what it gets by `respond`. */
export async function listen(scheme: 'http' | 'https', respond: Respond = created): Promise<Listener> {
  const received: Received[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const all = { method, path, headers, body: Buffer.concat(chunks) };
      received.push(all);
      respond(response, all);
    });
  };
  const server =
    scheme === 'https'
      ? createHttpsServer({ key: LOCAL_KEY, cert: LOCAL_CERTIFICATE }, listener)
      : createHttpServer(listener);
  return { ...(await opened(server, scheme)), received };
}

/** Gets bare connections. */
export async function listenTcp(respond: (socket: Socket) => void): Promise<Listener> {
  return { ...(await opened(createTcpServer(respond), 'http')), received: [] };
}

async function opened(server: Server, scheme: string): Promise<Omit<Listener, 'received'>> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
