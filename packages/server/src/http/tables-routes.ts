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
  /** Counts wrong codes. An address that has sent too many gets no answer any more, not even to a right one. */
  const byCode = (find: (code: string, request: Request) => Promise<object>): RequestHandler =>
    answer(async (request) => {
      const code = normaliseCode(String(request.params['code']));
      const found = await limits.guess(
        addressOf(request, trust),
        async () => (isTableCode(code) ? find(code, request) : NO_SUCH_TABLE),
        (answered) => isHouseRefusal(answered) && answered.code === 'no-such-table',
      );
      return found ?? { code: 'too-fast' };
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
      if (houseNotice().isClosed) return { code: 'house-closed' };
      return tables.create(read.value, addressOf(request, trust));
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
