import type { Request, RequestHandler, Response } from 'express';
import { isHouseCode } from '@pampa/protocol';
import type { Log } from '../log';
import type { Metrics } from '../metrics';

/** Asked every few seconds by machines, or many at once by every page: only for those who want to know everything. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics', 'client']);

/** Method, pattern, status and duration: nothing of what was asked for or said. */
export function requestLog(log: Log, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    response.on('close', () => {
      const route = routeOf(request, response);
      const ms = Math.round(performance.now() - begun);
      const write = QUIET.has(route) ? log.debug : log.info;
      write('http', { method: request.method, route, status: response.statusCode, ms });
      const refusal: unknown = response.locals['refusal'];
      if (isHouseCode(refusal)) metrics.refusals.inc({ code: refusal });
    });
    next();
  };
}

/** For what is mounted whole, or has several patterns. */
export function nameRoute(response: Response, name: string): void {
  response.locals['route'] = name;
}

export function routeOf(request: Request, response: Response): string {
  const name: unknown = response.locals['route'];
  if (typeof name === 'string') return name;
  const route: unknown = request.route;
  const hasPath = typeof route === 'object' && route !== null && 'path' in route;
  return hasPath && typeof route.path === 'string' ? route.path : 'none';
}
