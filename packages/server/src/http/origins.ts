import type { RequestHandler } from 'express';
import type { Settings } from '../settings';
import { isPlainHost } from './host';
import { refuse } from './refuse';
import { hostOf, type Trust } from './trust';

/** Which web pages may use this server. Whoever sends no Origin is no web page, and is let in. */
export interface Origins {
  /** One of ours, or one of the list. */
  isAllowed(origin: string | undefined, host: string): boolean;
  /** One of the list: a browser has to be told that it may read the answer. */
  isListed(origin: string | undefined): boolean;
}

export function createOrigins(settings: Pick<Settings, 'allowedOrigins' | 'publicUrl'>): Origins {
  const listed = new Set(settings.allowedOrigins);
  const own = settings.publicUrl === null ? null : new URL(settings.publicUrl).origin;
  const isListed = (origin: string | undefined): boolean => origin !== undefined && listed.has(origin);
  return {
    isListed,
    isAllowed: (origin, host) =>
      origin === undefined || origin === own || isListed(origin) || isSameHost(origin, host),
  };
}

/** Only hosts and ports are compared: behind a proxy we may not know whether the asker came by https. */
function isSameHost(origin: string, host: string): boolean {
  if (!isPlainHost(host) || !URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return originHost !== '' && URL.canParse(asked) && new URL(asked).host === originHost;
}

/** Half an hour: a preflight less per page, and a changed list still gets around. */
const PREFLIGHT_SECONDS = 1800;

/** No credentials: our cookie is for /monitor and /api/operator alone, and tokens travel in the open part of a request. */
const CORS_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Content-Disposition',
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
};

export function allowListedOrigins(origins: Origins): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('Origin');
    if (origin !== undefined && origins.isListed(origin)) {
      response.set({ ...CORS_HEADERS, 'Access-Control-Allow-Origin': origin });
    }
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };
}

const READING = new Set(['GET', 'HEAD']);

/** A foreign page can send a request whether or not it may read the answer. Those that change something are not taken. */
export function refuseForeignChanges(origins: Origins, trust: Trust): RequestHandler {
  return (request, response, next) => {
    const isFine =
      READING.has(request.method) || origins.isAllowed(request.headers.origin, hostOf(request, trust));
    if (isFine) next();
    else refuse(response, { code: 'wrong-origin' });
  };
}
