// Builds what `npm start` runs: every package's dist from its sources, dependencies first, and only what has changed.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, start } from './workspace.mjs';

/** What has to be there for a server to run: itself, and the pages it serves. */
const TARGETS = ['server', 'client'];

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'coverage']);

/** What every build depends on besides its own sources: how it is compiled, and with which versions of everything. */
const SHARED = ['tsconfig.base.json', 'pnpm-lock.yaml'];

const folderOf = (name) => join(root, 'packages', name);
const stampOf = (name) => join(folderOf(name), 'dist/.built-from');

function manifestOf(name) {
  return JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
}

/** The packages of the workspace that this one is built on. */
function needsOf(name) {
  const { dependencies = {} } = manifestOf(name);
  return Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith('@pampa/'))
    .map((dependency) => dependency.slice('@pampa/'.length));
}

/** This package and all that it is built on. */
export function withNeeds(name) {
  return [...new Set([name, ...needsOf(name).flatMap(withNeeds)])];
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourcesIn(path) : [path];
    });
}

function fingerprintOf(name, ofNeeds) {
  const hash = createHash('sha256').update(ofNeeds.join());
  for (const file of [...SHARED.map((each) => join(root, each)), ...sourcesIn(folderOf(name))]) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @returns {Promise<{ code: number, output: string }>} */
function runBuild(name) {
  const [tool, ...args] = manifestOf(name).scripts.build.split(' ');
  return new Promise((resolve) => {
    let output = '';
    const child = start(tool, args, { cwd: folderOf(name) });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function buildOne(name, fingerprint) {
  const stamp = stampOf(name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log(`Building ${name}...`);
  // From scratch: what has lost its source would stay for ever. The stamp comes last, so half a build is none.
  rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true });
  const { code, output } = await runBuild(name);
  if (code !== 0) throw new Error(`${output.trimEnd()}\npackages/${name} could not be built.`);
  writeFileSync(stamp, fingerprint);
}

/** Brings everything up to date; independent packages at the same time. */
async function build() {
  const begun = new Map();
  const ensure = (name) => {
    if (!begun.has(name)) begun.set(name, buildAfterNeeds(name));
    return begun.get(name);
  };
  const buildAfterNeeds = async (name) => {
    const fingerprint = fingerprintOf(name, await Promise.all(needsOf(name).map(ensure)));
    await buildOne(name, fingerprint);
    return fingerprint;
  };
  await Promise.all(TARGETS.map(ensure));
}

export async function buildOrExit() {
  try {
    await build();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
