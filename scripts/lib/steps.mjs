// Runs the checks and jest, and turns what happened into lines of a report.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesOf, packages, root, start } from './workspace.mjs';

export const reports = join(root, '.reports');

/** @returns {Promise<{ code: number, output: string, seconds: number }>} */
function run(tool, args, options) {
  const begun = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const end = (code) => resolve({ code, output, seconds: (Date.now() - begun) / 1000 });
    const child = start(tool, args, {
      ...options,
      env: { ...options?.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      output += String(error);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

async function runCheck({ name, tool, args }) {
  const { code, output, seconds } = await run(tool, args);
  if (code !== 0) console.log(`\n--- ${name} ---\n${output.trimEnd()}`);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds };
}

/** Two at a time: more would only make each slower on a small machine. */
export async function runChecks(checks) {
  const lines = new Array(checks.length);
  let next = 0;
  const lane = async () => {
    while (next < checks.length) {
      const mine = next++;
      lines[mine] = await runCheck(checks[mine]);
    }
  };
  await Promise.all([lane(), lane()]);
  return lines;
}

/**
 * All packages' tests of a kind in one run of jest, a line for each package. Kinds are those of jest.preset.cjs, and
 * `postgres`: the quick ones of the server once more, on another database. `only` are the names of files; `isBuilt`: what
 * these sources build is in dist, and servers may be started from there.
 */
export async function runJest({ kind, only = [], isBuilt = false }) {
  const name = kind === 'quick' ? 'tests' : `${kind} tests`;
  const found = packages().flatMap((each) => filesOf(each, 'test', '.test.ts'));
  if (kind !== 'postgres' && !found.some((file) => kindOf(file) === kind))
    return [{ name, leftOut: `there are no ${name} yet` }];

  mkdirSync(reports, { recursive: true });
  const file = join(reports, kind === 'quick' ? 'jest.json' : `jest-${kind}.json`);
  rmSync(file, { force: true });
  const of = kind === 'postgres' ? ['--selectProjects', 'server'] : [];
  const args = [...only, ...of, '--maxWorkers=2', '--json', `--outputFile=${file}`];
  const env = {
    PAMPA_BUILT: isBuilt ? '1' : '0',
    PAMPA_DEEP: kind === 'deep' ? '1' : '0',
    PAMPA_DOCKER: kind === 'docker' ? '1' : '0',
    PAMPA_STORE: kind === 'postgres' ? 'postgres' : 'sqlite',
  };
  const { code, output, seconds } = await run('jest', args, { env });

  let result;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log(`\n--- ${name} ---\n${output.trimEnd()}`);
    return [{ name, passed: 0, failed: 1, seconds, note: 'jest did not come to an end' }];
  }
  const summary = output.lastIndexOf('Test Suites:');
  console.log(`\n--- ${name} ---\n${output.slice(code === 0 ? summary : 0).trimEnd()}`);

  const lines = linesByPackage(result, name);
  if (code !== 0 && lines.every((line) => line.failed === 0)) {
    lines.push({ name: 'jest itself', passed: 0, failed: 1, seconds, note: `ended with ${code}` });
  }
  return lines;
}

function kindOf(file) {
  return /\.(deep|docker)\.test\.ts$/.exec(file)?.[1] ?? 'quick';
}

function linesByPackage(result, name) {
  const lines = new Map();
  for (const suite of result.testResults) {
    const of = relative(root, suite.name).split(sep)[1];
    const line = lines.get(of) ?? {
      name: `${name} ${of}`,
      passed: 0,
      failed: 0,
      skipped: 0,
      again: [],
      seconds: 0,
    };
    lines.set(of, line);
    for (const test of suite.assertionResults) {
      if (test.status === 'passed') line.passed += 1;
      else if (test.status === 'failed') line.failed += 1;
      else line.skipped += 1;
      if (test.status === 'passed' && test.invocations > 1) line.again.push(test.title);
    }
    // A file that could not even be loaded has no tests to count.
    if (suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'))
      line.failed += 1;
    line.seconds += Math.max(0, suite.endTime - suite.startTime) / 1000;
  }
  return [...lines.values()]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ skipped, again, ...line }) => {
      const notes = again.map((title) => `only the second time: ${title}`);
      if (skipped > 0) notes.push(`${skipped} skipped`);
      return notes.length > 0 ? { ...line, note: notes.join('; ') } : line;
    });
}
