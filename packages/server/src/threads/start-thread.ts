import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerThread } from './messages';

/** More than this is a mistake of ours: it ends the thread, and not the server. */
const MOST_MB = 256;

/** `.js` where the server was built, `.ts` where it runs from its sources: in tests and scripts. */
export const THREAD_KIND = extname(__filename);

/** How a thread reads sources; those of a process are not passed on where Jest has translated them. */
const FROM_SOURCES = {
  execArgv: ['--conditions=source', '--require=ts-node/register/transpile-only'],
  env: { ...process.env, TS_NODE_PROJECT: join(__dirname, '../../../../tsconfig.scripts.json') },
};

export function startThread<Errand, Report>(file: string): WorkerThread<Errand, Report> {
  const isSource = extname(file) === '.ts';
  return new Worker(file, {
    ...(isSource ? FROM_SOURCES : { execArgv: [] }),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  });
}
