import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isPlainHost } from './host';
import { hostOf, isHttps, type Trust } from './trust';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Scripts and styles come as files of ours. Preact and Pixi set styles through the DOM, which a policy does not mind.
 * Insecure requests are not upgraded: on a home network there is no https to upgrade to.
 */
export function securityHeaders(
  trust: Trust,
  socketHosts: () => readonly string[] = () => [],
): readonly RequestHandler[] {
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", (request) => socketsOf([hostOf(request, trust), ...socketHosts()])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Not `no-referrer`: with it, browsers send `Origin: null` with a form of our own page.
    referrerPolicy: { policy: 'same-origin' },
  });
  return [policy, transportSecurity(trust)];
}

/**
 * Safari took long to understand that 'self' means our sockets too. Those of other processes may be on other hosts, as far
 * as these are known when the page is loaded.
 */
function socketsOf(hosts: readonly string[]): string {
  const plain = [...new Set(hosts)].filter(isPlainHost);
  return plain.map((host) => `ws://${host} wss://${host}`).join(' ');
}

/** For this host only: we don't know who else lives in the domain. */
function transportSecurity(trust: Trust): RequestHandler {
  return (request, response, next) => {
    if (isHttps(request, trust)) response.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
    next();
  };
}
