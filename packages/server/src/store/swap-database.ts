import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Handover } from './handover';
import { removeMarker } from './house-marker';
import { databaseFile, PARTS } from './sqlite-file';
import { syncFolder } from './sync';

/**
 * Puts the database of a hand-over in the place of the folder's own, which nobody may have open. Returns where the old one
 * is now; null if there was none. Broken off anywhere, by a power cut too, it can be done again and comes to the same end.
 */
export function putInPlace(dir: string, { path, stamp }: Handover): string | null {
  const current = databaseFile(dir);
  const aside = asideFile(dir, stamp);
  if (!isInPlace({ path })) {
    removeMarker(dir);
    // The log first: left alone beside a database that it does not belong to, it would be played into it.
    for (const part of PARTS.toReversed()) moveIfThere(current + part, aside + part);
    syncFolder(dir);
    renameSync(databaseFile(path), current);
    syncFolder(dir);
  }
  return existsSync(aside) ? aside : null;
}

/** Undoes that, however far it has come. Broken off, it is in a state in which `putInPlace` can go on. */
export function putBack(dir: string, { path, stamp }: Handover): void {
  const current = databaseFile(dir);
  if (isInPlace({ path })) {
    for (const part of PARTS.toReversed()) moveIfThere(current + part, databaseFile(path) + part);
    syncFolder(dir);
  }
  removeMarker(dir);
  for (const part of PARTS) moveIfThere(asideFile(dir, stamp) + part, current + part);
  syncFolder(dir);
}

/** Whether it is the folder's database already: somebody was killed before he could say so. */
export function isInPlace({ path }: Pick<Handover, 'path'>): boolean {
  return !existsSync(databaseFile(path));
}

function asideFile(dir: string, stamp: string): string {
  return join(dir, `pampa-before-restore-${stamp}.sqlite`);
}

function moveIfThere(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}
