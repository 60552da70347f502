import { matchMaker, type IRoomCache, type Room } from '@colyseus/core';
import type { SeatReservation } from '@pampa/protocol';

/** What Colyseus calls the rooms of tables. */
export const TABLE_ROOM = 'table';

/** Without a timestep Colyseus' clock would tick sixty times a second in every room. */
const IDLE_TIMESTEP_MS = 1000;

/**
 * Makes a room send patches only when it is told to (`broadcastPatch`). With the usual `patchRate` a change waits for the
 * next tick; with none, a 60 Hz clock runs per room: 1,000 tables kept a processor busy with nothing.
 */
export function patchByHand(room: Room): void {
  room.setTimestep(() => undefined, IDLE_TIMESTEP_MS);
  room.patchRate = null;
}

/**
 * Reserves a place on a room's socket. Colyseus' own way asks the list of all rooms for the room first, which with Redis
 * reads the whole list; of a listing it needs no more than these three fields.
 */
export async function reservePlace(roomId: string, admission: object): Promise<SeatReservation | null> {
  const { processId, publicAddress } = matchMaker;
  const room = { name: TABLE_ROOM, roomId, processId };
  try {
    const { sessionId } = await matchMaker.reserveSeatFor(room as IRoomCache, {}, admission);
    const place = { ...room, sessionId };
    // Its type does not say that there may be none.
    return (publicAddress as string | undefined) === undefined ? place : { ...place, publicAddress };
  } catch {
    return null;
  }
}

/** The reserved places as Colyseus keeps them for itself: there is no public way to them. */
interface Reservations {
  _reservedSeats: object;
  readonly _reservedSeatTimeouts: Readonly<Record<string, NodeJS.Timeout>>;
}

/** Drops all reserved places of a room. Otherwise Colyseus waits for them before it disposes of an empty room. */
export function forgetReservedPlaces(room: Room): void {
  const reserved = room as unknown as Reservations;
  for (const timer of Object.values(reserved._reservedSeatTimeouts)) clearTimeout(timer);
  reserved._reservedSeats = {};
}
