import { statSync } from 'node:fs';
import { StoreFailure } from './data-problem';

/** Moves that are made until then are lost with the file; so it is looked for often. It costs some microseconds. */
const LOOK_EVERY_MS = 1_000;

/** SQLite's own word for it, which it says itself only without a write-ahead log. */
const MOVED = 'SQLITE_READONLY_DBMOVED';

export interface FileWatch {
  /** Throws if a file is not the one that was there first. */
  readonly assertInPlace: () => void;
  readonly isInPlace: () => boolean;
  /** By itself once a second. The first look at a file decides which one is the right one. */
  readonly look: () => void;
  readonly stop: () => void;
}

/**
 * Watches the files of an open database. One that is deleted or replaced can still be written to, by whoever has it open, and all
 * of that is gone with the process. Put back, it is in place again.
 */
export function watchFiles(files: readonly string[], changed: (isInPlace: boolean) => void): FileWatch {
  const first = new Map<string, string>();
  let isInPlace = true;
  const isSame = (file: string): boolean => {
    const identity = identityOf(file);
    const known = first.get(file);
    if (known === undefined && identity !== null) first.set(file, identity);
    return known === undefined || known === identity;
  };
  const look = (): void => {
    const found = files.map(isSame).every(Boolean);
    if (found === isInPlace) return;
    isInPlace = found;
    changed(found);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    isInPlace: () => isInPlace,
    look,
    assertInPlace() {
      if (!isInPlace) throw new StoreFailure(MOVED, false, null);
    },
    stop: () => clearInterval(timer),
  };
}

function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}
