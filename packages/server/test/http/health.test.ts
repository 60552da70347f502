import { houses, refusalOf } from './house';
import { rawGet } from './raw-get';

const house = houses();
const ADMIN = 'correct-horse-battery';

describe('health', () => {
  it('is told as soon as the process is up', async () => {
    const { ask } = await house({}, { isReady: () => Promise.resolve(false) });
    expect(await refusalOf(await ask('/healthz'))).toEqual([200, { up: true }]);
  });

  it.each([
    ['answers', () => Promise.resolve(true), 200, { ready: true }],
    ['answers, but the house is being closed', () => Promise.resolve(false), 503, { ready: false }],
    ['fails', () => Promise.reject(new Error('canary')), 503, { ready: false, missing: ['store'] }],
  ])('is ready or not when the store %s', async (_what, isReady, status, answer) => {
    const { ask } = await house({}, { isReady });
    expect(await refusalOf(await ask('/readyz'))).toEqual([status, answer]);
  });

  it('is not ready while the other processes can’t be reached', async () => {
    const { ask } = await house({}, { isClusterWell: () => false });
    expect(await refusalOf(await ask('/readyz'))).toEqual([503, { ready: false, missing: ['redis'] }]);
    const forProxies = await ask('/readyz?without=redis');
    expect(await refusalOf(forProxies)).toEqual([200, { ready: true, missing: ['redis'] }]);
  });

  it('is ready, and says what the operator should look at', async () => {
    const { ask } = await house({}, { warnings: () => ['clock', 'disk'] });
    expect(await refusalOf(await ask('/readyz'))).toEqual([
      200,
      { ready: true, warnings: ['clock', 'disk'] },
    ]);
  });

  it('is not ready when the store takes too long', async () => {
    const { ask } = await house({}, { isReady: () => new Promise(() => undefined) });
    expect((await ask('/readyz')).status).toBe(503);
  });
});

describe('metrics', () => {
  it('are there for this machine', async () => {
    const { ask, context } = await house();
    context.metrics.tables.set(3);
    context.metrics.refusals.inc({ code: 'stale' });
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('pampa_tables 3');
    expect(text).toContain('pampa_refusals_total{code="stale"} 1');
    for (const name of ['clients', 'actions_total', 'act_seconds', 'store_seconds', 'wakes_total'])
      expect(text).toContain(`# TYPE pampa_${name} `);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('count what HTTP refuses', async () => {
    const { ask } = await house();
    await ask('/api/tables/ZZZZZ');
    expect(await (await ask('/metrics')).text()).toContain('pampa_refusals_total{code="no-such-table"} 1');
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-proto', 'x-forwarded-host'])(
    'are not there for what came by a proxy on this machine, as %s shows',
    async (header) => {
      const { ask } = await house();
      expect(await refusalOf(await ask('/metrics', { headers: { [header]: '127.0.0.1' } }))).toEqual([
        404,
        { code: 'not-found' },
      ]);
    },
  );

  it('are not there for a page whose name was made to lead to this machine', async () => {
    const { port } = await house();
    expect((await rawGet(port, '/metrics', { host: `evil.example:${port}` })).status).toBe(404);
    expect((await rawGet(port, '/metrics', { host: `localhost:${port}` })).status).toBe(200);
  });

  it('are there for the admin, from anywhere', async () => {
    const { ask } = await house({ ADMIN_TOKEN: ADMIN });
    const showing = (authorization: string): Promise<Response> =>
      ask('/metrics', { headers: { authorization, 'x-forwarded-for': '192.0.2.1' } });
    expect((await showing(`Bearer ${ADMIN}`)).status).toBe(200);
    expect(await refusalOf(await showing('Bearer something-else-here'))).toEqual([
      401,
      { code: 'unauthorised' },
    ]);
    expect((await showing(`Basic ${ADMIN}`)).status).toBe(401);
  });
});
