import { isHouseRefusal, type HouseRefusal, type SeatReservation } from '@pampa/protocol';
import type { JoinTable } from '@pampa/protocol/requests';
import { reservePlace } from '../colyseus/rooms';
import type { Glance, Order } from '../operator/orders';
import { refused } from '../table/table';
import type { Awake } from './awake';

/** Answers for the tables of this process, to itself and to others. */
export interface Reception {
  /** Whether the table is kept here, in that room. */
  keeps(table: string, roomId: string): Promise<boolean>;
  /** A place on the room's socket, or why not. */
  admit(roomId: string, request: JoinTable, address: string): Promise<SeatReservation | HouseRefusal>;
  /** Does what the operator wants of the table in that room. */
  operate(roomId: string, order: Order): Promise<HouseRefusal | object>;
  /** What the operator may see of it. */
  glance(roomId: string): Promise<Glance | HouseRefusal>;
}

/** `isMovingOut`: nobody is to stay here. */
export function createReception(awake: Awake, isMovingOut: () => boolean): Reception {
  return {
    async keeps(table, roomId) {
      await awake.settled(table);
      const kept = awake.in(roomId);
      if (kept === undefined) return false;
      if (!kept.isLeaving && !isMovingOut()) return true;
      // Whoever asks will wake it elsewhere; until then nobody else may write.
      await kept.letGo();
      return false;
    },

    async admit(roomId, request, address) {
      const table = awake.in(roomId);
      // It went to sleep between two lines: whoever asks again wakes it.
      if (table === undefined || table.isLeaving) return refused('lease-lost');
      const admission = await table.admit(request, address);
      if (isHouseRefusal(admission)) return admission;
      return (await reservePlace(roomId, admission)) ?? refused('lease-lost');
    },

    operate: (roomId, order) => {
      const table = awake.in(roomId);
      return table === undefined || table.isLeaving
        ? Promise.resolve(refused('lease-lost'))
        : table.operate(order);
    },

    glance: (roomId) => Promise.resolve(awake.in(roomId)?.glance() ?? refused('lease-lost')),
  };
}
