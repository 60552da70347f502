import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './sync';

/**
 * A small file beside the database, so that a database which is gone, emptied or has lost its newest changes can be told from one
 * that is new: SQLite makes a missing file anew, and ignores what it can't read of a write-ahead log, both without a word.
 */
export interface HouseMarker {
  /** When the folder was first used, or first used by a version that has markers. */
  readonly begun: number;
  /** A time mark that the database holds for certain (`TimeMark.sure`): one that holds an older one has lost something. */
  readonly sure: number;
}

const OWNER_ONLY = 0o600;

export function markerFile(dir: string): string {
  return join(dir, 'house.json');
}

/** Null if there is none. One that can't be read still says that there was a house. */
export function readMarker(dir: string): HouseMarker | null {
  if (!existsSync(markerFile(dir))) return null;
  try {
    const { begun, sure } = JSON.parse(readFileSync(markerFile(dir), 'utf8')) as Partial<HouseMarker>;
    return { begun: begun ?? 0, sure: sure ?? 0 };
  } catch {
    return { begun: 0, sure: 0 };
  }
}

/** To be called once the database holds `sure` durably. In one step: a power cut leaves the old marker or the new one. */
export async function writeMarker(dir: string, sure: number): Promise<void> {
  const begun = readMarker(dir)?.begun ?? sure;
  const unfinished = `${markerFile(dir)}.unfinished`;
  await writeFile(unfinished, JSON.stringify({ begun, sure }), { mode: OWNER_ONLY, flush: true });
  await rename(unfinished, markerFile(dir));
}

/** Before another database takes the place of the folder's own: the next start takes it as it finds it. */
export function removeMarker(dir: string): void {
  if (!existsSync(markerFile(dir))) return;
  rmSync(markerFile(dir), { force: true });
  syncFolder(dir);
}
