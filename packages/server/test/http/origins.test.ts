import { houses, refusalOf } from './house';
import { NEW_TABLE } from './requests';

const house = houses();

describe('a request that changes something', () => {
  it('is taken from the own page and from what is no page', async () => {
    const { post, port } = await house();
    expect((await post('/api/tables', NEW_TABLE)).status).toBe(201);
    expect((await post('/api/tables', NEW_TABLE, { origin: `http://127.0.0.1:${port}` })).status).toBe(201);
  });

  it.each(['https://evil.example', 'http://127.0.0.1:1', 'http://127.0.0.1', 'null', 'not an origin'])(
    'is refused from %s',
    async (origin) => {
      const { post, tables } = await house();
      expect(await refusalOf(await post('/api/tables', NEW_TABLE, { origin }))).toEqual([
        403,
        { code: 'wrong-origin' },
      ]);
      expect(tables.created).toEqual([]);
    },
  );

  it('is taken from the public address, also where a proxy changes the host', async () => {
    const { post } = await house({ PUBLIC_URL: 'https://games.example/' });
    expect((await post('/api/tables', NEW_TABLE, { origin: 'https://games.example' })).status).toBe(201);
  });

  it('believes a forwarded host only from a trusted proxy', async () => {
    const headers = { origin: 'https://games.example', 'x-forwarded-host': 'games.example' };
    const trusting = await house({ TRUST_PROXY: 'loopback' });
    expect((await trusting.post('/api/tables', NEW_TABLE, headers)).status).toBe(201);
    const other = await house();
    expect((await other.post('/api/tables', NEW_TABLE, headers)).status).toBe(403);
  });
});

describe('a page on the list', () => {
  const environment = { ALLOWED_ORIGINS: 'https://friend.example, https://other.example:8443' };

  it('may send and read', async () => {
    const { post } = await house(environment);
    const answer = await post('/api/tables', NEW_TABLE, { origin: 'https://friend.example' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('is told so beforehand when it asks', async () => {
    const { ask } = await house(environment);
    const headers = { origin: 'https://other.example:8443', 'access-control-request-method': 'POST' };
    const answer = await ask('/api/tables', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://other.example:8443');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST');
  });

  it.each(['https://friend.example.evil', 'https://other.example', 'http://friend.example', 'null'])(
    'is not %s',
    async (origin) => {
      const { ask } = await house(environment);
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await ask('/api/tables', { method, headers: { origin } });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(answer.headers.get('vary')).toContain('Origin');
      }
    },
  );
});
