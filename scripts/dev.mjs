// npm run dev: the server from its sources, started anew whenever they change, and the pages by Vite, changed while they are
// shown. Both under one address: PORT, usually 2567. The data is in DATA_DIR, usually ./data-dev.

import { createServer } from 'node:net';
import { join } from 'node:path';
import { installOrExit, root, start } from './lib/workspace.mjs';

const PORT = process.env.PORT ?? '2567';

/** What the server is asked through Vite on. Nobody needs to know it. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

installOrExit();
const port = await freePort();

const server = start(
  'node',
  [
    ...[
      '--watch',
      '--watch-preserve-output',
      '--conditions=source',
      '--require=ts-node/register/transpile-only',
    ],
    'packages/server/src/main.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      TS_NODE_PROJECT: join(root, 'tsconfig.scripts.json'),
      DATA_DIR: process.env.DATA_DIR ?? 'data-dev',
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PORT}`,
      DEV: '1',
    },
  },
);
const pages = start(
  'vite',
  ['--port', PORT, '--host', process.env.HOST ?? 'localhost', '--clearScreen=false'],
  {
    cwd: join(root, 'packages/client'),
    stdio: 'inherit',
    env: { PAMPA_SERVER: `http://127.0.0.1:${port}` },
  },
);

console.log(
  `The pages: http://localhost:${PORT}/  People, tables and the gallery: http://localhost:${PORT}/dev`,
);

/** Neither is of use without the other. */
function end(code) {
  for (const child of [server, pages]) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const child of [server, pages]) {
  child.on('error', (error) => {
    console.error(String(error));
    end(1);
  });
  child.on('exit', (code) => end(code ?? 0));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
