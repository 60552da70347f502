import { once } from 'node:events';
import type { SeatReservation } from '@pampa/protocol';
import WebSocket from 'ws';
import { CODES } from '../fuzz/frames';
import { placeAt } from '../fuzz/intruder';
import { Player } from './player';

export interface RawVisit {
  readonly socket: WebSocket;
  /** The code the connection was closed with, once it was. */
  readonly closed: Promise<number>;
}

/** A socket at a table, without the SDK: for clients that do what our pages never do. */
export async function connectRaw(
  url: string,
  place: SeatReservation,
  options: WebSocket.ClientOptions = {},
): Promise<RawVisit> {
  const socket = new WebSocket(placeAt(url, place), options);
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'message');
  return { socket, closed };
}

/** The same of a spectator who has joined. */
export async function watchRaw(
  url: string,
  code: string,
  options: WebSocket.ClientOptions = {},
): Promise<RawVisit> {
  const visit = await connectRaw(url, await new Player(url, 'Zorro').reserve(code), options);
  visit.socket.send(Buffer.from([CODES.join]));
  return visit;
}

/** What a server says of a metric: 0 if it has not counted anything yet. */
export async function metricOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length + 1));
}
