import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FROM_SOURCE, ROOT } from '../server/server-process';

/** What the process is told; it answers with the same word when it is done. */
export type BaronOrder = 'sit' | 'resume' | 'pause';

const PROGRAM = join(__dirname, 'baron-process.ts');
/** To seat fifty tables, on a busy machine. */
const DONE_WITHIN_MS = 120_000;

/**
 * Everybody who plays against barons, in a process of his own: in truth they sit at computers of their own. So they take only
 * what the server and the one who times the others leave of the processors.
 */
export class BaronTables {
  private readonly gone: Promise<never>;

  private constructor(private readonly child: ChildProcess) {
    this.gone = once(child, 'exit').then(() => {
      throw new Error('Those who play against barons have gone');
    });
    // Whoever waits for them hears of it; in the end nobody does.
    this.gone.catch(() => undefined);
  }

  /** In a pause from the beginning. */
  static async seat(url: string, count: number): Promise<BaronTables> {
    const child = fork(PROGRAM, [url, String(count)], {
      cwd: ROOT,
      execArgv: [...FROM_SOURCE],
      env: { PATH: process.env['PATH'], TS_NODE_PROJECT: join(ROOT, 'tsconfig.scripts.json') },
    });
    // Linux only, as in the server's `bots/last-in-line.ts`; elsewhere they are in each other's way.
    if (child.pid !== undefined)
      execFile('chrt', ['-a', '-i', '-p', '0', String(child.pid)], () => undefined);
    const tables = new BaronTables(child);
    await tables.tell('sit');
    return tables;
  }

  resume(): Promise<void> {
    return this.tell('resume');
  }

  /** Where a match is over, another has begun by then. */
  pause(): Promise<void> {
    return this.tell('pause');
  }

  close(): void {
    this.child.kill();
  }

  private async tell(order: BaronOrder): Promise<void> {
    const done = once(this.child, 'message', { signal: AbortSignal.timeout(DONE_WITHIN_MS) });
    this.child.send(order);
    await Promise.race([done, this.gone]);
  }
}
