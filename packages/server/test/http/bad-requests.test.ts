import { LeaseLost } from '../../src/store/store';
import { houses, refusalOf, type House } from './house';
import { storeFailure } from './memory-tables';
import { rawGet } from './raw-get';
import { NEW_TABLE } from './requests';

const house = houses();

const post = async ({ ask }: House, body: string, headers: Record<string, string>): Promise<unknown> =>
  refusalOf(await ask('/api/tables', { method: 'POST', body, headers }));

const JSON_TYPE = { 'content-type': 'application/json' };

describe('a body', () => {
  it('that is no JSON is malformed', async () => {
    const here = await house();
    expect(await post(here, '{"canary":', JSON_TYPE)).toEqual([400, { code: 'malformed' }]);
  });

  it('of another type is malformed', async () => {
    const here = await house();
    const body = JSON.stringify(NEW_TABLE);
    const expected = [415, { code: 'malformed' }];
    expect(await post(here, body, { 'content-type': 'text/plain' })).toEqual(expected);
    expect(await post(here, body, { 'content-type': 'application/x-www-form-urlencoded' })).toEqual(expected);
    expect(await post(here, body, { ...JSON_TYPE, 'content-encoding': 'gzip' })).toEqual(expected);
  });

  it('of more than 8 kB is too large', async () => {
    const here = await house();
    const of = (length: number): string => JSON.stringify({ ...NEW_TABLE, name: 'a'.repeat(length) });
    expect(await post(here, of(7500), JSON_TYPE)).toEqual([400, { code: 'bad-name' }]);
    expect(await post(here, of(8200), JSON_TYPE)).toEqual([413, { code: 'too-large' }]);
  });

  it('that is deeper than 12 is malformed before anybody looks into it', async () => {
    const here = await house();
    const of = (depth: number): string => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(await post(here, of(11), JSON_TYPE)).toEqual([
      400,
      { code: 'malformed', details: { path: 'protocol' } },
    ]);
    expect(await post(here, of(12), JSON_TYPE)).toEqual([400, { code: 'malformed' }]);
    expect(await post(here, of(4000), JSON_TYPE)).toEqual([400, { code: 'malformed' }]);
  });

  it.each(['[]', '{}', '{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{"x":1}}}'])(
    'like %s does no harm',
    async (body) => {
      const here = await house();
      expect(await post(here, body, JSON_TYPE)).toEqual([
        400,
        expect.objectContaining({ code: 'malformed' }),
      ]);
      expect('x' in {} || 'name' in {}).toBe(false);
    },
  );
});

describe('an address', () => {
  it.each(['/api', '/api/nothing', '/api/tables/QXKTR/nothing', '/api/matches', '/nothing', '/.env'])(
    '%s that leads nowhere is not found',
    async (path) => {
      const { ask } = await house();
      expect(await refusalOf(await ask(path))).toEqual([404, { code: 'not-found' }]);
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH'])('does not know %s', async (method) => {
    const { ask } = await house();
    expect(await refusalOf(await ask('/api/tables', { method }))).toEqual([404, { code: 'not-found' }]);
  });

  it('that can not be decoded is malformed', async () => {
    const { port } = await house();
    expect(await rawGet(port, '/api/tables/%E0%A4%A')).toMatchObject({
      status: 400,
      text: '{"code":"malformed"}',
    });
  });

  it('that climbs out of the folder is not found', async () => {
    const { port } = await house({ CLIENT_DIR: __dirname });
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
    ]) {
      expect(await rawGet(port, path)).toMatchObject({ status: 404, text: '{"code":"not-found"}' });
    }
  });
});

describe('what fails inside', () => {
  it('is told by a code and nothing else, and noted without what it says', async () => {
    const { ask, tables, log } = await house();
    tables.failure = new Error('canary in the message');
    expect(await refusalOf(await ask('/api/tables'))).toEqual([500, { code: 'server-error' }]);
    expect(log.join()).toContain('a request failed');
    expect(log.join()).not.toContain('canary');
  });

  it('in the store is told apart from a mistake of ours, as on a socket', async () => {
    const { ask, tables } = await house();
    tables.failure = storeFailure();
    expect(await refusalOf(await ask('/api/tables'))).toEqual([500, { code: 'store-failed' }]);
  });

  it('because the lease was lost says so: asking again helps', async () => {
    const { ask, tables } = await house();
    tables.failure = new LeaseLost();
    expect(await refusalOf(await ask('/api/tables'))).toEqual([503, { code: 'lease-lost' }]);
  });
});
