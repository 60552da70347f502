import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { runErrand } from '@pampa/bots';
import type { FromWorker, ToWorker } from './messages';

/**
 * What runs in a thread of its own: one errand after another. It knows the rules and the bots, and nothing of tables,
 * store or network.
 */

/**
 * People come first: a thought takes what nobody else wants of the processor. On Linux this is for the one thread that asks;
 * elsewhere it would be for the whole server.
 */
const LAST_IN_LINE = 19;
if (process.platform === 'linux') setPriority(LAST_IN_LINE);

const tell = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', (errand: ToWorker) => {
  try {
    tell({ report: runErrand(errand, () => performance.now()) });
  } catch (error) {
    tell({ failed: error });
  }
});
tell('ready');
