// npm run bench -- rules [--seconds 45] [--clock cpu] [--out FILE]   measures and writes packages/bench/RESULTS.md
// npm run bench -- rules --profile [--subject games]                 tells where the time goes, and writes nothing
// npm run bench -- server [--seconds 240] [--tables 100,250] [--out FILE], and --profile, likewise
// npm run bench -- bots [--seconds 240] [--tables 50] [--out FILE]   whether barons slow other tables down
// npm run bench -- client [--out FILE]                              the page in a browser

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, type Order } from './arguments';
import { provenanceOf } from './provenance';
import { sectionOf, withSection } from './report';
import { SUITES } from './suites';

const RESULTS = join(__dirname, '../RESULTS.md');

async function main(): Promise<void> {
  const order = readArguments(process.argv.slice(2), SUITES);
  if (typeof order === 'string') {
    fail(order);
    return;
  }
  try {
    if (order.profile) console.log(await order.suite.profile?.(order));
    else await measure(order);
  } catch (error) {
    fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

async function measure({ suite, seconds, clock, out, tables }: Order): Promise<void> {
  const onClock = clock === 'cpu' ? ' --clock cpu' : '';
  const withTables = tables === null ? '' : ` --tables ${tables.join(',')}`;
  const command = `npm run bench -- ${suite.name} --seconds ${seconds}${onClock}${withTables}`;
  const from = provenanceOf(command, new Date());
  const section = sectionOf(suite.name, await suite.run({ seconds, clock, tables }), from);
  const file = out ?? RESULTS;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withSection(before, suite.name, section));
  console.log(section);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

void main();
