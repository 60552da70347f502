import type { Router } from 'express';
import { isHouseRefusal, type HouseRefusal } from '@pampa/protocol';
import type { HttpContext } from './context';
import { limited } from './limited';
import { isGone, refuse } from './refuse';
import { addressOf, type Trust } from './trust';

const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;
const SEAT_TOKEN = /^Bearer ([A-Za-z0-9_-]{22})$/;

const NOT_FOUND: HouseRefusal = { code: 'not-found' };

/** Records. Whoever shows no seat's token, or one that has expired, sees of a running match what spectators see. */
export function addMatchRoutes(router: Router, { tables, limits }: HttpContext, trust: Trust): void {
  router.use('/api/matches', limited('record', limits, trust));
  router.get('/api/matches/:id', async (request, response) => {
    const { id } = request.params;
    const token = SEAT_TOKEN.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const asker = { address: addressOf(request, trust), isGone: () => isGone(request) };
    const record = (MATCH_ID.test(id) ? await tables.record(id, token, asker) : null) ?? NOT_FOUND;
    if (isHouseRefusal(record)) {
      refuse(response, record);
      return;
    }
    response.vary('Authorization');
    if ('download' in request.query) response.attachment(`pampa-${id}.match.json`);
    // Not by `send`, which would hash a hundred kilobytes for a tag that nobody may keep.
    response.type('json').set('Content-Length', String(record.length)).end(record);
  });
}
