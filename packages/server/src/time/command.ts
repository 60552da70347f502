import { parseArgs } from 'node:util';
import { codeOf, DataProblem } from '../store/data-problem';
import { writeMarker } from '../store/house-marker';
import { assertUpToDate } from '../store/migrations';
import { openAsItIs, placeFor, type Place } from '../store/open-store';
import type { Store } from '../store/store';
import { judgeClock } from './judge-clock';

const HELP = `npm run clock [--data DIR]             says what time it is for the server of DATABASE_URL or DIR, and whether it believes this machine's clock
npm run clock -- --trust [--data DIR]  confirms this machine's clock: what waited for it is done within a minute`;

/** A server that stores its time at the same moment wins; then it is tried again. */
const TRIES = 5;

/** Says what was asked for, or one sentence why not, and sets the exit code. A server may be running meanwhile. */
export async function runClock(args: readonly string[]): Promise<void> {
  try {
    const { place, trust } = readArguments(args);
    const { db, store } = openAsItIs(place);
    try {
      await assertUpToDate(db);
      console.log(trust ? await confirm(store, place) : await told(store));
    } finally {
      await store.close();
    }
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof DataProblem) console.error(error.message);
    else if (code !== null) console.error(`The clock of the house can't be read (${code}).`);
    else throw error;
    process.exitCode = 1;
  }
}

function readArguments(args: readonly string[]): { readonly place: Place; readonly trust: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' }, trust: { type: 'boolean' } },
    });
    return { place: placeFor(values.data), trust: values.trust === true };
  } catch {
    // An unknown option, which parseArgs reports with a code of Node's.
    throw new DataProblem(HELP);
  }
}

async function told(store: Store): Promise<string> {
  const mark = await store.timeMark();
  const wall = Date.now();
  if (mark === null)
    return `Nothing has happened in this house yet. This machine's clock says ${named(wall)}.`;
  const { ahead } = judgeClock(mark, wall);
  const seen = `This house was last seen at ${named(mark.sure)}, and this machine's clock says ${named(wall)}.`;
  return ahead === 0
    ? `${seen} A server believes that.`
    : `${seen} A server believes that after a day of running, or once npm run clock -- --trust has confirmed it.`;
}

async function confirm(store: Store, place: Place): Promise<string> {
  for (let left = TRIES; left > 0; left--) {
    const wall = Date.now();
    if (!(await store.keepTimeMark({ sure: wall, since: null }, await store.timeMark()))) continue;
    // It may be earlier than before: that must not look like a database that has lost something.
    if ('folder' in place) await writeMarker(place.folder, wall);
    return `Confirmed: it is ${named(wall)}. A server that runs knows it within a minute.`;
  }
  throw new DataProblem('The clock could not be confirmed, because servers kept writing theirs: try again.');
}

function named(time: number): string {
  return new Date(time).toISOString();
}
