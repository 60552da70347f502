// npm start: installs and builds what is missing, then runs the server until it ends.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { buildOrExit } from './lib/build.mjs';
import { installOrExit, root } from './lib/workspace.mjs';

/**
 * A Ctrl-C arrives here more than once: the terminal sends it to everybody, and npm passes it on. So the server is kept
 * out of the terminal's reach, and what comes within this time is one and the same.
 */
const SAME_SIGNAL_MS = 500;

/** How often to look whether npm is still there. Its shell dies of a SIGTERM without passing it on. */
const PARENT_CHECK_MS = 500;

installOrExit('play');
await buildOrExit();

const server = spawn(
  join(root, 'node_modules/.bin/node'),
  ['--import', import.meta.resolve('./lib/leash.mjs'), join(root, 'packages/server/dist/main.js')],
  {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  },
);

let lastAsked = -Infinity;
function end(signal) {
  const now = performance.now();
  if (now - lastAsked > SAME_SIGNAL_MS) server.kill(signal);
  lastAsked = now;
}

process.on('SIGINT', () => end('SIGINT'));
process.on('SIGTERM', () => end('SIGTERM'));
// The terminal was closed: to the server that is an end like any other.
process.on('SIGHUP', () => end('SIGTERM'));
if (process.env.npm_lifecycle_event !== undefined) {
  const { ppid } = process;
  const check = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(check);
    end('SIGTERM');
  }, PARENT_CHECK_MS);
}

server.on('error', (error) => {
  console.error(String(error));
  process.exit(1);
});
server.on('exit', (code) => process.exit(code ?? 1));
