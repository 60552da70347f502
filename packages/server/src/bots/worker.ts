import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { runErrand } from '@pampa/bots';
import type { FromWorker, ToWorker } from './messages';

/**
 * What runs in a thread of its own: one errand after another. It knows the rules and the bots, and nothing of tables,
 * store or network.
 */

/** Whoever plays comes first. On Linux this is for the one thread that asks; elsewhere it would be for all of them. */
const NICE = 10;
if (process.platform === 'linux') setPriority(NICE);

const tell = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', (errand: ToWorker) => {
  try {
    tell({ report: runErrand(errand, () => performance.now()) });
  } catch (error) {
    tell({ failed: error });
  }
});
tell('ready');
