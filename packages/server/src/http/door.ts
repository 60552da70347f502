import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Inside } from '../colyseus/inside';
import type { Log } from '../log';
import { createHttpServer } from './http-server';

/** The port. It stays open while one house makes room for the next; meanwhile it says so to whoever knocks. */
export class Door {
  private readonly server = createHttpServer();
  private inside: Inside | null = null;
  private isLeaving = false;

  /** `closed` answers as long as nobody lives there. */
  constructor(
    closed: RequestListener,
    private readonly log: Log,
  ) {
    this.server.on('request', (request, response) => {
      if (this.inside === null || this.isLeaving) closed(request, response);
      else this.inside.let(request, response);
    });
    this.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!isPath(request.url)) turnAway(socket, '400 Bad Request');
      else if (this.inside === null) turnAway(socket, '503 Service Unavailable');
      else this.inside.emit('upgrade', request, socket, head);
    });
  }

  /** Throws what the system says if the port can't be had. */
  async listen(port: number, host: string): Promise<number> {
    this.server.listen(port, host);
    await once(this.server, 'listening');
    this.server.on('error', (error) => this.log.error('the port failed', { err: error }));
    return (this.server.address() as AddressInfo).port;
  }

  lead(inside: Inside): void {
    this.inside = inside;
    this.isLeaving = false;
  }

  /** Nobody new. Sockets are still let in: some have a place already, at a table that has not gone yet. */
  leave(): void {
    this.isLeaving = true;
  }

  shut(): void {
    this.inside = null;
  }

  close(): void {
    this.shut();
    this.server.close();
    // Of those that were being answered when the door was shut, some would be kept open for another minute.
    this.server.closeAllConnections();
  }
}

/**
 * Colyseus reads a target as what follows the name of a host. Anything else than a path may make that a name that is none:
 * it throws then, where nobody catches it, and that would be the end of the process.
 */
function isPath(target = ''): boolean {
  return target.startsWith('/');
}

function turnAway(socket: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  // Whoever does not hang up by himself would keep his half of the line open.
  socket.on('error', () => socket.destroy()).end(answer, () => socket.destroy());
}
