import type { Warning } from './http/context';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { watchDisk, type FreeBytes } from './store/disk-watch';
import { writeMarker } from './store/house-marker';
import type { Place } from './store/open-store';
import type { Store } from './store/store';
import { startHouseTime, type HouseTime, type MachineClock } from './time/house-time';

interface HouseWatchParts {
  readonly store: Store;
  readonly place: Place;
  readonly machine: MachineClock;
  readonly freeBytes: FreeBytes;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** What can go wrong with the machine a house is on: its clock, its disk, its files. */
export interface HouseWatch {
  readonly time: HouseTime;
  /** For `/readyz`. */
  readonly warnings: () => readonly Warning[];
  readonly close: () => Promise<void>;
}

export async function watchHouse(parts: HouseWatchParts): Promise<HouseWatch> {
  const { store, place, machine, freeBytes, metrics, log } = parts;
  const folder = 'folder' in place ? place.folder : null;
  const time = await startHouseTime({
    store,
    machine,
    log,
    async kept(sure, ahead) {
      metrics.clockAhead.set(ahead / 1000);
      if (folder !== null) await writeMarker(folder, sure);
    },
  });
  const disk = folder === null ? null : await watchDisk({ folder, freeBytes, metrics, log });
  // Without a folder it would say for ever that there is no room left.
  if (disk === null) metrics.registry.removeSingleMetric('pampa_disk_free_bytes');
  const isFound: Readonly<Record<Warning, () => boolean>> = {
    clock: () => time.isDoubtful(),
    disk: () => disk?.isLow() === true,
    'data-file': () => !store.isInPlace(),
  };
  return {
    time,
    warnings: () => (Object.keys(isFound) as Warning[]).filter((warning) => isFound[warning]()),
    async close() {
      disk?.stop();
      await time.close();
    },
  };
}
