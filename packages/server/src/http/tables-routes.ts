import type { Request, RequestHandler, Router } from 'express';
import { isHouseRefusal, isTableCode, normaliseCode, type HouseRefusal } from '@pampa/protocol';
import { createTableShape, joinTableShape } from '@pampa/protocol/requests';
import { jsonBody, readBody } from './body';
import type { HttpContext } from './context';
import { limited } from './limited';
import { answer } from './refuse';
import { addressOf, type Trust } from './trust';

const CREATED = 201;

const NO_SUCH_TABLE: HouseRefusal = { code: 'no-such-table' };

/** Opening tables, finding them, and getting a place at one. */
export function addTableRoutes(
  router: Router,
  { tables, limits, houseNotice }: HttpContext,
  trust: Trust,
): void {
  /** Counts wrong codes, and has no answer at all for whoever has sent too many: not even to a right one. */
  const byCode = (find: (code: string, request: Request) => Promise<object>): RequestHandler =>
    answer(async (request) => {
      const address = addressOf(request, trust);
      if (await limits.isExhausted('wrong-code', address)) return { code: 'too-fast' };
      const code = normaliseCode(String(request.params['code']));
      const found = isTableCode(code) ? await find(code, request) : NO_SUCH_TABLE;
      if (isHouseRefusal(found) && found.code === 'no-such-table') await limits.take('wrong-code', address);
      return found;
    });

  router.get(
    '/api/tables',
    answer(async () => ({ tables: await tables.list(), house: houseNotice() })),
  );

  router.post(
    '/api/tables',
    limited('create', limits, trust),
    ...jsonBody,
    answer(async (request) => {
      const read = readBody(createTableShape, request.body);
      if (isHouseRefusal(read)) return read;
      return houseNotice().isClosed ? { code: 'house-closed' } : tables.create(read.value);
    }, CREATED),
  );

  router.get(
    '/api/tables/:code',
    byCode(async (code) => (await tables.card(code)) ?? NO_SUCH_TABLE),
  );

  router.post(
    '/api/tables/:code/join',
    limited('join', limits, trust),
    ...jsonBody,
    byCode(async (code, request) => {
      const read = readBody(joinTableShape, request.body);
      return isHouseRefusal(read) ? read : tables.join(code, read.value, addressOf(request, trust));
    }),
  );
}
