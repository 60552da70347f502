// How long each test file takes, for the order in which they begin (jest.sequencer.cjs).

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './workspace.mjs';

const file = join(root, 'jest.durations.json');

/** Shorter files fill the gaps, whenever they begin. */
const WORTH_LISTING_SECONDS = 2;

/** Takes over what a run has measured. Files that did not run keep their figure, files that are gone lose it. */
export function keepDurations(suites) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const { name, startTime, endTime } of suites) {
    known[relative(root, name).split(sep).join('/')] = Math.round((endTime - startTime) / 1000);
  }
  const listed = Object.entries(known)
    .filter(([name, seconds]) => seconds >= WORTH_LISTING_SECONDS && existsSync(join(root, name)))
    .sort(([a, s], [b, t]) => t - s || (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
}
