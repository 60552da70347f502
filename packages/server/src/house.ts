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
import { watchHouse, type HouseWatch } from './house-watch';
import { createHttp, type Door } from './http';
import { createLimits } from './limits';
import type { Log } from './log';
import { createMetrics, type Metrics } from './metrics';
import { createNotifier, createOutgoing, loadVapidKeys } from './notify';
import { openHouseState } from './operator/house-state';
import { openOperator } from './operator/open-operator';
import { createReportDesk } from './problems/desk';
import { RecordReader } from './records/record-reader';
import { startRecordThread } from './records/record-thread';
import { PeopleFirst } from './room/people-first';
import { tableRoomWith } from './room/table-room';
import type { Settings } from './settings';
import type { FreeBytes } from './store/disk-watch';
import { openStore, type Place } from './store/open-store';
import type { Store } from './store/store';
import { Awake } from './tables/awake';
import { watchLeases } from './tables/lease-watch';
import { createListNews } from './tables/list-news';
import { moveOut } from './tables/moving-out';
import { loadOpenerMarks } from './tables/opener-marks';
import { createOwners } from './tables/owners';
import { Places } from './tables/places';
import { startScheduler, type Scheduler } from './tables/scheduler';
import { createTables } from './tables/table-service';
import type { HouseTime, MachineClock } from './time/house-time';
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
  readonly time: HouseTime;
  /** Every table goes to sleep; resolves when all is written and let go. */
  close(): Promise<void>;
}

export interface HouseParts {
  readonly settings: Settings;
  readonly log: Log;
  readonly place: Place;
  readonly door: Door;
  readonly machine: MachineClock;
  readonly freeBytes: FreeBytes;
  /** For tests: a store that fails on purpose. */
  readonly wrapStore: (store: Store) => Store;
  readonly hireBot: HireBot;
}

/** Everything on top of the database, behind a door that is already there. */
export async function openHouse(parts: HouseParts): Promise<House> {
  const store = await openStore(parts.place, parts.log);
  let cluster: Cluster | null = null;
  let watch: HouseWatch | null = null;
  try {
    cluster = await openCluster(parts.settings, parts.log);
    const wrapped = parts.wrapStore(store);
    const metrics = createMetrics();
    watch = await watchHouse({ ...parts, store: wrapped, metrics });
    return await furnish(parts, wrapped, cluster, metrics, watch);
  } catch (error) {
    await cluster?.close();
    await watch?.close();
    await store.close();
    throw error;
  }
}

async function furnish(
  { settings, log, place, door, hireBot }: HouseParts,
  store: Store,
  cluster: Cluster,
  metrics: Metrics,
  watch: HouseWatch,
): Promise<House> {
  let isOpen = true;
  const isMovingOut = (): boolean => !isOpen;
  const { time } = watch;
  const { now } = time;
  const limits = createLimits(settings.limitFactor, cluster.counts);
  const news = createListNews(cluster.wire);
  const places = new Places(settings, now);
  const awake = new Awake(places, isMovingOut);
  const { others } = cluster;
  const owners = createOwners({ store, limits, log, now, places, awake, others, isMovingOut });
  const markOpener = await loadOpenerMarks(store);
  const records = new RecordReader({ store, limitFactor: settings.limitFactor, start: startRecordThread });
  const tables = createTables({ store, limits, settings, now, news, owners, places, markOpener, records });
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
          ...{ store, place, settings, awake, metrics, houseState, now, log, owners },
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
    warnings: watch.warnings,
    socketHosts: () => cluster.socketHosts(),
    monitor: monitor(),
    notBuilt: (language) => createTexts(language).server.noClient().body,
  });
  const inside = new Inside();
  const upgrade = createUpgrade({ settings, limits, metrics });
  upgrade.settleAddresses(inside);
  const transport = new EvenTransport(
    {
      server: inside,
      beforeUpgrade: upgrade.beforeUpgrade,
      maxPayload: MOST_SOCKET_BYTES,
      pingInterval: PING_EVERY_MS,
      pingMaxRetries: PINGS_MISSED,
    },
    { sockets: upgrade.sockets, limitFactor: settings.limitFactor, metrics },
  );
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
      time,
      openRematch: (document, address) => tables.openRematch(document, address),
      listChanged: () => news.changed(),
    }),
  );
  await colyseus.listen(settings.port, settings.host, undefined, () => closeColyseusRoutes(inside, http.app));
  await cluster.join(awake);
  const leases = cluster.isShared ? watchLeases(store, awake, log) : null;
  const scheduler = startScheduler({ store, owners, log, settings, time });
  door.lead(inside, (code) => metrics.refusals.inc({ code }));

  return {
    store,
    scheduler,
    time,
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
      await records.close();
      await notifier.close();
      metrics.close();
      await cluster.close();
      await watch.close();
      await store.close();
    },
  };
}
