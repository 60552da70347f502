import express, { Router, type Express } from 'express';
import type { Settings } from '../settings';
import { allowListedOrigins, createOrigins } from './origins';
import { refuse } from './refuse';
import { securityHeaders } from './security-headers';
import { createTrust } from './trust';

/** What there is to say as long as there are no tables: the process is up, and one may come back in a moment. */
export function createClosedApp(settings: Settings): Express {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ up: true });
  });
  router.get('/readyz', (_request, response) => {
    response.status(503).json({ ready: false });
  });

  const app = express();
  app.disable('x-powered-by');
  app.use(...securityHeaders(createTrust(settings.trustProxy)), allowListedOrigins(createOrigins(settings)));
  app.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use(settings.basePath === '' ? '/' : settings.basePath, router);
  app.use((_request, response) => {
    refuse(response.set('Retry-After', '1'), { code: 'shutting-down' });
  });
  return app;
}
