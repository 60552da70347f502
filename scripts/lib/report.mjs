// The closing table, the same as JSON, and the line that machines read.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports } from './steps.mjs';
import { install } from './workspace.mjs';

/** What has been left out has not been checked: on a build server that is a failure. */
const strict = process.env.CI === 'true';

/** So many tests may need a second try in one run, on a machine that is busy with other things. More is a fault of ours. */
const MOST_SECOND_TRIES = 3;

function settle(line) {
  if (line.leftOut !== undefined) {
    return { result: 'left out', passed: 0, failed: strict ? 1 : 0, seconds: 0, ...line };
  }
  const failed = line.failed + (strict ? (line.skipped ?? 0) : 0);
  return { ...line, failed, result: failed === 0 ? 'passed' : 'failed' };
}

/** Null if there were few enough. */
function secondTries(lines) {
  const count = lines.reduce((total, { again = 0 }) => total + again, 0);
  if (count <= MOST_SECOND_TRIES) return null;
  const note = `${count} tests passed only the second time, ${MOST_SECOND_TRIES} may`;
  return { name: 'second tries', passed: 0, failed: 1, seconds: 0, note };
}

/** Prints and writes the report; returns whether all is well. */
export function report(file, lines, begun) {
  const suites = [...lines, secondTries(lines)].filter((line) => line !== null).map(settle);
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
  const [passed, failed, seconds] = [sum('passed'), sum('failed'), (Date.now() - begun) / 1000];

  const width = Math.max(...suites.map((suite) => suite.name.length));
  console.log('');
  for (const suite of suites) {
    const counts = `${String(suite.passed).padStart(6)} passed ${String(suite.failed).padStart(4)} failed`;
    const why = suite.leftOut ?? suite.note ?? '';
    const row = `${suite.name.padEnd(width)}  ${suite.result.padEnd(8)} ${counts} ${suite.seconds.toFixed(1).padStart(7)} s  ${why}`;
    console.log(row.trimEnd());
  }

  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, file), `${JSON.stringify({ passed, failed, seconds, suites }, null, 2)}\n`);
  console.log(`\nin ${seconds.toFixed(1)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** Without dependencies nothing can be checked: that is a report too. */
export function installOrReport(file, begun) {
  const trouble = install();
  if (trouble === null) return;
  console.log(trouble);
  report(
    file,
    [{ name: 'install', passed: 0, failed: 1, seconds: 0, note: 'nothing else could run' }],
    begun,
  );
  process.exit(1);
}
