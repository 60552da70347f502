import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CODE_LETTERS } from '@pampa/protocol';
import { codeOf, DataProblem } from '../store/data-problem';
import { assertUpToDate } from '../store/migrations';
import { openAsItIs, placeFor, type Place } from '../store/open-store';
import type { Store, StoredReport } from '../store/store';
import { exported, listed, shown } from './reading';

const HELP = `npm run reports [--data DIR]                    lists the reports of problems that the server of DATABASE_URL or DIR has kept
npm run reports -- show ID [--data DIR]         tells one of them
npm run reports -- export ID [FOLDER] [--data DIR]
                                                writes it as a file, and the record of its match once that is over`;

interface Wish {
  readonly what: 'list' | 'show' | 'export';
  readonly id: string;
  readonly folder: string;
  readonly place: Place;
}

/** Says what was asked for, or one sentence why not, and sets the exit code. A server may be running meanwhile. */
export async function runReports(args: readonly string[]): Promise<void> {
  const wish = readWish(args);
  try {
    if (wish === null) throw new DataProblem(HELP);
    console.log((await withStore(wish.place, (store) => fulfil(store, wish))).join('\n'));
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof DataProblem) console.error(error.message);
    else if (code !== null) console.error(`The reports can't be had (${code}).`);
    else throw error;
    process.exitCode = 1;
  }
}

function readWish(args: readonly string[]): Wish | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' } },
      allowPositionals: true,
    });
    const [name = 'list', id = '', folder = '.', ...more] = positionals;
    const what = (['list', 'show', 'export'] as const).find((each) => each === name);
    const expected = { list: [0, 1], show: [2], export: [2, 3] };
    if (what === undefined || more.length > 0 || !expected[what].includes(positionals.length)) return null;
    return { what, id: normalised(id), folder: resolve(folder), place: placeFor(values.data) };
  } catch {
    // An option that nobody knows.
    return null;
  }
}

/** What somebody read out or typed: `qxktrb` is QXK-TRB. */
function normalised(id: string): string {
  const letters = Array.from(id.toUpperCase()).filter((letter) => CODE_LETTERS.includes(letter));
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`;
}

async function withStore<A>(place: Place, use: (store: Store) => Promise<A>): Promise<A> {
  const { db, store } = openAsItIs(place);
  try {
    await assertUpToDate(db);
    return await use(store);
  } finally {
    await store.close();
  }
}

async function fulfil(store: Store, { what, id, folder }: Wish): Promise<readonly string[]> {
  if (what === 'list') return listed(await store.listReports());
  const report = await store.findReport(id);
  if (report === null) throw new DataProblem(`There is no report ${id}.`);
  return what === 'show' ? shown(report) : write(folder, store, report);
}

async function write(folder: string, store: Store, report: StoredReport): Promise<readonly string[]> {
  const { files, note } = await exported(store, report);
  const written = [...files].map(([name, text]) => {
    const file = join(folder, name);
    // Names of strangers are in a record, and the words of one in a report: not for everybody on this machine.
    writeFileSync(file, text, { mode: 0o600 });
    return `${file} is written.`;
  });
  return note === null ? written : [...written, note];
}
