import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(__dirname, '../../..');

/** The server's own tests know how to start both: a program of theirs does it, and ends both when its input does. */
const PROGRAM = 'packages/server/test/support/serve-stores.ts';
const FROM_SOURCE = ['--conditions=source', '--require=ts-node/register/transpile-only'];

/** What both have done so far. */
export interface StoresTold {
  readonly postgresPids: readonly number[];
  readonly redisPid: number;
  readonly commits: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

/** A real PostgreSQL and a real Redis, for servers that share them. */
export interface Stores {
  /** What such a server is told. */
  readonly env: Readonly<Record<string, string>>;
  ask(): Promise<StoresTold>;
  close(): Promise<void>;
}

export async function openStores(): Promise<Stores> {
  const child = spawn(process.execPath, [...FROM_SOURCE, PROGRAM], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], TS_NODE_PROJECT: join(root, 'tsconfig.scripts.json') },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <A>(): Promise<A> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('PostgreSQL and Redis did not start');
    return JSON.parse(line.value) as A;
  };
  const { env } = await next<Pick<Stores, 'env'>>();
  return {
    env,
    ask() {
      child.stdin.write('\n');
      return next<StoresTold>();
    },
    async close() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
