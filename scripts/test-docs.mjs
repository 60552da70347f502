// npm run test:docs: every command of README and docs, run in a copy of the house. One that nobody can run here is named.

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import { checkOf, undocumented } from './lib/doc-checks.mjs';
import { documentedCommands } from './lib/doc-commands.mjs';
import { report } from './lib/report.mjs';
import { root } from './lib/workspace.mjs';

const begun = Date.now();
/** No command of the documentation, shortened where it has to be, needs longer on a small machine. */
const LONGEST_MS = 5 * 60_000;
/** From `npm start` in a fresh house, which installs and builds first, until the page answers. */
const SERVING_WITHIN_MS = 240_000;

/** Everything git would take along, changes that are not committed included. */
function copyOfTheHouse() {
  const copy = mkdtempSync(join(tmpdir(), 'pampa-docs-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // Whatever asks git where it is, is here.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

function start(command, cwd, env) {
  // A session of its own: whatever the command has started can be ended with it.
  return spawn(command, { cwd, shell: true, detached: true, env: { ...process.env, ...env } });
}

function gathered(child) {
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk));
  return said;
}

function ended(child) {
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

async function run(command, cwd, env) {
  const child = start(command, cwd, env);
  const said = gathered(child);
  const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LONGEST_MS);
  const code = await ended(child);
  clearTimeout(late);
  return code === 0 ? null : `ended with ${code}:\n${said.text.slice(-2000)}`;
}

async function serve(command, cwd, env) {
  const child = start(command, cwd, { PORT: '0', HOST: '127.0.0.1', LANG: 'en', ...env });
  const said = gathered(child);
  const over = ended(child);
  const address = () => /https?:\/\/(?:127\.0\.0\.1|localhost):\d+\S*/.exec(said.text)?.[0];
  for (let waited = 0; address() === undefined && waited < SERVING_WITHIN_MS; waited += 200) await wait(200);
  const found = address();
  const answered = found === undefined ? null : await globalThis.fetch(found).catch(() => null);
  // As a terminal does it: to everybody in front of it.
  process.kill(-child.pid, 'SIGINT');
  // What a shell makes of a program that was interrupted is its own business: it has to end, and to say that it did.
  await over;
  if (answered?.ok !== true)
    return `nothing answers at ${found ?? 'any address'}:\n${said.text.slice(-2000)}`;
  return said.text.includes('everything is kept') ? null : `did not end well:\n${said.text.slice(-2000)}`;
}

async function check(documented, how, copy) {
  const { way, command = documented, env = {} } = how;
  if (way === 'run') return run(command, copy, env);
  if (way === 'serve') return serve(command, copy, env);
  if (way === 'shown') return existsSync(join(root, how.file)) ? null : `${how.file} is not there`;
  return null;
}

const commands = documentedCommands();
const copy = copyOfTheHouse();
const lines = [];
try {
  for (const [command, pages] of commands) {
    const from = Date.now();
    const how = checkOf(command);
    const trouble = how === undefined ? 'nothing shows that it works' : await check(command, how, copy);
    if (trouble !== null) console.log(`\n--- ${command} (${pages.join(', ')}) ---\n${trouble}`);
    const note = how?.way === 'left out' ? how.why : how?.way === 'shown' ? `by ${how.file}` : '';
    const failed = trouble === null ? 0 : 1;
    // Only what was run here counts as shown here.
    const isRun = how?.way === 'run' || how?.way === 'serve';
    const passed = isRun ? 1 - failed : 0;
    const result = failed > 0 ? 'failed' : isRun ? 'passed' : 'not run';
    lines.push({ name: command, result, passed, failed, seconds: (Date.now() - from) / 1000, note });
  }
  for (const command of undocumented(commands)) {
    lines.push({ name: command, passed: 0, failed: 1, seconds: 0, note: 'stands on no page' });
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = report('docs.json', lines, begun) ? 0 : 1;
