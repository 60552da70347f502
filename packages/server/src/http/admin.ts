import type { Request, RequestHandler } from 'express';
import type { HouseRefusal } from '@pampa/protocol';
import type { Limits } from '../limits';
import { hasSession } from './admin-session';
import { refuse } from './refuse';
import { sameSecret } from './same-secret';
import { isFromThisMachine } from './this-machine';
import { addressOf, type Trust } from './trust';

/** Who comes with the admin's token, and who may look without. */
export interface Admin {
  /** Null if it is the right one. Wrong ones count like wrong codes: whoever guesses is stopped, right or not. */
  whyNotToken(request: Request, shown: string | null): Promise<HouseRefusal | null>;
  /** By a header or, where a page asks, by a session. */
  readonly only: RequestHandler;
  /** By a header, or from this machine. */
  readonly orLoopback: RequestHandler;
}

export function createAdmin(adminToken: string | null, limits: Limits, trust: Trust): Admin {
  const whyNotToken = async (request: Request, shown: string | null): Promise<HouseRefusal | null> => {
    if (adminToken === null) return { code: 'not-found' };
    if (shown === null) return { code: 'unauthorised' };
    const isRight = await limits.guess(
      addressOf(request, trust),
      () => Promise.resolve(sameSecret(shown, adminToken)),
      (isSame) => !isSame,
    );
    if (isRight === null) return { code: 'too-fast' };
    return isRight ? null : { code: 'unauthorised' };
  };
  const guard =
    (isExempt: (request: Request) => boolean): RequestHandler =>
    async (request, response, next) => {
      const why = isExempt(request) ? null : await whyNotToken(request, bearerOf(request));
      if (why === null) next();
      else refuse(response, why);
    };
  return {
    whyNotToken,
    only: guard((request) => adminToken !== null && hasSession(request, adminToken, Date.now())),
    orLoopback: guard(isFromThisMachine),
  };
}

function bearerOf(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
