import { STATUS_CODES, type IncomingMessage, type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';

/** RFC 9112 wants a 400 where HTTP/1.1 comes without a host. Node would send it itself, but past the gate. */
export function hasHost(request: IncomingMessage): boolean {
  return request.headers.host !== undefined || request.httpVersion !== '1.1';
}

export const refuseBadRequest: RequestListener = (_request, response) => {
  response.writeHead(400, { Connection: 'close' }).end();
};

export const refuseExpectation: RequestListener = (_request, response) => {
  response.writeHead(417).end();
};

/**
 * Colyseus reads a target as what follows the name of a host. Anything else than a path may make that a name that is none:
 * it throws then, where nobody catches it, and that would be the end of the process.
 */
export function isPath(target = ''): boolean {
  return target.startsWith('/');
}

/** Refuses an upgrade. A client that does not hang up by itself would keep its half of the connection open. */
export function turnAway(socket: Duplex, status: number): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
  socket
    .on('error', () => socket.destroy())
    .end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
