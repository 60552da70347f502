import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Where figures come from: enough to take them again, nothing that names a machine or its owner. */
export interface Provenance {
  readonly command: string;
  readonly commit: string;
  readonly node: string;
  readonly cores: number;
  readonly date: string;
}

export function provenanceOf(command: string, now: Date): Provenance {
  return {
    command,
    commit: commitOf(),
    node: process.version,
    cores: availableParallelism(),
    date: now.toISOString().slice(0, 10),
  };
}

/** The results themselves don't count: they are written by the run that asks. */
const CHANGES = ['status', '--porcelain', '--', ':/', ':(top,exclude)packages/bench/RESULTS.md'];

function commitOf(): string {
  try {
    const commit = git(['rev-parse', '--short', 'HEAD']);
    return git(CHANGES) === '' ? commit : `${commit} dirty`;
  } catch {
    return 'unknown';
  }
}

function git(args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
