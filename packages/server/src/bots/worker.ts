import { parentPort } from 'node:worker_threads';
import { runErrand } from '@pampa/bots';
import { standLastInLine } from './last-in-line';
import type { FromWorker, ToWorker } from './messages';

/**
 * What runs in a thread of its own: one errand after another. It knows the rules and the bots, and nothing of tables,
 * store or network.
 */

standLastInLine();

const tell = (message: FromWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', (errand: ToWorker) => {
  try {
    tell({ report: runErrand(errand, () => performance.now()) });
  } catch (error) {
    tell({ failed: error });
  }
});
tell('ready');
