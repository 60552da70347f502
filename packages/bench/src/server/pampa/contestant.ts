import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EL_GAUCHO_PROLOGUE, type Contestant } from '../contestant';
import { FROM_SOURCE, ROOT, startProcess, type ServerProcess } from '../server-process';
import { PampaTable } from './table';

/**
 *   dist     as `npm start` runs it: for figures
 *   source   without building it first: for tests
 */
export type Build = 'dist' | 'source';

/** All players of all tables come from one address, and nobody shall be refused for that. */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  LIMIT_FACTOR: '100000',
  MAX_TABLES: '100000',
  // The wakes wait for tables to fall asleep; a table with people at it never does.
  SLEEP_SECONDS: '1',
  PUSH: 'off',
};

export function pampaFrom(build: Build): Contestant {
  return {
    id: 'pampa',
    start: (more = []) => startPampa(build, { nodeArguments: more }),
    seat: (url) => PampaTable.seat(url),
    prologue: EL_GAUCHO_PROLOGUE,
  };
}

interface StartOptions {
  readonly nodeArguments?: readonly string[];
  /** Settings beyond the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function startPampa(
  build: Build,
  { nodeArguments = [], env = {} }: StartOptions = {},
): Promise<ServerProcess> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pampa-bench-'));
  const server = await startProcess([...nodeArguments, ...program(build)], { ...SETTINGS, DATA_DIR, ...env });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}

function program(build: Build): readonly string[] {
  if (build === 'source') return [...FROM_SOURCE, 'packages/server/src/main.ts'];
  buildOnce();
  return ['packages/server/dist/main.js'];
}

let isBuilt = false;

/** Once a run: what is changed in the middle of it shall not be measured beside what was there before. */
function buildOnce(): void {
  if (isBuilt) return;
  const script = `import { buildOrExit } from './scripts/lib/build.mjs'; await buildOrExit();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, stdio: 'inherit' });
  isBuilt = true;
}
