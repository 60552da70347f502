import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './server-process';

const START_WITHIN_MS = 30_000;
const KNOCK_EVERY_MS = 20;

/** In every address of it, so that a test can look whether it got anywhere. */
const PASSWORD = 'a-secret-of-redis';

/** A real Redis on a port of its own. It can be killed, stalled and started again, with what it knew or without. */
export class RedisServer {
  readonly #dir = mkdtempSync(join(tmpdir(), 'pampa-redis-'));
  #child: ChildProcess | null = null;

  private constructor(readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.startAgain();
    return server;
  }

  get url(): string {
    return `redis://:${PASSWORD}@127.0.0.1:${this.port}`;
  }

  /** After `kill`. What it knew is there again: it writes everything down as it comes. */
  async startAgain(): Promise<void> {
    const settings = {
      port: String(this.port),
      bind: '127.0.0.1',
      requirepass: PASSWORD,
      dir: this.#dir,
      save: '',
      appendonly: 'yes',
      appendfsync: 'always',
    };
    const child = spawn(
      redisProgram(),
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
      { stdio: 'ignore' },
    );
    this.#child = child;
    const begun = performance.now();
    while (!(await this.#answers())) {
      if (child.exitCode !== null || performance.now() - begun > START_WITHIN_MS) {
        throw new Error('Redis did not start');
      }
      await pause(KNOCK_EVERY_MS);
    }
  }

  /** After `kill`, as on a new machine. */
  async startEmpty(): Promise<void> {
    rmSync(join(this.#dir, 'appendonlydir'), { recursive: true, force: true });
    await this.startAgain();
  }

  /** The power is cut. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  }

  /** Whoever is connected stays so, and gets no answer. */
  stall(): void {
    this.#child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child?.kill('SIGCONT');
  }

  /** For good; nothing is left of it. */
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#dir, { recursive: true, force: true });
  }

  #answers(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1');
    return new Promise((resolve) => {
      const end = (isThere: boolean): void => {
        socket.destroy();
        resolve(isThere);
      };
      socket.on('error', () => end(false));
      socket.on('data', (data) => end(data.toString().includes('+PONG')));
      socket.write(`AUTH ${PASSWORD}\r\nPING\r\n`);
    });
  }
}

function redisProgram(): string {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error('these tests need Redis: apt-get install redis-server');
  return found;
}
