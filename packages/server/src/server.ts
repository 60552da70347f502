import { hireBot, type HireBot } from './bots/hire';
import { createClosedApp, Door } from './http';
import { openHouse, type House } from './house';
import type { Log } from './log';
import { createNow } from './room/now';
import type { Settings } from './settings';
import { applyHandovers } from './store/apply-handover';
import { openDataFolder } from './store/data-folder';
import { freeBytes, type FreeBytes } from './store/disk-watch';
import type { Place } from './store/open-store';
import type { Store } from './store/store';
import { watchForRestores } from './restoring';
import type { Scheduler } from './tables/scheduler';
import type { HouseTime } from './time/house-time';

export interface RunningServer {
  readonly port: number;
  /** Of the house as it is now: a restore builds another one. */
  readonly store: Store;
  readonly scheduler: Scheduler;
  readonly time: HouseTime;
  /** Every table goes to sleep; resolves when all is written and let go. */
  close(): Promise<void>;
}

export interface ServerParts {
  /** For tests: a store that fails on purpose. */
  readonly wrapStore?: (store: Store) => Store;
  /** For tests: threads that hang, fall over or are listened to. */
  readonly hireBot?: HireBot;
  /** For tests: a clock of the process, and of the machine unless that has one of its own. */
  readonly now?: () => number;
  readonly wall?: () => number;
  /** For tests: a disk that is nearly full. */
  readonly freeBytes?: FreeBytes;
  /** Called if the server can't go on, although nobody has closed it. */
  readonly onBroken?: (error: unknown) => void;
}

/** One process, one port, and in it a house: on a folder that is its own, or on a database that it shares with others. */
export async function startServer(
  settings: Settings,
  log: Log,
  {
    wrapStore = (store) => store,
    hireBot: hire = () => hireBot(),
    now,
    wall = now ?? Date.now,
    freeBytes: free = freeBytes,
    onBroken = () => undefined,
  }: ServerParts = {},
): Promise<RunningServer> {
  const machine = { lived: now ?? createNow(), wall };
  const door = new Door(createClosedApp(settings), settings, log);
  const open = (place: Place): Promise<House> =>
    openHouse({ settings, log, place, door, machine, freeBytes: free, wrapStore, hireBot: hire });
  const { databaseUrl, dataDir } = settings;
  let houses: Houses | null = null;
  try {
    houses =
      databaseUrl === null
        ? await housesOnFolder(dataDir, log, open, onBroken)
        : await houseOnDatabase(databaseUrl, open);
    return running(houses, door, await door.listen(settings.port, settings.host));
  } catch (error) {
    await houses?.close();
    door.close();
    throw error;
  }
}

/** One house, or after a restore the next one. */
interface Houses {
  /** Null while one makes room for the next. */
  readonly house: House | null;
  close(): Promise<void>;
}

/** Nothing on this machine is locked or watched: any number of processes may share a database. */
async function houseOnDatabase(databaseUrl: string, open: (place: Place) => Promise<House>): Promise<Houses> {
  const house = await open({ databaseUrl });
  return { house, close: () => house.close() };
}

async function housesOnFolder(
  dataDir: string,
  log: Log,
  open: (place: Place) => Promise<House>,
  broken: (error: unknown) => void,
): Promise<Houses> {
  const folder = openDataFolder(dataDir);
  try {
    for (const answer of await applyHandovers(folder.path)) {
      if ('problem' in answer) log.error('a backup could not be restored', { stamp: answer.stamp });
      else log.info('a backup is restored', { stamp: answer.stamp });
    }
    const openHere = (): Promise<House> => open({ folder: folder.path });
    const restores = watchForRestores({
      folder: folder.path,
      log,
      house: await openHere(),
      open: openHere,
      broken,
    });
    return {
      get house() {
        return restores.house;
      },
      async close() {
        await restores.close();
        folder.close();
      },
    };
  } catch (error) {
    folder.close();
    throw error;
  }
}

function running(houses: Houses, door: Door, port: number): RunningServer {
  const inHouse = (): House => {
    if (houses.house === null) throw new Error('the house is being rebuilt');
    return houses.house;
  };
  return {
    port,
    get store() {
      return inHouse().store;
    },
    get scheduler() {
      return inHouse().scheduler;
    },
    get time() {
      return inHouse().time;
    },
    async close() {
      await houses.close();
      door.close();
    },
  };
}
