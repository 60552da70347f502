import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../../../..');

/** A server in a process of its own, so that its time and memory are its own. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** What it has written to its standard error so far. */
  readonly complaints: () => string;
  stop(): Promise<void>;
}

/** Compiling a whole server from its sources takes some seconds on a busy machine. */
const START_MS = 60_000;
/** To close 4,000 sockets and write everything down. */
const STOP_MS = 20_000;

/** Node arguments that run TypeScript as it is: for servers of a single file, and in tests. */
export const FROM_SOURCE = ['--conditions=source', '--require=ts-node/register/transpile-only'];

/** Starts Node, and waits until it says at which address of this machine it can be reached. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      TS_NODE_PROJECT: join(ROOT, 'tsconfig.scripts.json'),
      ...env,
    },
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const url = await addressOf(child, () => complaints);
  return { pid: child.pid ?? 0, url, complaints: () => complaints, stop: () => stop(child) };
}

function addressOf(child: ChildProcess, complaints: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const giveUp = (why: string): void => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start: ${why}\n${said}${complaints()}`));
    };
    const timer = setTimeout(() => giveUp('it said nothing in time'), START_MS);
    child.once('error', (error) => giveUp(error.message));
    // Once there is an address, rejecting changes nothing any more.
    child.once('exit', (code) => giveUp(`it ended with ${code}`));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}
