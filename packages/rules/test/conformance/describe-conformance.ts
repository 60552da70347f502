import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KINDS, PROMISES, subjectsFor, type Effort } from './check';

const PATIENCE_MS = 1_800_000;
const ROOT = join(__dirname, '../../../..');

interface Answer {
  readonly game: string;
  readonly kind: string;
  readonly broken: string | null;
}

async function run(seats: number, effort: Effort): Promise<readonly Answer[]> {
  const options = ['--conditions=source', '--require=ts-node/register/transpile-only'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...options, join(__dirname, 'run.ts'), String(seats), JSON.stringify(effort)],
    { cwd: ROOT, env: { ...process.env, TS_NODE_PROJECT: join(ROOT, 'tsconfig.hot.json') } },
  );
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

/** A file per number of seats calls this, so that they can run side by side. */
export function describeConformance(seats: number, effort: Effort): void {
  let answers: readonly Answer[] = [];
  beforeAll(async () => {
    answers = await run(seats, effort);
  }, PATIENCE_MS);

  describe.each(subjectsFor(seats).map(({ game }) => game.id))(`%s with ${seats} seats`, (game) => {
    it.each(KINDS.map((kind) => [`${PROMISES[kind]} (${effort[kind]})`, kind] as const))('%s', (_, kind) => {
      expect(answers).toContainEqual({ game, kind, broken: null });
    });
  });
}
