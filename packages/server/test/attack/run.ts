/** npm run attack -- [--only WORDS] [--seconds 10] [--short] [--write]: the last puts the table into docs/security.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks';
import { MANUAL, withAttacks, withResults } from './manual';
import { fullMeasure, SHORT_MEASURE } from './measures';
import { tableOf } from './report';
import type { Row } from './row';
import { runAttack } from './run-attack';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '10' },
      short: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const measure = values.short ? SHORT_MEASURE : fullMeasure(Number(values.seconds));
  const rows: Row[] = [];
  for (const attack of ATTACKS.filter(({ name }) => name.includes(values.only))) {
    const row = await runAttack(attack, measure);
    rows.push(row);
    say(tableOf([row]).split('\n').slice(2).join('\n'));
  }
  say(`\n${tableOf(rows)}`);
  if (values.write) write(rows);
  if (rows.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

/** A run of some attacks changes their list at most: results are those of all of them in one run. */
function write(rows: readonly Row[]): void {
  const listed = withAttacks(readFileSync(MANUAL, 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(MANUAL, rows.length < ATTACKS.length ? listed : withResults(listed, rows, date));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
