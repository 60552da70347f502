import { parentPort } from 'node:worker_threads';

/** A mistake nobody has thought of. */
parentPort?.on('message', () => {
  throw new Error('over the fence');
});
parentPort?.postMessage('ready');
