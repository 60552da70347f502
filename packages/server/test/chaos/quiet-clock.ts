import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');

/** What the yardstick's work takes on a machine with a core to spare. */
const QUIET_MS = 35;

/**
 * A clock that goes as slowly as the machine does: while a piece of work that is none of the server's takes ten times as
 * long as on a quiet machine, it goes at a tenth. So a promise in seconds of this clock can be held on any machine, and a
 * server that is slow by itself breaks it on a quiet one.
 */
export class QuietClock {
  private readonly child: ChildProcess;
  private passedMs = 0;
  private asOf = performance.now();

  constructor() {
    const flags = ['--require=ts-node/register/transpile-only'];
    this.child = spawn(process.execPath, [...flags, join(__dirname, 'yardstick.ts')], {
      cwd: root,
      env: { PATH: process.env['PATH'], TS_NODE_PROJECT: join(root, 'tsconfig.scripts.json') },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let rest = '';
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.advance(Number(line));
    });
  }

  /** In milliseconds of a quiet machine. Advances with every piece of work that is done, a few times a second. */
  get nowMs(): number {
    return this.passedMs;
  }

  stop(): void {
    this.child.stdin?.end();
  }

  /** What has passed since the last piece of work went at the pace of this one. */
  private advance(tookMs: number): void {
    const now = performance.now();
    this.passedMs += (now - this.asOf) / Math.max(1, tookMs / QUIET_MS);
    this.asOf = now;
  }
}
