/**
 * For the container's HEALTHCHECK: ends with 0 if the server of this environment is ready. It runs every few seconds for as
 * long as the server does, so it loads next to nothing: it takes the few settings it needs as the server has accepted them.
 */
import { get } from 'node:http';

/** A check that hangs is a check that failed. */
const ANSWERS_WITHIN_MS = 2500;

const EVERYWHERE = new Set(['', '0.0.0.0', '::']);

function setting(name: string): string {
  return process.env[name]?.trim() ?? '';
}

const host = setting('HOST');
const asked = get(
  {
    host: EVERYWHERE.has(host) ? 'localhost' : host,
    port: setting('PORT'),
    path: `${setting('BASE_PATH').replace(/\/$/, '')}/readyz?without=redis`,
    timeout: ANSWERS_WITHIN_MS,
  },
  ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1),
);
asked.on('timeout', () => process.exit(1));
asked.on('error', () => process.exit(1));
