import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BotWorker } from './messages';

export type HireBot = () => BotWorker;

/** A search that eats more than this is a mistake of ours: it ends its thread, and not the server. */
const MOST_MB = 256;

/** `.js` where the server was built, `.ts` where it runs from its sources: in tests and scripts. */
const KIND = extname(__filename);

/** How a thread reads sources; those of a process are not passed on where Jest has translated them. */
const FROM_SOURCES = {
  execArgv: ['--conditions=source', '--require=ts-node/register/transpile-only'],
  env: { ...process.env, TS_NODE_PROJECT: join(__dirname, '../../../../tsconfig.scripts.json') },
};

/** A new thread, for this or for another file like it. */
export function hireBot(file = join(__dirname, `worker${KIND}`)): BotWorker {
  const isSource = extname(file) === '.ts';
  return new Worker(file, {
    ...(isSource ? FROM_SOURCES : { execArgv: [] }),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  });
}
