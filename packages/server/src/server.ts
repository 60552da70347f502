import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { monitor } from '@colyseus/monitor';

import { closeColyseusRoutes, createHttp, createHttpServer, createUpgrade } from './http';
import { createLimits } from './limits';
import type { Log } from './log';
import { colyseusLog } from './log/colyseus-log';
import { createMetrics } from './metrics';
import { createNotifier, createOutgoing, loadVapidKeys } from './notify';
import { EvenTransport } from './room/even-transport';
import { createNow } from './room/now';
import { tableRoomWith } from './room/table-room';
import type { Settings } from './settings';
import { openDataFolder } from './store/data-folder';
import { openSqliteStore } from './store/sqlite';
import type { Store } from './store/store';
import { createListNews } from './tables/list-news';
import { startScheduler, type Scheduler } from './tables/scheduler';
import { createTables } from './tables/table-service';
import { createWaker, TABLE_ROOM } from './tables/waker';
import { createTexts } from '@pampa/texts';

/** The longest honest request is a move of a few hundred bytes. */
const MOST_SOCKET_BYTES = 4 * 1024;
/** A phone that went into a tunnel is gone after three of these. */
const PING_EVERY_MS = 5_000;
const PINGS_MISSED = 2;

export interface RunningServer {
  readonly port: number;
  readonly store: Store;
  readonly scheduler: Scheduler;
  /** Every table goes to sleep; resolves when all is written and let go. */
  close(): Promise<void>;
}

export interface ServerParts {
  /** For tests: a store that fails on purpose. */
  readonly wrapStore?: (store: Store) => Store;
  readonly now?: () => number;
}

/** The whole house in one process, on one port. */
export async function startServer(
  settings: Settings,
  log: Log,
  { wrapStore = (store) => store, now = createNow() }: ServerParts = {},
): Promise<RunningServer> {
  const folder = openDataFolder(settings.dataDir);
  const store = wrapStore(await openSqliteStore(folder.path));
  const metrics = createMetrics();
  const limits = createLimits(settings.limitFactor);
  const news = createListNews();
  const waker = createWaker({ store, log, maxTables: settings.maxTables });
  const tables = createTables({ store, limits, log, settings, now, news, waker });
  const notifier = createNotifier({
    store,
    outgoing: createOutgoing({ privateCalls: settings.privateCalls }),
    vapid: settings.push ? loadVapidKeys(folder.path) : null,
    contact: settings.pushContact,
    publicUrl: settings.publicUrl,
    log,
  });
  let isOpen = true;

  const http = createHttp({
    settings,
    log,
    metrics,
    limits,
    tables,
    isReady: async () => {
      await store.ping();
      return isOpen;
    },
    monitor: monitor(),
    notBuilt: (language) => createTexts(language).server.noClient().body,
  });
  const server = createHttpServer();
  const upgrade = createUpgrade({ settings, limits, metrics });
  upgrade.settleAddresses(server);
  const transport = new EvenTransport({
    server,
    beforeUpgrade: upgrade.beforeUpgrade,
    maxPayload: MOST_SOCKET_BYTES,
    pingInterval: PING_EVERY_MS,
    pingMaxRetries: PINGS_MISSED,
  });
  const colyseus = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLog(log),
  });
  colyseus.define(
    TABLE_ROOM,
    tableRoomWith({
      settings,
      store,
      log,
      metrics,
      notifier,
      now,
      openRematch: (document) => tables.openRematch(document),
      listChanged: () => news.changed(),
    }),
  );
  const release = async (): Promise<void> => {
    metrics.close();
    await store.close();
    folder.close();
  };

  try {
    // Colyseus waits for ever for a port that is taken.
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      colyseus
        .listen(settings.port, settings.host, undefined, () => closeColyseusRoutes(server, http.app))
        .then(resolve, reject);
    });
  } catch (error) {
    await release();
    throw error;
  }
  const scheduler = startScheduler({ store, waker, log, settings, now });

  return {
    port: (server.address() as AddressInfo).port,
    store,
    scheduler,
    async close() {
      isOpen = false;
      scheduler.stop();
      http.close();
      await colyseus.gracefullyShutdown(false);
      await notifier.close();
      await release();
      // Of those that were being answered when the door was shut, some would be kept open for another minute.
      server.closeAllConnections();
    },
  };
}
