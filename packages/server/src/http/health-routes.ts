import type { Router } from 'express';
import type { Admin } from './admin';
import type { HttpContext } from './context';

/** A store that takes longer is as good as none. */
const READY_WITHIN_MS = 2000;

/** For the machines that watch over this one. */
export function addHealthRoutes(router: Router, { metrics, isReady }: HttpContext, admin: Admin): void {
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ up: true });
  });

  router.get('/readyz', async (_request, response) => {
    const ready = await withinTime(isReady);
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready });
  });

  router.get('/metrics', admin.orLoopback, async (_request, response) => {
    response.set('Cache-Control', 'no-store').type(metrics.registry.contentType);
    response.send(await metrics.registry.metrics());
  });
}

async function withinTime(isReady: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_WITHIN_MS, false);
  });
  try {
    return await Promise.race([isReady(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
