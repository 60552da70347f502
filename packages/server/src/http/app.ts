import express, { Router, type Express } from 'express';
import { createAdmin } from './admin';
import { addClientRoutes } from './client-routes';
import type { HttpContext } from './context';
import { refuseErrors, refuseUnknownRoutes } from './errors';
import { addHealthRoutes } from './health-routes';
import { limited } from './limited';
import { ListStream } from './list-stream';
import { addMatchRoutes } from './match-routes';
import { addMonitorRoutes } from './monitor-routes';
import { addOperatorRoutes } from './operator-routes';
import { allowListedOrigins, createOrigins, refuseForeignChanges } from './origins';
import { addReportRoutes } from './report-routes';
import { requestLog } from './request-log';
import { securityHeaders } from './security-headers';
import { addSessionRoutes } from './session-routes';
import { addTableRoutes } from './tables-routes';
import { createTrust } from './trust';

export interface Http {
  readonly app: Express;
  /** Ends what would never end by itself, so that the server can be closed. */
  close(): void;
}

/** Everything that is not a socket, under the base path. */
export function createHttp(context: HttpContext): Http {
  const { settings, log, metrics, limits, tables, houseNotice } = context;
  const trust = createTrust(settings.trustProxy);
  const origins = createOrigins(settings);
  const admin = createAdmin(settings.adminToken, limits, trust);
  const stream = new ListStream({ tables, houseNotice, log, trust, limitFactor: settings.limitFactor });

  const router = Router();
  addHealthRoutes(router, context, admin);
  addSessionRoutes(router, context, admin, trust);
  addMonitorRoutes(router, context, admin);
  router.use('/api', limited('api', limits, trust), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  // Before /api/tables/:code, which would take "stream" for a code.
  router.get('/api/tables/stream', (request, response) => stream.open(request, response));
  addTableRoutes(router, context, trust);
  addMatchRoutes(router, context, trust);
  addReportRoutes(router, context, trust);
  addOperatorRoutes(router, context, admin);
  addClientRoutes(router, context);

  const app = express();
  app.disable('x-powered-by');
  app.use(requestLog(log, metrics), ...securityHeaders(trust, context.socketHosts));
  app.use(allowListedOrigins(origins), refuseForeignChanges(origins, trust));
  app.use(settings.basePath === '' ? '/' : settings.basePath, router);
  app.use(refuseUnknownRoutes, refuseErrors(log));
  return { app, close: () => stream.close() };
}
