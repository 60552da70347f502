// Runs the checks and jest, and turns what happened into lines of a report.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { keepDurations } from './durations.mjs';
import { now, say } from './progress.mjs';
import { filesOf, packages, root, start } from './workspace.mjs';

export const reports = join(root, '.reports');

/** @returns {Promise<{ code: number, output: string, seconds: number }>} */
function run(tool, args, options) {
  const begun = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const end = (code) => resolve({ code, output, seconds: (Date.now() - begun) / 1000 });
    const child = start(tool, args, {
      env: { ...options?.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe', ...(options?.onLine === undefined ? [] : ['pipe'])],
    });
    if (options?.onLine !== undefined) createInterface(child.stdio[3]).on('line', options.onLine);
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
  if (code !== 0) say(`\n--- ${name} ---\n${output.trimEnd()}`);
  say(`${code === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds.toFixed(1)} s`);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds };
}

/** Two at a time: more would only make each slower on a small machine. */
export async function runChecks(checks) {
  const lines = new Array(checks.length);
  const running = new Set();
  let next = 0;
  const lane = async () => {
    while (next < checks.length) {
      const mine = next++;
      running.add(checks[mine].name);
      now(`checks ${mine}/${checks.length}: ${[...running].join(', ')}`);
      lines[mine] = await runCheck(checks[mine]);
      running.delete(checks[mine].name);
    }
  };
  await Promise.all([lane(), lane()]);
  return lines;
}

/**
 * All packages' tests of a kind in one run of jest, a line for each package. Kinds are those of jest.preset.cjs, and
 * `postgres`: the quick ones of the server once more, on another database. `only` are the names of files; `isBuilt`: what
 * these sources build is in dist, and servers may be started from there; `keep`: write down how long each file took.
 */
export async function runJest({ kind, only = [], isBuilt = false, keep = false }) {
  const name = kind === 'quick' ? 'tests' : `${kind} tests`;
  const found = packages().flatMap((each) => filesOf(each, 'test', '.test.ts'));
  if (kind !== 'postgres' && !found.some((file) => kindOf(file) === kind))
    return [{ name, leftOut: `there are no ${name} yet` }];

  mkdirSync(reports, { recursive: true });
  const file = join(reports, kind === 'quick' ? 'jest.json' : `jest-${kind}.json`);
  rmSync(file, { force: true });
  const of = kind === 'postgres' ? ['--selectProjects', 'server'] : [];
  const reporters = ['--reporters=default', `--reporters=${join(root, 'scripts/lib/jest-progress.cjs')}`];
  const args = [...only, ...of, ...reporters, '--maxWorkers=2', '--json', `--outputFile=${file}`];
  const env = {
    PAMPA_BUILT: isBuilt ? '1' : '0',
    PAMPA_DEEP: kind === 'deep' ? '1' : '0',
    PAMPA_DOCKER: kind === 'docker' ? '1' : '0',
    PAMPA_STORE: kind === 'postgres' ? 'postgres' : 'sqlite',
  };
  const { code, output, seconds } = await run('jest', args, { env, onLine: progressOf(name) });

  let result;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    say(`\n--- ${name} ---\n${output.trimEnd()}`);
    return [{ name, passed: 0, failed: 1, seconds, note: 'jest did not come to an end' }];
  }
  const summary = output.lastIndexOf('Test Suites:');
  say(`\n--- ${name} ---\n${output.slice(code === 0 ? summary : 0).trimEnd()}`);
  if (keep) keepDurations(result.testResults);

  const lines = linesByPackage(result, name);
  if (code !== 0 && lines.every((line) => line.failed === 0)) {
    lines.push({ name: 'jest itself', passed: 0, failed: 1, seconds, note: `ended with ${code}` });
  }
  return lines;
}

/** Elsewhere than on a terminal, a line for every tenth of the files. */
const TENTH = 0.1;

function progressOf(name) {
  let told = 0;
  return (line) => {
    const { done, all, failed, tests, running } = JSON.parse(line);
    const text = `${name} ${done}/${all} files, ${tests} tests${failed > 0 ? `, ${failed} FILES FAILED` : ''}`;
    now(`${text}: ${running.map((file) => basename(file)).join(', ')}`);
    if (all === 0 || done / all < told + TENTH) return;
    told = done / all;
    if (!process.stdout.isTTY) say(text);
  };
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
    .map(({ again, ...line }) => {
      const notes = again.map((title) => `only the second time: ${title}`);
      if (line.skipped > 0) notes.push(`${line.skipped} skipped`);
      return { ...line, again: again.length, ...(notes.length > 0 && { note: notes.join('; ') }) };
    });
}
