import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { medianOf } from './quantiles';

const root = join(__dirname, '../../../..');

/** What the work takes on a quiet machine with a core to spare: there the promise has to be kept to the letter. */
const QUIET_MS = 70;
/** The first ones are slow on every machine: nothing is compiled yet. */
const WARM_UP = 2;

/** How many times slower than a quiet machine this one is right now, found out by work that is none of the server's. */
export class Yardstick {
  private readonly child: ChildProcess;
  private readonly tookMs: number[] = [];

  constructor() {
    const flags = ['--require=ts-node/register/transpile-only'];
    this.child = spawn(process.execPath, [...flags, join(__dirname, 'yardstick-work.ts')], {
      cwd: root,
      env: { PATH: process.env['PATH'], TS_NODE_PROJECT: join(root, 'tsconfig.scripts.json') },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let rest = '';
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      this.tookMs.push(...lines.map(Number));
    });
  }

  /** Never less than 1; null as long as nothing can be said. */
  get slowness(): number | null {
    const warm = this.tookMs.slice(WARM_UP);
    return warm.length === 0 ? null : Math.max(1, medianOf(warm) / QUIET_MS);
  }

  stop(): void {
    this.child.stdin?.end();
  }
}
