import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FROM_SOURCE, ROOT } from '../server/server-process';
import { sumOver } from '../server/trial';
import { cpuMsOf } from '../server/usage';

/** What a PostgreSQL and a Redis have done so far. */
export interface StoreCounts {
  readonly at: number;
  readonly postgresCpuMs: number;
  readonly redisCpuMs: number;
  readonly commits: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

/** Per second, between two looks. */
export type StoreUse = Omit<StoreCounts, 'at'>;

export interface Stores {
  readonly env: Readonly<Record<string, string>>;
  counts(): Promise<StoreCounts>;
  close(): Promise<void>;
}

interface Said {
  readonly env: Readonly<Record<string, string>>;
}

interface Told {
  readonly postgresPids: readonly number[];
  readonly redisPid: number;
  readonly commits: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

/** The server's own tests know how to start both: a program of theirs does it, and ends both when its input does. */
const PROGRAM = 'packages/server/test/support/serve-stores.ts';

export async function openStores(): Promise<Stores> {
  const child = spawn(process.execPath, [...FROM_SOURCE, PROGRAM], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], TS_NODE_PROJECT: join(ROOT, 'tsconfig.scripts.json') },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <A>(): Promise<A> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('PostgreSQL and Redis did not start');
    return JSON.parse(line.value) as A;
  };
  const { env } = await next<Said>();
  return {
    env,
    async counts() {
      child.stdin.write('\n');
      const { postgresPids, redisPid, ...told } = await next<Told>();
      return {
        at: performance.now(),
        postgresCpuMs: sumOver(postgresPids, cpuMsOf),
        redisCpuMs: cpuMsOf(redisPid),
        ...told,
      };
    },
    async close() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

export function useBetween(from: StoreCounts, to: StoreCounts): StoreUse {
  const seconds = (to.at - from.at) / 1000;
  const per = (of: keyof StoreUse): number => (to[of] - from[of]) / seconds;
  return {
    postgresCpuMs: per('postgresCpuMs'),
    redisCpuMs: per('redisCpuMs'),
    commits: per('commits'),
    walBytes: per('walBytes'),
    redisCommands: per('redisCommands'),
  };
}
