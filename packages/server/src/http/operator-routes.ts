import type { Request, RequestHandler, Router } from 'express';
import {
  isHouseRefusal,
  isTableCode,
  normaliseCode,
  OPERATOR_FILTERS,
  type HouseRefusal,
  type OperatorFilter,
} from '@pampa/protocol';
import { operatorHouseShape, operatorRemoveShape, operatorRestartShape } from '@pampa/protocol/requests';
import type { z } from 'zod';
import type { Admin } from './admin';
import { sessionOf } from './admin-session';
import { jsonBody, readBody } from './body';
import type { HttpContext } from './context';
import { answer, refuse } from './refuse';

const NO_SUCH_TABLE: HouseRefusal = { code: 'no-such-table' };
const REPORT_ID = /^[A-Z]{3}-[A-Z]{3}$/;

/**
 * Changes come from our own page, or from something that is no page. A cookie that other sites don't get is still sent
 * from other hosts of the same site, and pages of ALLOWED_ORIGINS may change things elsewhere, but not here.
 */
const fromOwnPage: RequestHandler = (request, response, next) => {
  const { 'sec-fetch-site': site } = request.headers;
  const isFine = request.method === 'GET' || site === undefined || site === 'same-origin';
  if (isFine) next();
  else refuse(response, { code: 'wrong-origin' });
};

/** What the operator's page asks for. Without an admin's token none of this exists. */
export function addOperatorRoutes(router: Router, { operator, settings }: HttpContext, admin: Admin): void {
  const { adminToken } = settings;
  if (adminToken === null || operator === null) return;
  const by = (request: Request): string => sessionOf(request, adminToken, Date.now())?.name ?? '';
  const withBody = <T>(
    shape: z.ZodType<T>,
    act: (body: T, request: Request) => Promise<object>,
  ): readonly RequestHandler[] => [
    ...jsonBody,
    answer(async (request) => {
      const read = readBody(shape, request.body);
      return isHouseRefusal(read) ? read : act(read.value, request);
    }),
  ];
  const atTable = async (request: Request, find: (code: string) => Promise<object>): Promise<object> => {
    const code = normaliseCode(String(request.params['code']));
    return isTableCode(code) ? find(code) : NO_SUCH_TABLE;
  };
  const aboutReport = async (request: Request, find: (id: string) => Promise<object>): Promise<object> => {
    const id = String(request.params['id']);
    return REPORT_ID.test(id) ? find(id) : { code: 'not-found' };
  };

  const routes = '/api/operator';
  router.use(routes, fromOwnPage, admin.only);
  router.get(
    `${routes}/overview`,
    answer(() => operator.overview()),
  );

  router.get(
    `${routes}/tables`,
    answer((request) =>
      operator.tables({
        filter: filterIn(request),
        code: normaliseCode(textIn(request, 'code') ?? ''),
        after: textIn(request, 'after'),
      }),
    ),
  );
  router.get(
    `${routes}/tables/:code`,
    answer((request) => atTable(request, (code) => operator.table(code))),
  );
  router.post(
    `${routes}/tables/:code/end`,
    answer((request) => atTable(request, (code) => operator.endTable(by(request), code))),
  );
  router.post(
    `${routes}/tables/:code/remove`,
    ...withBody(operatorRemoveShape, (who, request) =>
      atTable(request, (code) => operator.remove(by(request), code, who)),
    ),
  );

  router.post(
    `${routes}/house`,
    ...withBody(operatorHouseShape, ({ isClosed }, request) => operator.setClosed(by(request), isClosed)),
  );
  router.post(
    `${routes}/restart`,
    ...withBody(operatorRestartShape, ({ minutes }, request) =>
      operator.announceRestart(by(request), minutes),
    ),
  );

  router.get(
    `${routes}/reports`,
    answer((request) => operator.reports(textIn(request, 'after'))),
  );
  router.get(
    `${routes}/reports/:id`,
    answer((request) => aboutReport(request, (id) => operator.report(id))),
  );
  router.get(`${routes}/reports/:id/file`, async (request, response) => {
    const file = await aboutReport(request, (id) => operator.reportFile(id));
    if (isHouseRefusal(file)) refuse(response, file);
    else response.attachment(`pampa-${request.params['id']}.report.json`).json(file);
  });
  router.delete(
    `${routes}/reports/:id`,
    answer((request) => aboutReport(request, (id) => operator.deleteReport(by(request), id))),
  );

  router.get(
    `${routes}/log`,
    answer((request) => operator.log(textIn(request, 'after'))),
  );
}

function textIn({ query }: Request, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function filterIn(request: Request): OperatorFilter {
  return OPERATOR_FILTERS.find((each) => each === textIn(request, 'filter')) ?? OPERATOR_FILTERS[0];
}
