// Where things are, and making sure that they are installed. No dependencies: this runs on a fresh clone.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const bin = join(root, 'node_modules/.bin');
const stamp = join(root, 'node_modules/.pampa-installed');
const PNPM = 'pnpm@12.18.0';

/** What pnpm may say before it is cut off: a bad network makes it talkative. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Windows finds npx and the tools' launchers only through its shell. */
const shell = process.platform === 'win32';

export function packages() {
  return readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
    .sort();
}

/** The files of a package's folder whose names end so, as paths from the root. None if there is no such folder. */
export function filesOf(name, folder, ending) {
  const path = join('packages', name, folder);
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(path, file));
}

/** What an installation is made from: when none of it has changed, node_modules is current. */
function fingerprint() {
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const name of packages()) files.push(join('packages', name, 'package.json'));
  const hash = createHash('sha256').update(PNPM);
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Left out where nobody tests: they bring a browser of 66 MB. */
const ONLY_FOR_TESTS = ['e2e', 'bench'];

/** What is written down after an installation. One of everything serves whoever wants to play as well. */
const stampFor = (scope) => `${scope} ${fingerprint()}`;

function isInstalled(scope) {
  if (!existsSync(join(bin, 'node')) || !existsSync(stamp)) return false;
  return [stampFor('all'), stampFor(scope)].includes(readFileSync(stamp, 'utf8'));
}

/** Runs the one version of pnpm that the lock file is written by, to its end. */
export function pnpm(args, options = {}) {
  return spawnSync('npx', ['-y', PNPM, ...args], {
    cwd: root,
    shell,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    ...options,
  });
}

/** `scope` is `all`, or `play`: what building and serving needs. Returns null when all is well, otherwise what pnpm said. */
export function install(scope = 'all') {
  if (isInstalled(scope)) return null;
  console.log('Installing the dependencies...');
  // CI: pnpm may throw away a node_modules that doesn't fit without asking a terminal that isn't there.
  const env = { ...process.env, CI: 'true' };
  const without = scope === 'play' ? ONLY_FOR_TESTS.map((name) => `--filter=!@pampa/${name}`) : [];
  const { status, stdout, stderr, error } = pnpm(['install', '--frozen-lockfile', ...without], { env });
  if (status !== 0) return error ? String(error) : `${stdout}${stderr}`;
  writeFileSync(stamp, stampFor(scope));
  return null;
}

export function installOrExit(scope) {
  const trouble = install(scope);
  if (trouble === null) return;
  console.error(`${trouble}\nThe dependencies could not be installed.`);
  process.exit(1);
}

/** Starts a tool of the workspace, on the workspace's own Node (24) whatever the machine has. */
export function start(tool, args, { cwd = root, env = {}, stdio = 'pipe' } = {}) {
  return spawn(join(bin, tool), args, {
    cwd,
    stdio,
    shell,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...env },
  });
}

/** Hands the terminal to a tool and ends as it ends. */
export function become(tool, args, options) {
  const child = start(tool, args, { ...options, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(String(error));
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
