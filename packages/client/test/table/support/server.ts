import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(__dirname, '../../../../..');

/** From its sources a server starts in a second or two; on a busy machine in several. */
const START_WITHIN_MS = 60_000;
const KNOCK_EVERY_MS = 30;

/** Below the ports that the kernel hands out by itself, or somebody could get ours while the server is down. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** The real server as a process of its own, which can be killed and started again. Nobody imports it: it is an end. */
export class TestServer {
  readonly url: string;
  private child: ChildProcess | null = null;
  private logged = '';

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
  ) {
    this.url = `http://127.0.0.1:${port}/`;
  }

  static async start(): Promise<TestServer> {
    const server = new TestServer(await freePort(), mkdtempSync(join(tmpdir(), 'pampa-client-')));
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const flags = [
      '--conditions=source',
      '--require=ts-node/register/transpile-only',
      // Should whoever runs the test be killed himself, no server stays behind.
      `--require=${join(__dirname, 'leash.cjs')}`,
    ];
    const child = spawn(process.execPath, [...flags, join(root, 'packages/server/src/main.ts')], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        TS_NODE_PROJECT: join(root, 'tsconfig.scripts.json'),
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        LIMIT_FACTOR: '10000',
        BOT_PACE_MS: '0',
        BOT_WORKERS: '1',
        BOT_NODES: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => (this.logged += text));
    }
    const begun = performance.now();
    while (!(await this.isHealthy())) {
      if (child.exitCode !== null || performance.now() - begun > START_WITHIN_MS) {
        throw new Error(`the server did not start: ${this.logged}`);
      }
      await pause(KNOCK_EVERY_MS);
    }
  }

  /** SIGKILL: the end, without a word. SIGTERM: it tells its clients and closes. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }

  /** In peace: sockets that are closed properly hold nobody up. */
  async close(): Promise<void> {
    await this.stop('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}healthz`)).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    const probe = createServer();
    try {
      probe.listen(port, '127.0.0.1');
      await once(probe, 'listening');
      return port;
    } catch {
      // Somebody else has it.
    } finally {
      probe.close();
    }
  }
}
