import type { Router } from 'express';
import type { HttpContext } from './context';
import { limited } from './limited';
import { refuse } from './refuse';
import type { Trust } from './trust';

const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;
const SEAT_TOKEN = /^Bearer ([A-Za-z0-9_-]{22})$/;

/** Records. Whoever shows no seat's token, or one that has expired, sees of a running match what spectators see. */
export function addMatchRoutes(router: Router, { tables, limits }: HttpContext, trust: Trust): void {
  router.use('/api/matches', limited('record', limits, trust));
  router.get('/api/matches/:id', async (request, response) => {
    const { id } = request.params;
    const token = SEAT_TOKEN.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const record = MATCH_ID.test(id) ? await tables.record(id, token) : null;
    if (record === null) {
      refuse(response, { code: 'not-found' });
      return;
    }
    response.vary('Authorization');
    if ('download' in request.query) response.attachment(`pampa-${id}.match.json`);
    response.json(record);
  });
}
