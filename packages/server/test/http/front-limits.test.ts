import { houses, refusalOf } from './house';
import { rawGet } from './raw-get';
import { getOf, RawConnection } from './raw-connection';

const house = houses();
const TOO_FAST = [429, { code: 'too-fast' }];

/** A hundredth of what one address may do at the port: 60 requests, 3 connections. */
const STRICT = { LIMIT_FACTOR: '0.01' };
const ALLOWED = 60;
/** On a slow machine some more are allowed meanwhile. */
const MORE = 10;

/** Asks until it is refused. */
async function askTooOften(ask: () => Promise<Response>): Promise<{ answered: number; refused: Response }> {
  for (let answered = 0; answered < ALLOWED + MORE; answered += 1) {
    const response = await ask();
    if (response.status === 429) return { answered, refused: response };
  }
  throw new Error('it is not limited');
}

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

describe('what one address may ask for', () => {
  it.each(['/', '/t/BDFGH', '/assets/index-4f2a.js', '/nothing', '/nothing/at/all', '/process/room'])(
    'ends for %s too, for that address alone',
    async (path) => {
      const { ask } = await house({ ...STRICT, TRUST_PROXY: '1' });
      const { answered, refused } = await askTooOften(() => ask(path, { headers: from('192.0.2.1') }));
      expect(answered).toBeGreaterThanOrEqual(ALLOWED);
      expect(await refusalOf(refused)).toEqual(TOO_FAST);
      expect((await ask(path, { headers: from('192.0.2.2') })).status).not.toBe(429);
    },
  );

  it('ends before Express or the log have any work with it', async () => {
    const { ask, log } = await house(STRICT);
    const { answered } = await askTooOften(() => ask('/t/BDFGH'));
    expect(log.filter((line) => line.includes('"route"'))).toHaveLength(answered);
  });

  it('is counted among the refusals', async () => {
    const { ask, context } = await house(STRICT);
    await askTooOften(() => ask('/t/BDFGH'));
    const metric = await context.metrics.registry.getSingleMetricAsString('pampa_refusals_total');
    expect(metric).toContain('pampa_refusals_total{code="too-fast"} 1');
  });

  it('can be read by a page of a listed origin', async () => {
    const { ask } = await house({ ...STRICT, ALLOWED_ORIGINS: 'https://friend.example' });
    const origin = 'https://friend.example';
    const { refused } = await askTooOften(() => ask('/', { headers: { origin } }));
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([429, origin]);
  });
});

describe('health', () => {
  it.each(['/healthz', '/readyz', '/metrics'])('is limited at %s, by a count of its own', async (path) => {
    const { port } = await house({ LIMIT_FACTOR: '0.05' });
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await rawGet(port, path)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await rawGet(port, '/')).status).toBe(200);
  });

  it('can be asked for on this machine whatever comes through a proxy on it', async () => {
    const { port } = await house(STRICT);
    expect((await rawGet(port, '/healthz', from('192.0.2.1'))).status).toBe(200);
    expect((await rawGet(port, '/healthz', from('192.0.2.1'))).status).toBe(429);
    expect((await rawGet(port, '/healthz')).status).toBe(200);
  });
});

describe('connections', () => {
  it('are dropped beyond what one address may have open', async () => {
    const { port } = await house(STRICT);
    const three = await Promise.all([1, 2, 3].map(() => RawConnection.open(port)));
    const dropped = await RawConnection.open(port);
    await dropped.closed;
    three[0]?.destroy();
    await three[0]?.closed;
    const next = (await RawConnection.open(port)).send(getOf('/healthz', 'Connection: close\r\n'));
    await next.closed;
    expect(next.statuses).toEqual([200]);
    for (const connection of three) connection.destroy();
  });

  it('of a trusted proxy are not those of one client', async () => {
    const { port } = await house({ ...STRICT, TRUST_PROXY: 'loopback' });
    const many = await Promise.all(Array.from({ length: 10 }, () => RawConnection.open(port)));
    const last = (await RawConnection.open(port)).send(getOf('/healthz', 'Connection: close\r\n'));
    await last.closed;
    expect(last.statuses).toEqual([200]);
    for (const connection of many) connection.destroy();
  });
});
