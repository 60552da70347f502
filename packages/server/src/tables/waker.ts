import { matchMaker, type Room } from '@colyseus/core';
import type { HouseRefusal } from '@pampa/protocol';
import type { Log } from '../log';
import type { Store, TableRow } from '../store/store';
import { refused } from '../table/table';

export const TABLE_ROOM = 'table';

/** Several processes, or several joins at once, may try; one lease is given, and the others find who has it. */
const TRIES = 4;

export interface Waker {
  /** The room that plays this table; it is woken if need be. `mayWake` is asked first, and says why not. */
  roomFor(code: string, mayWake: () => Promise<HouseRefusal | null>): Promise<string | HouseRefusal>;
}

export interface WakerServices {
  readonly store: Store;
  readonly log: Log;
  readonly maxTables: number;
}

export function createWaker({ store, log, maxTables }: WakerServices): Waker {
  /** Tables that are being woken by this process right now. */
  const waking = new Map<string, Promise<string | null>>();

  const wakeOnce = (row: TableRow): Promise<string | null> => {
    const known = waking.get(row.id);
    if (known !== undefined) return known;
    const woken = createRoom(row, log).finally(() => waking.delete(row.id));
    waking.set(row.id, woken);
    return woken;
  };

  return {
    async roomFor(code, mayWake) {
      for (let left = TRIES; left > 0; left--) {
        const row = await store.findTable(code);
        if (row === null) return refused('no-such-table');
        if (row.owner !== null && (await isAlive(row.owner.roomId))) return row.owner.roomId;
        if (!waking.has(row.id)) {
          const why = await whyNot(maxTables, mayWake);
          if (why !== null) return why;
        }
        const room = await wakeOnce(row);
        if (room !== null) return room;
      }
      return refused('store-failed');
    },
  };
}

async function whyNot(
  maxTables: number,
  mayWake: () => Promise<HouseRefusal | null>,
): Promise<HouseRefusal | null> {
  if (matchMaker.state !== matchMaker.MatchMakerState.READY) return refused('shutting-down');
  if (matchMaker.stats.local.roomCount >= maxTables) return refused('server-full');
  return mayWake();
}

async function createRoom(row: TableRow, log: Log): Promise<string | null> {
  try {
    const { roomId } = await matchMaker.createRoom(TABLE_ROOM, { table: row.id, epoch: row.epoch });
    return roomId;
  } catch (error) {
    // Somebody else was quicker, or it can't be woken at all: asking again tells which.
    log.warn('a table could not be woken', { table: row.id, err: error });
    return null;
  }
}

/** The channel of a room is gone when its process is, however it ended. */
async function isAlive(roomId: string): Promise<boolean> {
  // Its type does not say that there may be none.
  const local = matchMaker.getLocalRoomById(roomId) as Room | undefined;
  if (local !== undefined) return true;
  const channels = await matchMaker.presence.channels(`$${roomId}`);
  return channels.length > 0;
}
