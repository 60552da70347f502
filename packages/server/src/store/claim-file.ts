import { closeSync, openSync } from 'node:fs';
import { codeOf, DataProblem } from './data-problem';

/** Nobody else on the machine: there are secrets of running matches in it. */
const OWNER_ONLY = 0o600;

/** Makes an empty file where there is none. */
export function claimFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new DataProblem(`${file} exists already and is left as it is.`);
    throw code === null ? error : new DataProblem(`${file} can't be written (${code}).`);
  }
}
