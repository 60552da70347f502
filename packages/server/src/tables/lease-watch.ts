import type { Log } from '../log';
import type { Store } from '../store/store';
import type { Awake } from './awake';

/**
 * How long people may sit at a table that has gone on elsewhere without them. After a stall the timer is overdue, and the
 * look is the first thing that happens.
 */
const LOOK_EVERY_MS = 2_000;

export interface LeaseWatch {
  look(): Promise<void>;
  stop(): void;
}

/**
 * An owner that was thought dead hears of it when it writes. Where nobody writes, because everybody waits for somebody who
 * plays on elsewhere, it has to ask.
 */
export function watchLeases(store: Pick<Store, 'ownersOf'>, awake: Awake, log: Log): LeaseWatch {
  const look = async (): Promise<void> => {
    const tables = awake.all.filter(({ isLeaving }) => !isLeaving);
    if (tables.length === 0) return;
    const rooms = await store.ownersOf(tables.map(({ table }) => table));
    for (const each of tables) {
      if (rooms.get(each.table) === each.roomId || each.isLeaving) continue;
      log.warn('a lease is lost', { table: each.table, room: each.roomId });
      each.leaseIsLost();
    }
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      // What can't be asked now is asked again soon.
      .catch(() => undefined)
      .finally(() => (looking = null));
  }, LOOK_EVERY_MS).unref();
  return { look, stop: () => clearInterval(timer) };
}
