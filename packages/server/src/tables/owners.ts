import { generateId, matchMaker } from '@colyseus/core';
import type { HouseRefusal, SeatReservation } from '@pampa/protocol';
import type { JoinTable } from '@pampa/protocol/requests';
import { TABLE_ROOM } from '../colyseus/rooms';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { Glance, Order } from '../operator/orders';
import type { Owner, Store, TableRow } from '../store/store';
import { refused } from '../table/table';
import { isOwnTable } from '../table/own-table';
import type { TableDocument } from '../table/document';
import type { Awake } from './awake';
import type { Places } from './places';

/** Several processes, or several joins at once, may try to wake a table; one gets the lease, the others read whose it is. */
const TRIES = 4;

/** The other processes of the house. */
export interface OtherProcesses {
  /** Whether the owner that the store names still keeps the table. `unknown`: it can't be asked now. */
  keeps(owner: Owner, table: string): Promise<'yes' | 'no' | 'unknown'>;
  /** `address` is where the request came from. */
  admit(owner: Owner, request: JoinTable, address: string): Promise<SeatReservation | HouseRefusal>;
  operate(owner: Owner, order: Order): Promise<HouseRefusal | object>;
  glance(owner: Owner): Promise<Glance | HouseRefusal>;
}

/** For a single process: any other owner in the store is this server before its restart. */
export const NO_OTHERS: OtherProcesses = {
  keeps: () => Promise.resolve('no'),
  admit: () => Promise.resolve(refused('lease-lost')),
  operate: () => Promise.resolve(refused('lease-lost')),
  glance: () => Promise.resolve(refused('lease-lost')),
};

export interface OwnerServices {
  readonly store: Store;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
  readonly places: Places;
  readonly awake: Awake;
  readonly others: OtherProcesses;
  readonly isMovingOut: () => boolean;
}

/** Finds the process that keeps a table, or wakes the table in this one. */
export interface Owners {
  /** A place at the table. `address` is where the request came from: wakes are counted for it. */
  join(code: string, request: JoinTable, address: string): Promise<SeatReservation | HouseRefusal>;
  /** Wakes a table whose deadline has passed. False if it could not be woken now. */
  wakeDue(code: string): Promise<boolean>;
  /** Does what the operator wants of a table, which is woken if need be. */
  operate(code: string, order: Order): Promise<HouseRefusal | object>;
  /** The same for a table that is awake with this owner. */
  operateAt(owner: Owner, order: Order): Promise<HouseRefusal | object>;
  glance(owner: Owner): Promise<Glance | HouseRefusal>;
}

interface Joining {
  readonly request: JoinTable;
  readonly address: string;
}

export function createOwners(services: OwnerServices): Owners {
  const { store, limits, log, awake, others, places } = services;
  const isHere = ({ processId }: Owner): boolean => processId === matchMaker.processId;

  const keeps = async (owner: Owner, table: string): Promise<'yes' | 'no' | 'unknown'> => {
    if (!isHere(owner)) return others.keeps(owner, table);
    return (await awake.keeps(table, owner.roomId)) ? 'yes' : 'no';
  };

  const whyNotWake = async (table: string, by: Joining | null): Promise<HouseRefusal | null> => {
    const isReady = matchMaker.state === matchMaker.MatchMakerState.READY;
    if (!isReady || services.isMovingOut()) return refused('shutting-down');
    if (by === null) return places.takeToWake(table, null, 'own') ? null : refused('server-full');
    if (!(await limits.take('wake', by.address))) return refused('too-fast');
    if (places.takeToWake(table, by.address, 'newcomer')) return null;
    // Reading the table costs as much as waking it, so it is left for when there is no room.
    const stored = await store.loadTable(table);
    const document = stored?.document as TableDocument | undefined;
    const isOwn = document !== undefined && isOwnTable(document, by.request, services.now());
    return isOwn && places.takeToWake(table, by.address, 'own') ? null : refused('server-full');
  };

  /** `by` is null for the scheduler and the operator. */
  const ownerOf = async (code: string, by: Joining | null): Promise<Owner | HouseRefusal> => {
    for (let left = TRIES; left > 0; left--) {
      const row = await store.findTable(code);
      if (row === null) return refused('no-such-table');
      const isKept = row.owner === null ? 'no' : await keeps(row.owner, row.id);
      if (row.owner !== null && isKept === 'yes') return row.owner;
      // The owner may be playing: taking the table from its people is worse than letting one person wait.
      if (isKept === 'unknown') return refused('out-of-reach');
      if (!awake.isWaking(row.id)) {
        const why = await whyNotWake(row.id, by);
        if (why !== null) return why;
      }
      const roomId = await awake.wakeOnce(row.id, async () => {
        const woken = await wake(row, store, log);
        if (woken === null) places.giveBack(row.id);
        return woken;
      });
      if (roomId !== null) return { processId: matchMaker.processId, roomId };
    }
    return refused('store-failed');
  };

  const operateAt = (owner: Owner, order: Order): Promise<HouseRefusal | object> =>
    isHere(owner) ? awake.operate(owner.roomId, order) : others.operate(owner, order);

  return {
    async join(code, request, address) {
      const owner = await ownerOf(code, { request, address });
      if (!('roomId' in owner)) return owner;
      return isHere(owner)
        ? awake.admit(owner.roomId, request, address)
        : others.admit(owner, request, address);
    },

    async wakeDue(code) {
      return 'roomId' in (await ownerOf(code, null));
    },

    async operate(code, order) {
      const owner = await ownerOf(code, null);
      return 'roomId' in owner ? operateAt(owner, order) : owner;
    },
    operateAt,
    glance: (owner) => (isHere(owner) ? awake.glance(owner.roomId) : others.glance(owner)),
  };
}

/** Takes the lease in the name of a new room, then makes that room: only the process with the lease makes one. */
async function wake(row: TableRow, store: Store, log: Log): Promise<string | null> {
  const { processId } = matchMaker;
  const roomId = generateId();
  try {
    const lease = await store.takeLease(row.id, row.epoch, { processId, roomId });
    // Another process was quicker: the next read of the row names it.
    if (lease === null) return null;
    await matchMaker.handleCreateRoom(TABLE_ROOM, { lease }, undefined, roomId);
    return roomId;
  } catch (error) {
    log.warn('a table could not be woken', { table: row.id, err: error });
    return null;
  }
}
