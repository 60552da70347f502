import type { RequestHandler } from 'express';
import type { LimitKind, Limits } from '../limits';
import { isGone, refuse } from './refuse';
import { addressOf, type Trust } from './trust';

/** Lets through what the asker's address may still do. */
export function limited(kind: LimitKind, limits: Limits, trust: Trust): RequestHandler {
  return async (request, response, next) => {
    const isTaken = await limits.take(kind, addressOf(request, trust));
    if (isGone(request)) return;
    if (isTaken) next();
    else refuse(response, { code: 'too-fast' });
  };
}
