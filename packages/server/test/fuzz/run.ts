/** npm run fuzz -- --frames 200000 [--seed N] */
import { parseArgs } from 'node:util';
import { runFlood } from './flood';
import { runFuzz } from './fuzz';
import { closingTable } from './report';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      frames: { type: 'string', default: '200000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const [frames, seed] = [Number(values.frames), Number(values.seed)];
  say(`seed ${seed}: ${frames} frames`);
  const report = await runFuzz({ frames, seed, untilAsleep: true, tell: say });
  const flood = await runFlood(seed);
  say(closingTable(report, flood));
  const problems = [...report.problems, ...flood.problems];
  for (const problem of problems) say(`PROBLEM ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
