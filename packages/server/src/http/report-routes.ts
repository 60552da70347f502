import type { Router } from 'express';
import { isHouseRefusal, MOST_REPORT_BYTES } from '@pampa/protocol';
import { reportShape } from '@pampa/protocol/requests';
import { jsonBodyOf, readBody } from './body';
import type { HttpContext } from './context';
import { limited } from './limited';
import { answer } from './refuse';
import type { Trust } from './trust';

const CREATED = 201;

/** The events of a match, and what is in them. */
const DEEPEST = 24;

const reportBody = jsonBodyOf({ mostBytes: MOST_REPORT_BYTES, deepest: DEEPEST });

/** Problems are handed in here. Whoever runs the server reads them on the operator's page, or by `npm run reports`. */
export function addReportRoutes(router: Router, { reports, limits }: HttpContext, trust: Trust): void {
  router.post(
    '/api/reports',
    limited('report', limits, trust),
    ...reportBody,
    answer(async (request) => {
      const read = readBody(reportShape, request.body);
      return isHouseRefusal(read) ? read : reports.keep(read.value);
    }, CREATED),
  );
}
