/** npm run chaos -- --kills 200 [--tables 6] [--seed N] [--cluster] */
import { parseArgs } from 'node:util';
import { runChaos } from './chaos';
import { runClusterChaos } from './cluster/cluster-chaos';
import { clusterTable } from './cluster/report';
import { closingTable } from './report';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '200' },
      tables: { type: 'string', default: '6' },
      cluster: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const options = { kills: Number(values.kills), tables: Number(values.tables), seed: Number(values.seed) };
  const what = values.cluster ? 'three processes, PostgreSQL and Redis' : 'one server';
  say(`seed ${options.seed}: ${options.kills} kills, ${options.tables} tables, ${what}`);
  const told = { ...options, tell: say };
  say(values.cluster ? clusterTable(await runClusterChaos(told)) : closingTable(await runChaos(told)));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
