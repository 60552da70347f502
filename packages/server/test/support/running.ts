import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, type Log } from '../../src/log';
import { startServer, type RunningServer, type ServerParts } from '../../src/server';
import { readSettings } from '../../src/settings';
import { forget, settingsFor } from './place';

export interface Running extends RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly logged: readonly string[];
}

export interface RunningOptions extends ServerParts {
  readonly env?: Readonly<Record<string, string>>;
  /** A folder that is there already, and stays: for a server that is started again. */
  readonly dataDir?: string;
}

/** A whole server in this process, on a free port and a folder, or a database, of its own. One per test file: Colyseus has one house. */
export async function startRunning({
  env = {},
  dataDir: given,
  ...parts
}: RunningOptions = {}): Promise<Running> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'pampa-'));
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LIMIT_FACTOR: '10000',
    BOT_PACE_MS: '0',
    BOT_WORKERS: '1',
    BOT_NODES: '100',
    PRIVATE_CALLS: 'on',
    ...settingsFor(dataDir),
    ...env,
  });
  if ('problems' in settings) throw new Error(settings.problems.join(' '));
  const logged: string[] = [];
  const log: Log = createLog('debug', { write: (line: string) => void logged.push(line) });
  const server = await startServer(settings, log, parts);
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}${settings.basePath}`,
    dataDir,
    logged,
    async close() {
      await server.close();
      if (given !== undefined) return;
      rmSync(dataDir, { recursive: true, force: true });
      forget(dataDir);
    },
  };
}
