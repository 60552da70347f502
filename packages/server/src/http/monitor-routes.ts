import express, { type RequestHandler, type Router } from 'express';
import type { Admin } from './admin';
import { hasSession, newSession } from './admin-session';
import type { HttpContext } from './context';
import { escapeHtml, plainPage } from './html';
import { limited } from './limited';
import { refuse } from './refuse';
import { nameRoute } from './request-log';
import { isHttps, type Trust } from './trust';

const MOST_FORM_BYTES = 2048;
const SEE_OTHER = 303;

function loginPage(action: string): string {
  return plainPage(
    'en',
    `<form method="post" action="${escapeHtml(action)}">
<label>Admin token <input type="password" name="token" autocomplete="current-password" required></label>
<button>Log in</button>
</form>`,
  );
}

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
export function addMonitorRoutes(router: Router, context: HttpContext, admin: Admin, trust: Trust): void {
  const { monitor, settings, limits } = context;
  const { adminToken, basePath } = settings;
  if (adminToken === null || monitor === null) return;

  router.get('/admin', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html');
    response.send(loginPage(`${basePath}/admin/session`));
  });

  router.post(
    '/admin/session',
    limited('api', limits, trust),
    express.json({ limit: MOST_FORM_BYTES, inflate: false }),
    express.urlencoded({ limit: MOST_FORM_BYTES, inflate: false, extended: false, parameterLimit: 2 }),
    async (request, response) => {
      const why = await admin.whyNotToken(request, shownToken(request.body));
      if (why !== null) {
        refuse(response, why);
        return;
      }
      const { name, value, maxAge } = newSession(adminToken, Date.now());
      response.cookie(name, value, {
        maxAge,
        path: `${basePath}/monitor`,
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps(request, trust),
      });
      response.redirect(SEE_OTHER, `${basePath}/monitor/`);
    },
  );

  router.use('/monitor', (request, response, next) => {
    nameRoute(response, '/monitor');
    const isVisitor =
      request.accepts(['json', 'html']) === 'html' && request.headers.authorization === undefined;
    if (isVisitor && !hasSession(request, adminToken, Date.now())) {
      response.redirect(SEE_OTHER, `${basePath}/admin`);
    } else next();
  });
  router.use('/monitor', admin.only, refuseOtherCalls);
  router.use('/monitor', (_request, response, next) => {
    response.set({ 'Content-Security-Policy': MONITOR_POLICY, 'Cache-Control': 'no-store' });
    next();
  });
  router.use('/monitor', monitor);
}

function shownToken(body: unknown): string | null {
  const hasToken = typeof body === 'object' && body !== null && 'token' in body;
  return hasToken && typeof body.token === 'string' ? body.token : null;
}
