import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(__dirname, '../../..');
const leash = join(root, 'scripts/lib/leash.mjs');

const START_WITHIN_MS = 30_000;
const KNOCK_EVERY_MS = 20;

/** Below the ports that the kernel hands out by itself, or somebody could get ours while the server is down. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/** The built server with the built page, as people run it, on a data folder of its own. */
export class House {
  private child: ChildProcess | null = null;
  private readonly logged: string[] = [];

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** `env` are settings of the server: BASE_PATH, BOT_PACE_MS, ... */
  static async open(env: Readonly<Record<string, string>> = {}): Promise<House> {
    const house = new House(await freePort(), await mkdtemp(join(tmpdir(), 'pampa-e2e-')), env);
    await house.start();
    return house;
  }

  /** Without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${this.port}${this.env['BASE_PATH'] ?? ''}`;
  }

  async start(): Promise<void> {
    // The leash: should whoever runs the test be killed himself, no server stays behind.
    this.child = spawn(process.execPath, ['--import', leash, join(root, 'packages/server/dist/main.js')], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        LIMIT_FACTOR: '10000',
        BOT_PACE_MS: '0',
        BOT_WORKERS: '1',
        BOT_NODES: '100',
        // Another build of the page than the usual one.
        ...(process.env['CLIENT_DIR'] === undefined ? {} : { CLIENT_DIR: process.env['CLIENT_DIR'] }),
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [this.child.stdout, this.child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => void this.logged.push(text));
    }
    const begun = performance.now();
    while (!(await this.isHealthy())) {
      if (this.child.exitCode !== null || performance.now() - begun > START_WITHIN_MS) {
        throw new Error(`the server did not start: ${this.logged.join('')}`);
      }
      await pause(KNOCK_EVERY_MS);
    }
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  /** The end without a word; the tables are still in the folder. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
