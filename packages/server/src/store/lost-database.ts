import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { codeOf, DataProblem } from './data-problem';
import { markerFile, readMarker } from './house-marker';
import { TIME } from './keepsakes';
import { databaseFile } from './sqlite-file';
import type { TimeMark } from './store';

/** Refuses a folder whose marker knows more than its database. Nothing is changed: what is left may be worth saving. */
export function assertNotLost(dir: string): void {
  const marker = readMarker(dir);
  if (marker === null) return;
  const file = databaseFile(dir);
  const found = newestIn(file);
  const restore = `Restore a backup with npm run restore -- FILE --data ${dir}`;
  if (found === 'nothing') {
    throw new DataProblem(
      `${file} is gone or empty, although this folder has been in use since ${named(marker.begun)}. ${restore}; or delete ${markerFile(dir)} to begin with nothing.`,
    );
  }
  if (found !== null && found < marker.sure) {
    throw new DataProblem(
      `${file} has lost its newest changes: it ends at ${named(found)}, but was written until ${named(marker.sure)}. Its -wal file is damaged or gone, or it is an older copy. ${restore}; or delete ${markerFile(dir)} to go on with what is left.`,
    );
  }
}

/** The newest time mark in a database; null if it can't be read: opening it for good says why. */
function newestIn(file: string): number | 'nothing' | null {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return 'nothing';
  let database: Database.Database | null = null;
  try {
    // Read-only, or closing it would delete the write-ahead log.
    database = new Database(file, { readonly: true, fileMustExist: true });
    if (database.pragma('schema_version', { simple: true }) === 0) return 'nothing';
    const value = database.prepare('select value from keepsakes where name = ?').pluck().get(TIME);
    return typeof value === 'string' ? (JSON.parse(value) as TimeMark).sure : 0;
  } catch (error) {
    if (codeOf(error) === null) throw error;
    return null;
  } finally {
    database?.close();
  }
}

function named(time: number): string {
  return time === 0 ? 'an unknown time' : new Date(time).toISOString();
}
