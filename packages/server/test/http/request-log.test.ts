import { houses } from './house';
import { JOIN, NEW_TABLE, TOKEN } from './requests';

const house = houses();

/** Answers arrive before the line about them is written. */
async function lines(log: readonly string[], count: number): Promise<readonly Record<string, unknown>[]> {
  while (log.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  return log.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log of requests', () => {
  it('has the method, the pattern, the status and the time', async () => {
    const { ask, log } = await house();
    await ask('/api/tables/QXKTR?secret=canary');
    const [line] = await lines(log, 1);
    expect(line).toMatchObject({ msg: 'http', method: 'GET', route: '/api/tables/:code', status: 404 });
    expect(line?.['ms']).toBeLessThan(5000);
  });

  it('has nothing of what people sent', async () => {
    const { ask, post, tables, log } = await house({ ADMIN_TOKEN: 'canary-canary-canary' });
    tables.open('QXKTR');
    await post('/api/tables', { ...NEW_TABLE, name: 'canary' });
    await post('/api/tables', { ...NEW_TABLE, name: 'canary', canary: 'canary' });
    await post('/api/tables', '{"canary": canary');
    await post('/api/tables/QXKTR/join', { ...JOIN, name: 'canary' }, { 'x-canary': 'canary' });
    await ask(`/api/matches/canary?token=canary`, { headers: { authorization: `Bearer ${TOKEN}` } });
    await ask('/canary?canary', { headers: { cookie: 'canary=canary' } });
    await ask('/t/CANARY');
    await ask('/metrics', { headers: { authorization: 'Bearer canary-canary-canary' } });
    const said = JSON.stringify(await lines(log, 8));
    expect(said).not.toMatch(/canary/i);
    expect(said).not.toContain(TOKEN);
    expect(said).not.toContain('QXKTR');
    expect(said).not.toContain('127.0.0.1');
  });

  it('keeps quiet about what machines ask all the time', async () => {
    const { ask, log } = await house();
    await ask('/healthz');
    await ask('/');
    expect((await lines(log, 2)).map(({ level, route }) => [level, route])).toEqual([
      [20, '/healthz'],
      [20, 'client'],
    ]);
  });
});
