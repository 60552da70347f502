import type { Request, RequestHandler, Response } from 'express';
import { isHouseRefusal, type HouseCode, type HouseRefusal } from '@pampa/protocol';

/** What every code means in terms of HTTP. What is missing is a refusal by the state the table is in: a conflict. */
const STATUS: Partial<Readonly<Record<HouseCode, number>>> = {
  malformed: 400,
  'bad-name': 400,
  'bad-options': 400,
  'unknown-game': 400,
  unauthorised: 401,
  'bad-token': 403,
  'bad-handoff': 403,
  'wrong-origin': 403,
  'gallery-closed': 403,
  'not-found': 404,
  'unknown-request': 404,
  'no-such-table': 404,
  'too-large': 413,
  'too-fast': 429,
  'store-failed': 500,
  'server-error': 500,
  'lease-lost': 503,
  'server-full': 503,
  'house-closed': 503,
  'reports-full': 503,
  'out-of-reach': 503,
  'shutting-down': 503,
};

const CONFLICT = 409;

export function statusOf(code: HouseCode): number {
  return STATUS[code] ?? CONFLICT;
}

/** Every refusal looks the same: a code, and what its sentence needs. Counted when the answer has been sent. */
export function refuse(response: Response, refusal: HouseRefusal, status = statusOf(refusal.code)): void {
  response.locals['refusal'] = refusal.code;
  response.status(status).json(refusal);
}

/** Whether the connection was closed meanwhile. To be asked after something was awaited, before work that takes long. */
export function isGone({ socket }: Pick<Request, 'socket'>): boolean {
  return socket.destroyed;
}

/** A handler that finds something to send, or why not. */
export function answer(find: (request: Request) => Promise<object>, status = 200): RequestHandler {
  return async (request, response) => {
    if (isGone(request)) return;
    const found = await find(request);
    if (isHouseRefusal(found)) refuse(response, found);
    else response.status(status).json(found);
  };
}
