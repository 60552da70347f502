import { parentPort } from 'node:worker_threads';

/** A search that never ends. */
parentPort?.on('message', () => {
  for (;;);
});
parentPort?.postMessage('ready');
