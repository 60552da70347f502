import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HouseCode } from '@pampa/protocol';
import type { Inside } from '../colyseus/inside';
import type { Log } from '../log';
import type { Settings } from '../settings';
import { hasHost, isPath, refuseBadRequest, refuseExpectation, turnAway } from './bare-answers';
import { limitConnections } from './connection-limits';
import { createHttpServer } from './http-server';
import { statusOf } from './refuse';
import { RequestGate } from './request-gate';
import { createTrust } from './trust';

type CountRefusal = (code: HouseCode) => void;
const NOT_COUNTED: CountRefusal = () => undefined;

/** The port. It stays open while one house makes room for the next; meanwhile `closed` answers. */
export class Door {
  private readonly server = createHttpServer();
  private inside: Inside | null = null;
  private isLeaving = false;
  private countRefusal = NOT_COUNTED;

  constructor(
    closed: RequestListener,
    settings: Settings,
    private readonly log: Log,
  ) {
    const trust = createTrust(settings.trustProxy);
    const onRefusal = (code: HouseCode): void => this.countRefusal(code);
    limitConnections(this.server, { settings, trust, onDrop: () => onRefusal('too-fast') });
    const gate = new RequestGate({ settings, trust, onRefusal });
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      if (this.inside === null || this.isLeaving) closed(request, response);
      else this.inside.let(request, response);
    };
    this.server.on('request', (request, response) => {
      gate.admit(request, response, hasHost(request) ? answer : refuseBadRequest);
    });
    // Node answers these by itself otherwise, and past the gate.
    this.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      gate.admit(request, response, refuseExpectation);
    });
    this.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const refused = isPath(request.url) ? gate.admitUpgrade(request) : 'malformed';
      if (refused !== null) {
        onRefusal(refused);
        turnAway(socket, statusOf(refused));
      } else if (this.inside === null) turnAway(socket, 503);
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

  /** `countRefusal` hears of what was refused before it came inside. */
  lead(inside: Inside, countRefusal = NOT_COUNTED): void {
    this.inside = inside;
    this.countRefusal = countRefusal;
    this.isLeaving = false;
  }

  /** No new requests. Sockets are still let in: some have a place already, at a table that has not gone yet. */
  leave(): void {
    this.isLeaving = true;
  }

  shut(): void {
    this.inside = null;
    this.countRefusal = NOT_COUNTED;
  }

  close(): void {
    this.shut();
    this.server.close();
    // Of those that were being answered when the door was shut, some would be kept open for another minute.
    this.server.closeAllConnections();
  }
}
