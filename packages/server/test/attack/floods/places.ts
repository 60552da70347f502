import type { SeatReservation } from '@pampa/protocol';
import { exchange } from '../../fuzz/exchange';
import { VERSIONS } from '../../support/player';
import { ATTACKER } from '../addresses';

function post(path: string, body: object): Buffer {
  const text = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

/** A place at a table for the attacker, or null if it is refused. Without a token: in the gallery. */
export async function takePlace(
  port: number,
  code: string,
  token: string | null = null,
): Promise<SeatReservation | null> {
  const request = post(`/api/tables/${code}/join`, { ...VERSIONS, token, name: 'Zorro' });
  const answer = await exchange({ port, pieces: [request], localAddress: ATTACKER });
  return typeof answer !== 'string' && answer.status === 200
    ? (JSON.parse(answer.body) as SeatReservation)
    : null;
}
