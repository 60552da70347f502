import type { Router } from 'express';
import type { Admin } from './admin';
import type { HttpContext } from './context';

/** A store that takes longer is as good as none. */
const READY_WITHIN_MS = 2000;

/** For the machines that watch over this one. */
export function addHealthRoutes(
  router: Router,
  { metrics, isReady, isClusterWell, warnings }: HttpContext,
  admin: Admin,
): void {
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ up: true });
  });

  router.get('/readyz', async (request, response) => {
    const house = await withinTime(isReady);
    const missing = [...(house === 'no store' ? ['store'] : []), ...(isClusterWell() ? [] : ['redis'])];
    // For proxies: without Redis every process still does most of what it is for, and they would take all of them away at once.
    const needed = missing.filter((part) => part !== request.query['without']);
    const found = warnings();
    const ready = house === 'open' && needed.length === 0;
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready, ...(missing.length > 0 && { missing }), ...(found.length > 0 && { warnings: found }) });
  });

  router.get('/metrics', admin.orLoopback, async (_request, response) => {
    response.set('Cache-Control', 'no-store').type(metrics.registry.contentType);
    response.send(await metrics.registry.metrics());
  });
}

async function withinTime(isReady: () => Promise<boolean>): Promise<'open' | 'closing' | 'no store'> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'no store'>((resolve) => {
    timer = setTimeout(resolve, READY_WITHIN_MS, 'no store');
  });
  try {
    return await Promise.race([isReady().then((isOpen) => (isOpen ? 'open' : 'closing')), tooLate]);
  } catch {
    return 'no store';
  } finally {
    clearTimeout(timer);
  }
}
