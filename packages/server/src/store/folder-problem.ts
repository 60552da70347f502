import { accessSync, constants, existsSync } from 'node:fs';
import { codeOf, DataProblem } from './data-problem';

/** What the operating system and SQLite call the reason why a path can't be written to, and what the operator does about it. */
const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only. Mount it for writing, or choose another folder with DATA_DIR',
  EACCES: 'the account of the server may not write there',
  EPERM: 'the account of the server may not write there',
  ENOSPC: 'the disk is full. Make room on it',
  EDQUOT: 'the disk is full. Make room on it',
  SQLITE_FULL: 'the disk is full. Make room on it',
  ENOTDIR: 'a part of that path is a file. Choose another folder with DATA_DIR',
  EEXIST: 'there is a file of that name. Choose another folder with DATA_DIR',
};

/** One sentence or two for whoever starts the server. */
export function whyNotWritable(path: string, code: string): DataProblem {
  const reason = REASONS[code];
  if (reason === undefined) return new DataProblem(`${path} can't be written to (${code}).`);
  const isForbidden = code === 'EACCES' || code === 'EPERM';
  const uid = process.geteuid?.();
  const advice = isForbidden && uid !== undefined ? `. Give it to user ${uid} (chown -R ${uid} ${path})` : '';
  return new DataProblem(`${path} can't be written to: ${reason}${advice}.`);
}

/**
 * Refuses folders and files that can't be written to; those that do not exist are left out. SQLite would say
 * SQLITE_CANTOPEN, or open a database that it can only read and fail at the first change.
 */
export function assertWritable(...paths: readonly string[]): void {
  for (const path of paths.filter((each) => existsSync(each))) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw whyNotWritable(path, codeOf(error) ?? 'EACCES');
    }
  }
}
