import { randomBytes } from 'node:crypto';
import type { HouseRefusal, SeatReservation } from '@pampa/protocol';
import { Player, Refused, VERSIONS } from './player';

/** A random id as browsers keep it. */
export function newBrowser(): string {
  return randomBytes(16).toString('base64url');
}

export interface Origin {
  readonly address: string;
  readonly browser: string;
}

/** Asks for a place from an address of one's own, at a server that trusts one proxy. Throws `Refused`. */
export async function reserveFrom(
  { url, token, name }: Player,
  code: string,
  { address, browser }: Origin,
): Promise<SeatReservation> {
  const response = await fetch(`${url}/api/tables/${code}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ...VERSIONS, token, name, browser }),
  });
  const answer = (await response.json()) as SeatReservation | HouseRefusal;
  if (!response.ok) throw new Refused((answer as HouseRefusal).code);
  return answer as SeatReservation;
}

/** A new spectator who comes from there. */
export async function visit(url: string, code: string, name: string, origin: Origin): Promise<Player> {
  const player = new Player(url, name);
  await player.connect(await reserveFrom(player, code, origin));
  return player;
}
