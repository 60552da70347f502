/** npm run attack -- [--only WORDS] [--seconds 10] [--short] [--write]: the last puts the table into docs/security.md. */
import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks';
import { fullMeasure, SHORT_MEASURE } from './measures';
import { tableOf } from './report';
import { writeResults } from './results';
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
  if (values.write) writeResults(rows, new Date().toISOString().slice(0, 10));
  if (rows.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
