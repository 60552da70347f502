import { statfs } from 'node:fs/promises';
import type { Log } from '../log';
import type { Metrics } from '../metrics';

/**
 * Below this the disk is called nearly full. A house with a hundred tables writes some MB a day; one with a thousand, all of
 * which move every two seconds, some 100 MB an hour. So there are days to make room at home, and hours on the largest server.
 */
export const LOW_DISK_BYTES = 512 * 1024 * 1024;

const LOOK_EVERY_MS = 30_000;

export type FreeBytes = (folder: string) => Promise<number>;

/** What an account that is not root may still write. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export interface DiskWatch {
  readonly isLow: () => boolean;
  readonly stop: () => void;
}

interface DiskWatchParts {
  readonly folder: string;
  readonly freeBytes: FreeBytes;
  readonly metrics: Pick<Metrics, 'diskFree'>;
  readonly log: Log;
}

/** Says before the first write fails that there is little room left. */
export async function watchDisk({
  folder,
  freeBytes: free,
  metrics,
  log,
}: DiskWatchParts): Promise<DiskWatch> {
  let isLow = false;
  const look = async (): Promise<void> => {
    try {
      const left = await free(folder);
      metrics.diskFree.set(left);
      const wasLow = isLow;
      isLow = left < LOW_DISK_BYTES;
      if (isLow && !wasLow)
        log.warn('the disk of the data folder is nearly full: make room, or soon nothing can be written', {
          count: left,
        });
    } catch (error) {
      log.warn('the room on the disk could not be asked for', { err: error });
    }
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return { isLow: () => isLow, stop: () => clearInterval(timer) };
}
