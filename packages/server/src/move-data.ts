/** npm run move-data: everything from SQLite to PostgreSQL, or back. */
import { parseArgs } from 'node:util';
import { moveData, placeOf, type DataPlace } from './moving';
import { codeOf, DataProblem } from './store/data-problem';

const HELP = `npm run move-data -- --from PLACE --to PLACE: copies everything to a place where there is nothing yet, and compares.
PLACE is a data folder, a file that ends with .sqlite, or the word DATABASE_URL for the database that this setting names.`;

function readArguments(args: readonly string[]): { readonly from: DataPlace; readonly to: DataPlace } | null {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { from: text, to: text } });
    const [from, to] = [values.from, values.to].map(named);
    return from === undefined || to === undefined ? null : { from, to };
  } catch {
    // An option that nobody knows.
    return null;
  }
}

/** Not everybody who may see the processes of this machine should see the password in an address. */
function named(text: string | undefined): DataPlace | undefined {
  const meant = text === 'DATABASE_URL' ? process.env['DATABASE_URL'] : text;
  return meant === undefined || meant === '' ? undefined : placeOf(meant);
}

async function main(): Promise<void> {
  try {
    const asked = readArguments(process.argv.slice(2));
    if (asked === null) throw new DataProblem(HELP);
    const copied = await moveData(asked.from, asked.to);
    for (const { table, rows, hash } of copied) {
      console.log(`${table.padEnd('push_subscriptions'.length)}  ${String(rows).padStart(9)}  ${hash}`);
    }
    console.log('All of it has arrived, and is the same row by row. Nothing was changed where it came from.');
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof DataProblem) console.error(error.message);
    else if (code !== null) console.error(`The data could not be moved (${code}).`);
    else throw error;
    process.exitCode = 1;
  }
}

void main();
