import type { RequestHandler, Router } from 'express';
import type { Admin } from './admin';
import { hasSession } from './admin-session';
import type { HttpContext } from './context';
import { refuse } from './refuse';
import { nameRoute } from './request-log';

const SEE_OTHER = 303;

/** The monitor writes its styles into the page at run time; it runs no text as code that it could do without. */
const MONITOR_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The monitor can call any method of a room, by GET. Changing a mirrored state by hand would only make it lie, so what
 * remains is closing a room (its table sleeps, nothing is lost) and a client's connection.
 */
const MONITOR_CALLS: readonly unknown[] = ['disconnect', '_forceClientDisconnect'];

/** Told by what is asked and not by the path, which can be written in many ways. */
const refuseOtherCalls: RequestHandler = (request, response, next) => {
  const { 'sec-fetch-site': site } = request.headers;
  const isOurs = site === undefined || site === 'same-origin';
  const isCall = 'method' in request.query;
  if (!isCall || (isOurs && MONITOR_CALLS.includes(request.query['method']))) next();
  else refuse(response, { code: 'unauthorised' });
};

/** Without an admin's token none of this exists. */
export function addMonitorRoutes(router: Router, { monitor, settings }: HttpContext, admin: Admin): void {
  const { adminToken, basePath } = settings;
  if (adminToken === null || monitor === null) return;

  router.use('/monitor', (request, response, next) => {
    nameRoute(response, '/monitor');
    const isVisitor =
      request.accepts(['json', 'html']) === 'html' && request.headers.authorization === undefined;
    if (isVisitor && !hasSession(request, adminToken, Date.now())) {
      response.redirect(SEE_OTHER, `${basePath}/operator`);
    } else next();
  });
  router.use('/monitor', admin.only, refuseOtherCalls);
  router.use('/monitor', (_request, response, next) => {
    response.set({ 'Content-Security-Policy': MONITOR_POLICY, 'Cache-Control': 'no-store' });
    next();
  });
  router.use('/monitor', monitor);
}
