import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programOf, ROOT } from '../support/program';
import type { Flood } from './attack';
import type { Counts, FloodOrder } from './floods/order';

const LOOK_EVERY_MS = 10;
const LAST_WORDS_MS = 500;

/**
 * A process of the scheduling class `idle`: it gets what the server and the honest people leave of the processors. A real
 * attacker brings a machine of his own; here he must not slow the others by using theirs.
 */
export class IdleProcess {
  private readonly child: ChildProcess;
  private readonly messages: object[] = [];

  constructor(file: string, args: readonly string[] = []) {
    const leash = `--require=${join(__dirname, '../support/leash.cjs')}`;
    const program = [process.execPath, ...programOf(file, [leash]), ...args];
    this.child = spawn('chrt', ['--idle', '0', ...program], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], TS_NODE_PROJECT: join(ROOT, 'tsconfig.scripts.json') },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child.on('message', (message: object) => void this.messages.push(message));
    this.child.on('error', (error) => void this.messages.push({ failed: String(error) }));
  }

  /** Its next message; what it failed with is thrown. */
  async next(): Promise<Readonly<Record<string, unknown>>> {
    const { child, messages } = this;
    const isOver = (): boolean => messages.length > 0 || hasEnded(child);
    while (!isOver()) await pause(LOOK_EVERY_MS);
    // Its last words may arrive after the news that it has ended.
    if (messages.length === 0) await pause(LAST_WORDS_MS);
    const message = messages.shift() as Readonly<Record<string, unknown>> | undefined;
    if (message === undefined) throw new Error('the attacker ended without a word');
    if ('failed' in message) throw new Error(String(message['failed']));
    return message;
  }

  begin(): void {
    this.child.send({});
  }

  async end(): Promise<void> {
    if (hasEnded(this.child)) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** An attacker that is ready to begin. */
export interface Attacker {
  flood(): Promise<Counts>;
  end(): Promise<void>;
}

export async function hireAttacker({ flood }: Flood, order: FloodOrder): Promise<Attacker> {
  const process = new IdleProcess('test/attack/attacker-process.ts', [flood, JSON.stringify(order)]);
  try {
    await process.next();
  } catch (error) {
    await process.end();
    throw error;
  }
  return {
    async flood() {
      process.begin();
      const { counts } = await process.next();
      return counts as Counts;
    },
    end: () => process.end(),
  };
}
