import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(__dirname, '../../..');

/** The server's own tests know how to start all of it; a program of theirs does, and ends it when its input does. */
const PROGRAM = 'packages/server/test/support/serve-cluster.ts';
const FROM_SOURCE = ['--conditions=source', '--require=ts-node/register/transpile-only'];

/** Two built servers with the built page, behind a proxy. */
export interface Cluster {
  /** Of the proxy, without a slash at the end. */
  readonly url: string;
  /** Past the proxy, of each process. */
  readonly urls: readonly string[];
  /** The end of one of them, without a word. */
  kill(index: number): Promise<void>;
  close(): Promise<void>;
}

export async function openCluster(): Promise<Cluster> {
  const child = spawn(process.execPath, [...FROM_SOURCE, PROGRAM], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PAMPA_BUILT: '1',
      TS_NODE_PROJECT: join(root, 'tsconfig.scripts.json'),
    },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <A>(): Promise<A> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('the servers did not start');
    return JSON.parse(line.value) as A;
  };
  const where = await next<Pick<Cluster, 'url' | 'urls'>>();
  return {
    ...where,
    async kill(index) {
      child.stdin.write(`${index}\n`);
      await next();
    },
    async close() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
