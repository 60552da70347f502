/**
 * Looks for the golden matches and writes them: node scripts/run.mjs packages/rules/test/el-gaucho/golden/find.ts
 * [name...]. The same attempts give the same matches, so running it again changes nothing unless the rules did.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import type { ElGaucho } from '../../../src/el-gaucho/state';
import { beginRecording, finishRecord, recordStep, type Recording } from '../../../src/kernel/recording';
import { serializeRecord } from '../../../src/kernel/serialize-record';
import { FIXTURES, INDEX, must, pathOf, readGolden, retell } from './fixtures';
import type { Golden, Manner } from './golden';
import { playGolden } from './play';
import { GOLDENS } from './shows';
import { taleOf } from './tale';

/** So many are played in any case, and the shortest that fits is taken. */
const FAIR_TRIES = 200;
/** What shows up more seldom needs another manner of play, not more time. */
const MOST_TRIES = 10_000;

/** The attempt to keep, if any shows it. */
function find(golden: Golden, manner: Manner): number | undefined {
  let best: { readonly attempt: number; readonly length: number } | undefined;
  for (let attempt = 0; attempt < (best === undefined ? MOST_TRIES : FAIR_TRIES); attempt += 1) {
    const played = playGolden(golden, manner, attempt, false);
    const length = played?.steps.length ?? Infinity;
    if (played === null || length >= (best?.length ?? Infinity)) continue;
    if (golden.shows(taleOf(played.match, played.steps))) best = { attempt, length };
  }
  return best?.attempt;
}

function write(golden: Golden, manner: Manner, attempt: number): void {
  const { match, steps, secrets } = playGolden(golden, manner, attempt, true)!;
  let recording: Recording<ElGaucho> = beginRecording(match);
  for (const step of steps) recording = recordStep(recording, step);
  const record = must(finishRecord(recording, secrets, { events: manner.events === true }));
  const text = serializeRecord(record);
  writeFileSync(pathOf(golden.name), text);
  const size = `${steps.length} entries, ${Math.round(text.length / 1024)} KB`;
  console.log(`${golden.name}: attempt ${attempt}, ${size}`);
}

function writeIndex(): void {
  const lines = GOLDENS.map(({ name }) => {
    const { noted } = retell(readGolden(name).record);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(noted)}`;
  });
  writeFileSync(INDEX, `{\n${lines.sort().join(',\n')}\n}\n`);
}

function main(names: readonly string[]): void {
  mkdirSync(FIXTURES, { recursive: true });
  for (const golden of GOLDENS) {
    const { name, manner } = golden;
    if (manner === null || (names.length > 0 && !names.includes(name))) continue;
    const attempt = find(golden, manner);
    if (attempt === undefined) throw new Error(`${name} did not show up`);
    write(golden, manner, attempt);
  }
  writeIndex();
}

main(process.argv.slice(2));
