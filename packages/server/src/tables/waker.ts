import { generateId, matchMaker } from '@colyseus/core';
import type { HouseRefusal } from '@pampa/protocol';
import type { Log } from '../log';
import type { Owner, Store, TableRow } from '../store/store';
import { refused } from '../table/table';
import { TABLE_ROOM } from '../colyseus/rooms';
import type { Awake } from './awake';
import type { Peers } from './peers';

/** Several processes, or several joins at once, may try; one lease is given, and the others find who has it. */
const TRIES = 4;

export interface Waker {
  /** Who plays this table; it is woken if need be. `mayWake` is asked first, and says why not. */
  ownerOf(code: string, mayWake: () => Promise<HouseRefusal | null>): Promise<Owner | HouseRefusal>;
}

export interface WakerServices {
  readonly store: Store;
  readonly log: Log;
  readonly maxTables: number;
  readonly awake: Awake;
  readonly peers: Pick<Peers, 'keeps'>;
  /** Tables that are woken now would only have to go again. */
  readonly isMovingOut: () => boolean;
}

export function createWaker({ store, log, maxTables, awake, peers, isMovingOut }: WakerServices): Waker {
  const whyNot = async (mayWake: () => Promise<HouseRefusal | null>): Promise<HouseRefusal | null> => {
    const isReady = matchMaker.state === matchMaker.MatchMakerState.READY;
    if (!isReady || isMovingOut()) return refused('shutting-down');
    if (matchMaker.stats.local.roomCount >= maxTables) return refused('server-full');
    return mayWake();
  };

  return {
    async ownerOf(code, mayWake) {
      for (let left = TRIES; left > 0; left--) {
        const row = await store.findTable(code);
        if (row === null) return refused('no-such-table');
        const isKept = row.owner === null ? 'no' : await peers.keeps(row.owner, row.id);
        if (row.owner !== null && isKept === 'yes') return row.owner;
        // It may be playing there. To take it away from people who are at it would be worse than to let one wait.
        if (isKept === 'unknown') return refused('out-of-reach');
        if (!awake.isWaking(row.id)) {
          const why = await whyNot(mayWake);
          if (why !== null) return why;
        }
        const roomId = await awake.wakeOnce(row.id, () => wake(row, store, log));
        if (roomId !== null) return { processId: matchMaker.processId, roomId };
      }
      return refused('store-failed');
    },
  };
}

/** The lease first, in the name of a room that is made only by whoever has got it. */
async function wake(row: TableRow, store: Store, log: Log): Promise<string | null> {
  const { processId } = matchMaker;
  const roomId = generateId();
  try {
    const lease = await store.takeLease(row.id, row.epoch, { processId, roomId });
    // Somebody else was quicker: asking again tells who.
    if (lease === null) return null;
    await matchMaker.handleCreateRoom(TABLE_ROOM, { lease }, undefined, roomId);
    return roomId;
  } catch (error) {
    log.warn('a table could not be woken', { table: row.id, err: error });
    return null;
  }
}
