import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** As `npm run sim` and its like do it. */
export function run(command: 'sim' | 'replay' | 'verify' | 'ladder', ...args: readonly string[]): Ended {
  const script = ['scripts/run.mjs', `packages/cli/src/${command}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** A process of its own takes a second, and on a busy machine several. */
export const PATIENCE_MS = 120_000;

/** A folder that is gone after the tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pampa-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
