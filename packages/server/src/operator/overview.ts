import { statfs } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import type { HouseCode, OperatorOverview, OperatorStorage, ThoughtOutcome } from '@pampa/protocol';
import type { Metrics } from '../metrics';
import type { Settings } from '../settings';
import type { Place } from '../store/open-store';
import type { StoreFigures } from '../store/operator-store';
import type { Store } from '../store/store';
import type { Awake } from '../tables/awake';
import type { HouseState } from './house-state';
import type { Load } from './load';

export interface OverviewServices {
  readonly store: Store;
  readonly place: Place;
  readonly settings: Pick<Settings, 'botWorkers'>;
  readonly awake: Awake;
  readonly metrics: Metrics;
  readonly load: Load;
  readonly houseState: HouseState;
  readonly now: () => number;
}

/** Counting reads every table's row, up to a tenth of a second with 30,000 of them: not again for every look. */
const COUNTED_FOR_MS = 20_000;

/** From `src` and from `dist` alike. */
const MANIFEST = join(__dirname, '../../package.json');

export function createOverview(services: OverviewServices): () => Promise<OperatorOverview> {
  const { store, place, settings, awake, metrics, load, houseState, now } = services;
  const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string };
  const startedAt = now();
  let counted: { readonly at: number; readonly figures: Promise<StoreFigures> } | null = null;
  const figures = (): Promise<StoreFigures> => {
    const at = performance.now();
    if (counted === null || at - counted.at > COUNTED_FOR_MS) {
      const asked = store.storeFigures();
      asked.catch(() => (counted = null));
      counted = { at, figures: asked };
    }
    return counted.figures;
  };

  return async () => {
    const glances = awake.all.map((table) => table.glance());
    const inState = (...statuses: readonly string[]): number =>
      glances.filter(({ status }) => statuses.includes(status)).length;
    const [{ load: loadNow, refusals, thoughts }, kept, processes, waiting] = await Promise.all([
      load.now(),
      figures(),
      matchMaker.stats.fetchAll(),
      metrics.botQueue.get(),
    ]);
    const thoughtsOf = (outcome: ThoughtOutcome): number => thoughts.get(outcome) ?? 0;
    return {
      version,
      now: now(),
      startedAt,
      processId: matchMaker.processId,
      processes: processes.map(({ processId, roomCount, ccu }) => ({
        id: processId,
        tables: roomCount,
        connections: ccu,
      })),
      house: houseState.notice(),
      tables: {
        awake: glances.length,
        lobbies: inState('lobby', 'starting'),
        playing: inState('playing'),
        over: inState('over'),
        asleep: kept.asleep,
      },
      people: {
        players: sum(glances.map(({ seats }) => seats.filter(({ connected }) => connected).length)),
        spectators: sum(glances.map(({ watchers }) => watchers.length)),
      },
      load: loadNow,
      bots: {
        threads: settings.botWorkers,
        waiting: waiting.values[0]?.value ?? 0,
        thoughts: {
          answered: thoughtsOf('answered'),
          late: thoughtsOf('late'),
          crashed: thoughtsOf('crashed'),
          'crowded-out': thoughtsOf('crowded-out'),
        },
      },
      refusals: [...refusals]
        .map(([code, count]) => ({ code: code as HouseCode, count }))
        .sort((a, b) => b.count - a.count),
      storage: await storageOf(place, kept),
    };
  };
}

async function storageOf(place: Place, kept: StoreFigures): Promise<OperatorStorage> {
  const { bytes, tables, matches, reports, oldestAt, newestAt } = kept;
  return {
    kind: 'folder' in place ? 'sqlite' : 'postgres',
    freeBytes: 'folder' in place ? await freeBytes(place.folder) : null,
    bytes,
    tables,
    matches,
    reports,
    oldestAt,
    newestAt,
  };
}

/** For whoever is not root. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
