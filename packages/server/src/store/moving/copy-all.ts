import { createHash } from 'node:crypto';
import { DataProblem } from '../data-problem';
import { columnsOf, TABLES, type Row, type TableName } from './contents';
import type { Source, Target } from './side';

/** What came over, of one table of the database. */
export interface Copied {
  readonly table: TableName;
  readonly rows: number;
  /** Of all its rows, in hexadecimal: equal for equal rows, whatever database they are in. */
  readonly hash: string;
}

/** What a server makes for itself when it is first started: that is no reason to think that somebody has played. */
const MADE_BY_ITSELF: TableName = 'keepsakes';

/**
 * Copies everything into a database that nobody has played on, and reads it there again. It is kept only if it is the
 * same, row by row.
 */
export async function copyAll(from: Source, to: Target): Promise<readonly Copied[]> {
  for (const table of TABLES) {
    if (table === MADE_BY_ITSELF) await to.empty(table);
    else if ((await read(to, table)).rows > 0) throw new DataProblem(NOT_EMPTY);
  }
  const copied: Copied[] = [];
  for (const table of TABLES) copied.push(await read(from, table, (rows) => to.insert(table, rows)));
  for (const { table, rows, hash } of copied) {
    const there = await read(to, table);
    if (there.rows !== rows || there.hash !== hash) {
      throw new DataProblem(`What arrived of ${table} is not what was sent: nothing has been kept.`);
    }
  }
  await to.keep();
  return copied;
}

const NOT_EMPTY =
  'There is something already where the data should go: it is left as it is. Choose a new file, or a new database.';

async function read(
  side: Source,
  table: TableName,
  then: (rows: readonly Row[]) => Promise<void> = () => Promise.resolve(),
): Promise<Copied> {
  const columns = columnsOf(table);
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of side.rows(table)) {
    count += rows.length;
    for (const row of rows) hash.update(`${JSON.stringify(columns.map((column) => row[column]))}\n`);
    await then(rows);
  }
  return { table, rows: count, hash: hash.digest('hex') };
}
