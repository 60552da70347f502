import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { HouseCode } from '@pampa/protocol';
import type { Log } from '../log';
import { isError } from '../log/describe-error';
import { isStoreFailure } from '../store/data-problem';
import { LeaseLost } from '../store/store';
import { refuse } from './refuse';
import { routeOf } from './request-log';

export const refuseUnknownRoutes: RequestHandler = (_request, response) =>
  refuse(response, { code: 'not-found' });

/** Whatever was thrown: the asker learns a code and nothing of the error, which may quote anything. */
export function refuseErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = statusFor(error);
    if (status >= 500) log.error('a request failed', { err: error, route: routeOf(request, response) });
    // Express then cuts the connection, which is all that is left to say.
    if (response.headersSent) next(error);
    else refuse(response, { code: codeFor(error, status) }, status);
  };
}

function statusFor(error: unknown): number {
  if (error instanceof LeaseLost) return 503;
  // Express and its body parser say so when the request was to blame.
  const status = isError(error) && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

function codeFor(error: unknown, status: number): HouseCode {
  if (error instanceof LeaseLost) return 'lease-lost';
  if (status >= 500) return isStoreFailure(error) ? 'store-failed' : 'server-error';
  if (status === 413) return 'too-large';
  return status === 404 ? 'not-found' : 'malformed';
}
