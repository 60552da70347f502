/** As Vite wants it written: so it finds the worker, builds it apart, and names it from where the page lives. */
export function startBotWorker(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
}
