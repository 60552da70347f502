import { Server } from '@colyseus/core';
import { monitor } from '@colyseus/monitor';

import { Crew } from './bots/crew';
import type { HireBot } from './bots/hire';
import type { Cluster } from './cluster/cluster';
import { openCluster } from './cluster/open-cluster';
import { closeColyseusRoutes } from './colyseus/close-routes';
import { colyseusLog } from './colyseus/colyseus-log';
import { EvenTransport } from './colyseus/even-transport';
import { Inside } from './colyseus/inside';
import { TABLE_ROOM } from './colyseus/rooms';
import { createUpgrade } from './colyseus/upgrade';
import { createHttp, type Door } from './http';
import { createLimits } from './limits';
import type { Log } from './log';
import { createMetrics } from './metrics';
import { createNotifier, createOutgoing, loadVapidKeys } from './notify';
import { openHouseState } from './operator/house-state';
import { openOperator } from './operator/open-operator';
import { createReportDesk } from './problems/desk';
import { PeopleFirst } from './room/people-first';
import { tableRoomWith } from './room/table-room';
import type { Settings } from './settings';
import { openStore, type Place } from './store/open-store';
import type { Store } from './store/store';
import { Awake } from './tables/awake';
import { watchLeases } from './tables/lease-watch';
import { createListNews } from './tables/list-news';
import { moveOut } from './tables/moving-out';
import { createPeers } from './tables/peers';
import { createReception } from './tables/reception';
import { startScheduler, type Scheduler } from './tables/scheduler';
import { createTables } from './tables/table-service';
import { createWaker } from './tables/waker';
import { createTexts } from '@pampa/texts';

/** The longest honest request is a move of a few hundred bytes. */
const MOST_SOCKET_BYTES = 4 * 1024;
/** A phone that went into a tunnel is gone after three of these. */
const PING_EVERY_MS = 5_000;
const PINGS_MISSED = 2;

/** What is there for as long as one database is. */
export interface House {
  readonly store: Store;
  readonly scheduler: Scheduler;
  /** Every table goes to sleep; resolves when all is written and let go. */
  close(): Promise<void>;
}

export interface HouseParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly place: Place;
  readonly door: Door;
  readonly now: () => number;
  /** For tests: a store that fails on purpose. */
  readonly wrapStore: (store: Store) => Store;
  readonly hireBot: HireBot;
}

/** Everything on top of the database, behind a door that is already there. */
export async function openHouse(parts: HouseParts): Promise<House> {
  const store = await openStore(parts.place, parts.log);
  let cluster: Cluster | null = null;
  try {
    cluster = await openCluster(parts.settings, parts.log);
    return await furnish(parts, parts.wrapStore(store), cluster);
  } catch (error) {
    await cluster?.close();
    await store.close();
    throw error;
  }
}

async function furnish(
  { settings, log, place, door, now, hireBot }: HouseParts,
  store: Store,
  cluster: Cluster,
): Promise<House> {
  let isOpen = true;
  const isMovingOut = (): boolean => !isOpen;
  const metrics = createMetrics();
  const limits = createLimits(settings.limitFactor, cluster.counts);
  const news = createListNews(cluster.wire);
  const awake = new Awake();
  const reception = createReception(awake, isMovingOut);
  const peers = createPeers(reception, cluster.others);
  const waker = createWaker({ store, log, maxTables: settings.maxTables, awake, peers, isMovingOut });
  const tables = createTables({ store, limits, log, settings, now, news, waker, peers });
  const notifier = createNotifier({
    store,
    outgoing: createOutgoing({ privateCalls: settings.privateCalls }),
    vapid: settings.push ? await loadVapidKeys(store, place) : null,
    contact: settings.pushContact,
    publicUrl: settings.publicUrl,
    log,
  });
  const bots = new Crew({ settings, metrics, log, hire: hireBot });
  const houseState = await openHouseState({ store, now, log, isShared: cluster.isShared });
  houseState.follow((notice) => {
    for (const table of awake.all) table.announce(notice);
    news.changed();
  });
  const operator =
    settings.adminToken === null
      ? null
      : openOperator({
          ...{ store, place, settings, awake, metrics, houseState, now, log, waker, peers },
          listChanged: () => news.changed(),
        });

  const http = createHttp({
    settings,
    log,
    metrics,
    limits,
    tables,
    reports: createReportDesk(store, now),
    houseNotice: () => houseState.notice(),
    operator,
    isReady: async () => {
      await store.ping();
      return isOpen;
    },
    isClusterWell: () => cluster.isWell(),
    socketHosts: () => cluster.socketHosts(),
    monitor: monitor(),
    notBuilt: (language) => createTexts(language).server.noClient().body,
  });
  const inside = new Inside();
  const upgrade = createUpgrade({ settings, limits, metrics });
  upgrade.settleAddresses(inside);
  const transport = new EvenTransport({
    server: inside,
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
    ...cluster.colyseus,
  });
  colyseus.define(
    TABLE_ROOM,
    tableRoomWith({
      settings,
      store,
      log,
      metrics,
      notifier,
      bots,
      peopleFirst: new PeopleFirst(),
      awake,
      houseState,
      now,
      openRematch: (document) => tables.openRematch(document),
      listChanged: () => news.changed(),
    }),
  );
  await colyseus.listen(settings.port, settings.host, undefined, () => closeColyseusRoutes(inside, http.app));
  await cluster.join(reception);
  const leases = cluster.isShared ? watchLeases(store, awake, log) : null;
  const scheduler = startScheduler({ store, waker, log, settings, now });
  door.lead(inside);

  return {
    store,
    scheduler,
    async close() {
      isOpen = false;
      door.leave();
      scheduler.stop();
      operator?.stop();
      houseState.stop();
      http.close();
      await inside.quiet();
      // Alone, everybody waits for the same door to open again; among others, there is somewhere to go.
      if (cluster.isShared) await moveOut(awake);
      door.shut();
      leases?.stop();
      await colyseus.gracefullyShutdown(false);
      await bots.close();
      await notifier.close();
      metrics.close();
      await cluster.close();
      await store.close();
    },
  };
}
