import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from './report';
import type { Row } from './row';

const MANUAL = join(__dirname, '../../../../docs/security.md');
const BEGIN = '<!-- Written by `npm run attack -- --write` -->';
const END = '<!-- Up to here -->';

/** Puts the rows of a run and its date into docs/security.md. */
export function writeResults(rows: readonly Row[], date: string): void {
  const manual = readFileSync(MANUAL, 'utf8');
  const [before, rest] = manual.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${MANUAL} has no place for the results`);
  writeFileSync(MANUAL, `${before}${BEGIN}\n\nLast run: ${date}.\n\n${tableOf(rows)}\n\n${END}${after}`);
}
