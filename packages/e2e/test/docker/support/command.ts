import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Ran {
  readonly code: number;
  /** Both of its outputs. */
  readonly output: string;
}

export type Env = Readonly<Record<string, string>>;

/** Runs a program of the machine to its end, whatever that is. */
export async function attempt(program: string, args: readonly string[], env: Env = {}): Promise<Ran> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/** Runs it, and throws what it said unless it ended well. */
export async function run(program: string, args: readonly string[], env: Env = {}): Promise<string> {
  const { code, output } = await attempt(program, args, env);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** The same for a program whose answer is JSON. Nothing but the answer may be on its outputs. */
export async function ask<Answer>(program: string, args: readonly string[]): Promise<Answer> {
  return JSON.parse(await run(program, args)) as Answer;
}

export async function isThere(program: string, ...args: readonly string[]): Promise<boolean> {
  try {
    return (await attempt(program, args)).code === 0;
  } catch {
    return false;
  }
}
