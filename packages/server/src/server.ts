import { hireBot, type HireBot } from './bots/hire';
import { createClosedApp, Door } from './http';
import { openHouse, type House } from './house';
import type { Log } from './log';
import { createNow } from './room/now';
import type { Settings } from './settings';
import { applyHandovers } from './store/apply-handover';
import { openDataFolder } from './store/data-folder';
import type { Store } from './store/store';
import { watchForRestores } from './restoring';
import type { Scheduler } from './tables/scheduler';

export interface RunningServer {
  readonly port: number;
  /** Of the house as it is now: a restore builds another one. */
  readonly store: Store;
  readonly scheduler: Scheduler;
  /** Every table goes to sleep; resolves when all is written and let go. */
  close(): Promise<void>;
}

export interface ServerParts {
  /** For tests: a store that fails on purpose. */
  readonly wrapStore?: (store: Store) => Store;
  /** For tests: threads that hang, fall over or are listened to. */
  readonly hireBot?: HireBot;
  readonly now?: () => number;
  /** Called if the server can't go on, although nobody has closed it. */
  readonly onBroken?: (error: unknown) => void;
}

/** One process, one port, one folder; and in them a house, or after a restore the next one. */
export async function startServer(
  settings: Settings,
  log: Log,
  {
    wrapStore = (store) => store,
    hireBot: hire = () => hireBot(),
    now = createNow(),
    onBroken = () => undefined,
  }: ServerParts = {},
): Promise<RunningServer> {
  const folder = openDataFolder(settings.dataDir);
  const door = new Door(createClosedApp(settings), log);
  const open = (): Promise<House> =>
    openHouse({ settings, log, folder: folder.path, door, now, wrapStore, hireBot: hire });

  let house: House | null = null;
  try {
    for (const answer of await applyHandovers(folder.path)) {
      if ('problem' in answer) log.error('a backup could not be restored', { stamp: answer.stamp });
      else log.info('a backup is restored', { stamp: answer.stamp });
    }
    house = await open();
    const port = await door.listen(settings.port, settings.host);
    const restores = watchForRestores({ folder: folder.path, log, house, open, broken: onBroken });
    return {
      port,
      get store() {
        return inHouse(restores.house).store;
      },
      get scheduler() {
        return inHouse(restores.house).scheduler;
      },
      async close() {
        await restores.close();
        door.close();
        folder.close();
      },
    };
  } catch (error) {
    await house?.close();
    door.close();
    folder.close();
    throw error;
  }
}

function inHouse(house: House | null): House {
  if (house === null) throw new Error('the house is being rebuilt');
  return house;
}
