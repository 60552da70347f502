import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settingsFor } from './place';
import { programOf, ROOT } from './program';

/** From its sources a server starts in a second or two; on a busy machine in many. */
const START_WITHIN_MS = 90_000;
const KNOCK_EVERY_MS = 20;

/** Below the ports that the kernel hands out by itself, or somebody could get ours while the server is down. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

export interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Flags for Node. */
  readonly nodeArgs?: readonly string[];
}

/** The real server as a process of its own, which can be killed at any moment. */
export class ServerProcess {
  readonly url: string;
  /** Everything it has written, to both of its outputs. */
  readonly logged: string[] = [];
  readonly ended: Promise<void>;
  private readonly child: ChildProcess;

  constructor({ port, dataDir, env = {}, nodeArgs = [] }: ServerOptions) {
    this.url = `http://127.0.0.1:${port}`;
    // The leash: should whoever runs the test be killed himself, no server stays behind.
    const leash = `--require=${join(__dirname, 'leash.cjs')}`;
    this.child = spawn(process.execPath, programOf('src/main.ts', [leash, ...nodeArgs]), {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        TS_NODE_PROJECT: join(ROOT, 'tsconfig.scripts.json'),
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LIMIT_FACTOR: '10000',
        BOT_PACE_MS: '0',
        BOT_WORKERS: '1',
        BOT_NODES: '100',
        ...settingsFor(dataDir),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.ended = once(this.child, 'close').then(() => undefined);
    for (const output of [this.child.stdout, this.child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => void this.logged.push(text));
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Null while it lives; then its exit code, or the signal that ended it. */
  get exit(): number | string | null {
    return this.child.exitCode ?? this.child.signalCode;
  }

  /** Resolves to the milliseconds it took, as soon as it answers. */
  async ready(withinMs = START_WITHIN_MS): Promise<number> {
    const begun = performance.now();
    while (performance.now() - begun < withinMs) {
      if (this.exit !== null) throw new Error(`the server ended (${this.exit}): ${this.logged.join('')}`);
      if (await this.isHealthy()) return performance.now() - begun;
      await pause(KNOCK_EVERY_MS);
    }
    throw new Error(`the server did not start within ${withinMs} ms: ${this.logged.join('')}`);
  }

  async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** The end, without a word. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended;
  }
}

/** A port that is free, and likely to be free again after a restart. */
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
