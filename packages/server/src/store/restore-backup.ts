import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applyHandovers, examine } from './apply-handover';
import { copyDatabase } from './copy-database';
import { claimRestore, openDataFolderIfFree } from './data-folder';
import { DataProblem } from './data-problem';
import {
  beginHandover,
  collectAnswer,
  dropHandover,
  handOver,
  isWaiting,
  takeBack,
  type Answer,
} from './handover';
import { databaseFile, openDatabase } from './sqlite-file';

export interface RestorePatience {
  /** A server looks once a second; a very busy one a little later. */
  readonly takenWithinMs: number;
  /** Then it closes every table. That takes a second or two, and it can't be called off any more. */
  readonly doneWithinMs: number;
}

const USUAL_PATIENCE: RestorePatience = { takenWithinMs: 30_000, doneWithinMs: 120_000 };
const LOOK_EVERY_MS = 100;

export interface RestoreOptions {
  readonly now: Date;
  readonly patience?: RestorePatience;
  /** Aborted by whoever has changed his mind. */
  readonly signal?: AbortSignal;
}

/**
 * Makes a backup the database of a folder. Whoever holds the folder puts it in place: a running server, or if there is
 * none, this. Returns where the old database is now; null if there was none.
 *
 * The backup is copied, and opened as a server would open it, before anybody else sees anything of it.
 */
export async function restoreBackup(
  backupFile: string,
  dataDir: string,
  { now, patience = USUAL_PATIENCE, signal }: RestoreOptions,
): Promise<string | null> {
  const dir = resolve(dataDir);
  const claim = claimRestore(dir);
  try {
    const making = beginHandover(dir);
    await copyInto(making, backupFile);
    await examine(making);
    if (signal?.aborted === true) throw new DataProblem('Stopped: nothing has changed.');
    const stamp = now.toISOString().replaceAll(/[^0-9]/g, '');
    handOver(dir, stamp);
    const answer = await answered(dir, stamp, patience, signal);
    if ('problem' in answer) throw new DataProblem(`The database is still the old one. ${answer.problem}`);
    return answer.aside;
  } finally {
    dropHandover(dir);
    claim.close();
  }
}

async function copyInto(dir: string, backupFile: string): Promise<void> {
  const backup = openDatabase(backupFile, { mustExist: true, readonly: true });
  try {
    await copyDatabase(backup, databaseFile(dir), { whole: true });
  } finally {
    backup.close();
  }
}

async function answered(
  dir: string,
  stamp: string,
  { takenWithinMs, doneWithinMs }: RestorePatience,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const begun = performance.now();
  for (;;) {
    const answer = collectAnswer(dir, stamp) ?? (await applyIfNobodyElseCan(dir, stamp));
    if (answer !== null) return answer;
    const waited = performance.now() - begun;
    if (isWaiting(dir)) {
      if (signal?.aborted === true && takeBack(dir)) throw new DataProblem('Stopped: nothing has changed.');
      if (waited > takenWithinMs && takeBack(dir)) {
        throw new DataProblem(
          `The server on ${dir} has not taken the backup within ${takenWithinMs / 1000} seconds: nothing has changed.`,
        );
      }
    } else if (waited > takenWithinMs + doneWithinMs || signal?.aborted === true) {
      throw new DataProblem(
        `The server on ${dir} has taken the backup, but not said what came of it: see its log.`,
      );
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** No server, or it ended meanwhile, however far it had come. Null while there is one. */
async function applyIfNobodyElseCan(dir: string, stamp: string): Promise<Answer | null> {
  const folder = openDataFolderIfFree(dir);
  if (folder === null) return null;
  try {
    await applyHandovers(dir);
    const answer = collectAnswer(dir, stamp);
    if (answer === null)
      throw new DataProblem(`The backup is gone from ${dir}: somebody else has taken it away.`);
    return answer;
  } finally {
    folder.close();
  }
}
