import type { Request, Response, Router } from 'express';
import { isHouseRefusal } from '@pampa/protocol';
import { operatorLoginShape } from '@pampa/protocol/requests';
import type { Admin } from './admin';
import { newSession, NO_SESSION, type SessionCookie } from './admin-session';
import { jsonBody, readBody } from './body';
import type { HttpContext } from './context';
import { limited } from './limited';
import { answer } from './refuse';
import { isHttps, type Trust } from './trust';

const SEE_OTHER = 303;

/** What a session opens. Nothing else of the server gets to see the cookie. */
const OPENS = ['/api/operator', '/monitor'];

/** The operator's login, and its end. Without an admin's token none of this exists. */
export function addSessionRoutes(router: Router, context: HttpContext, admin: Admin, trust: Trust): void {
  const { settings, limits, operator } = context;
  const { adminToken, basePath } = settings;
  if (adminToken === null) return;

  const setCookie = (request: Request, response: Response, { name, value, maxAge }: SessionCookie): void => {
    const options = { maxAge, httpOnly: true, sameSite: 'strict', secure: isHttps(request, trust) } as const;
    for (const path of OPENS) response.cookie(name, value, { ...options, path: `${basePath}${path}` });
  };

  // Where the login was before there was a page for the operator.
  router.get('/admin', (_request, response) => response.redirect(SEE_OTHER, `${basePath}/operator`));

  router.post(
    '/admin/session',
    limited('api', limits, trust),
    ...jsonBody,
    answer(async (request) => {
      const read = readBody(operatorLoginShape, request.body);
      if (isHouseRefusal(read)) return read;
      const { token, name } = read.value;
      const why = await admin.whyNotToken(request, token);
      if (why !== null) return why;
      const by = name ?? '';
      await operator?.loggedIn(by);
      if (request.res !== undefined) setCookie(request, request.res, newSession(adminToken, Date.now(), by));
      return {};
    }),
  );

  router.delete('/admin/session', (request, response) => {
    setCookie(request, response, NO_SESSION);
    response.json({});
  });
}
