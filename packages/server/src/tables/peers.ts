import { matchMaker } from '@colyseus/core';
import type { HouseRefusal, SeatReservation } from '@pampa/protocol';
import type { JoinTable } from '@pampa/protocol/requests';
import type { Glance, Order } from '../operator/orders';
import type { Owner } from '../store/store';
import { refused } from '../table/table';
import type { Reception } from './reception';

/** Whoever may keep a table. */
export interface Peers {
  /** Whether the owner that the store names still keeps the table. `unknown`: he can't be asked now. */
  keeps(owner: Owner, table: string): Promise<'yes' | 'no' | 'unknown'>;
  /** `address` is where the request came from. */
  admit(owner: Owner, request: JoinTable, address: string): Promise<SeatReservation | HouseRefusal>;
  operate(owner: Owner, order: Order): Promise<HouseRefusal | object>;
  glance(owner: Owner): Promise<Glance | HouseRefusal>;
}

/** Alone in the house: whoever else has kept a table was this server before it was started anew. */
export const NO_OTHERS: Peers = {
  keeps: () => Promise.resolve('no'),
  admit: () => Promise.resolve(refused('lease-lost')),
  operate: () => Promise.resolve(refused('lease-lost')),
  glance: () => Promise.resolve(refused('lease-lost')),
};

/** This process, and the others if there are any. */
export function createPeers(reception: Reception, others: Peers): Peers {
  const isHere = ({ processId }: Owner): boolean => processId === matchMaker.processId;
  return {
    async keeps(owner, table) {
      if (!isHere(owner)) return others.keeps(owner, table);
      return (await reception.keeps(table, owner.roomId)) ? 'yes' : 'no';
    },
    admit: (owner, request, address) =>
      isHere(owner) ? reception.admit(owner.roomId, request, address) : others.admit(owner, request, address),
    operate: (owner, order) =>
      isHere(owner) ? reception.operate(owner.roomId, order) : others.operate(owner, order),
    glance: (owner) => (isHere(owner) ? reception.glance(owner.roomId) : others.glance(owner)),
  };
}
