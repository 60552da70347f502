import { renameSync, rmSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { claimFile } from './claim-file';
import { DataProblem } from './data-problem';
import { isSound, openDatabase } from './sqlite-file';

/** What a step may copy. The tables wait while it does: 100 pages are 400 kB. */
const SOME_PAGES = 100;
const ALL_PAGES = 0x7f_ff_ff_ff;

/**
 * A consistent copy of a database that is being written to, as a file of its own that is complete or not there.
 *
 * In small steps, others can be served between them; but only as long as nobody else writes: then SQLite begins again at
 * the first page. Whoever copies what another process writes to copies the `whole` in one step.
 */
export async function copyDatabase(
  database: Database,
  file: string,
  { whole }: { readonly whole: boolean },
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  claimFile(file);
  try {
    rmSync(unfinished, { force: true });
    claimFile(unfinished);
    await database.backup(unfinished, { progress: () => (whole ? ALL_PAGES : SOME_PAGES) });
    if (!isSoundCopy(unfinished)) throw new DataProblem(`${database.name} is damaged.`);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    rmSync(file, { force: true });
    throw error;
  }
}

/** The journal mode is kept in the file; without a write-ahead log it is one file, and can be read anywhere. */
function isSoundCopy(file: string): boolean {
  const copy = openDatabase(file, { mustExist: true });
  try {
    copy.pragma('journal_mode = DELETE');
    return isSound(copy);
  } finally {
    copy.close();
  }
}
