// Called by the Dockerfile: lays out what the image holds, which is what a server needs to run and nothing else.

import { cpSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { withNeeds } from './lib/build.mjs';
import { root } from './lib/workspace.mjs';

const [to] = process.argv.slice(2);
if (to === undefined) {
  console.error('Where to?');
  process.exit(1);
}

/** What is for whoever compiles, debugs or builds: half of what libraries weigh. */
const FOR_DEVELOPERS = /\.(d\.[cm]?ts|[cm]?ts|map|tsbuildinfo|md|markdown)$/i;

/** SQLite’s own sources, and its binaries for machines that no image is for. */
const NOT_HERE = [
  /\/better-sqlite3\/(deps|src)$/,
  /\/better-sqlite3\/prebuilds\/(?!linux-(x64|arm64)\.node$)[^/]+$/,
];

function isWanted(file) {
  const path = file.split(sep).join('/');
  if (NOT_HERE.some((each) => each.test(path))) return false;
  return lstatSync(file).isDirectory() || !FOR_DEVELOPERS.test(basename(file)) || /licen[cs]e/i.test(path);
}

function lay(path) {
  const from = join(root, path);
  if (!existsSync(from)) return;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  // Links are kept as they are: everything they lead to comes along to the same place.
  cpSync(from, join(to, path), { recursive: true, verbatimSymlinks: true, filter: isWanted });
}

for (const file of ['LICENSE', 'NOTICE', 'node_modules', 'packages/client/dist']) lay(file);
for (const name of withNeeds('server')) {
  for (const part of ['package.json', 'dist', 'node_modules']) lay(join('packages', name, part));
}
