import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { programOf, ROOT } from '../support/program';

/** A process of its own takes a second, and on a busy machine several. */
export const PATIENCE_MS = 120_000;

export interface Child {
  readonly process: ChildProcess;
  /** Resolves with all it has said, when it has ended, however it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
  /** Resolves when it has said so many lines. */
  said(lines: number): Promise<void>;
}

/** A test that fails in the middle leaves its processes behind. */
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Runs a TypeScript file of this package, named from the package's folder. */
export function startChild(file: string, ...args: readonly string[]): Child {
  const child = spawn(process.execPath, [...programOf(file), ...args], {
    cwd: join(ROOT, 'packages/server'),
    env: { ...process.env, TS_NODE_PROJECT: join(ROOT, 'tsconfig.scripts.json') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<Awaited<Child['ended']>>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
  const said = (lines: number) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (out.split('\n').length > lines) resolve();
      };
      child.stdout.on('data', look);
      child.on('close', () => reject(new Error(`it ended before it had said ${lines} lines: ${err}`)));
      look();
    });
  return { process: child, ended, said };
}
