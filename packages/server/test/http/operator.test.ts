import type { Operator } from '../../src/operator/operator';
import { houses, refusalOf, type House } from './house';
import { NEW_TABLE } from './requests';

const house = houses();
const ADMIN = 'correct-horse-battery';

/** Every act that was asked for: its name and all that came along. */
function listening(): { readonly operator: Operator; readonly asked: unknown[][] } {
  const asked: unknown[][] = [];
  const operator = new Proxy({} as Operator, {
    get:
      (_, name: string) =>
      (...args: unknown[]) => {
        asked.push([name, ...args]);
        return Promise.resolve({});
      },
  });
  return { operator, asked };
}

async function open(
  environment: Readonly<Record<string, string>> = {},
): Promise<House & { readonly asked: unknown[][] }> {
  const { operator, asked } = listening();
  return { ...(await house({ ADMIN_TOKEN: ADMIN, ...environment }, { operator })), asked };
}

const BEARER = { authorization: `Bearer ${ADMIN}` };
const CHANGES: readonly (readonly [string, string, object])[] = [
  ['POST', '/api/operator/tables/QXKTR/end', {}],
  ['POST', '/api/operator/tables/QXKTR/remove', { seat: 0, name: 'Ana' }],
  ['POST', '/api/operator/house', { isClosed: true }],
  ['POST', '/api/operator/restart', { minutes: 5 }],
  ['DELETE', '/api/operator/reports/QXK-TRB', {}],
];
const READS = ['overview', 'tables', 'tables/QXKTR', 'reports', 'reports/QXK-TRB', 'log'].map(
  (name) => `/api/operator/${name}`,
);

function change(
  { ask }: House,
  [method, path, body]: (typeof CHANGES)[number],
  headers = {},
): Promise<Response> {
  return ask(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('the operator', () => {
  it('does not exist without an admin token', async () => {
    const here = await house({ CLIENT_DIR: '/nowhere' });
    for (const path of [...READS, '/operator']) expect((await here.ask(path)).status).toBe(404);
    for (const each of CHANGES) expect((await change(here, each, BEARER)).status).toBe(404);
  });

  it('is nobody without the token, and nothing is asked for', async () => {
    const here = await open();
    for (const path of READS)
      expect(await refusalOf(await here.ask(path))).toEqual([401, { code: 'unauthorised' }]);
    for (const each of CHANGES) {
      expect(await refusalOf(await change(here, each))).toEqual([401, { code: 'unauthorised' }]);
      expect((await change(here, each, { authorization: 'Bearer something-else-entirely' })).status).toBe(
        401,
      );
    }
    expect(here.asked).toEqual([]);
  });

  it('changes nothing by GET', async () => {
    const here = await open();
    for (const [, path] of CHANGES) await here.ask(path, { headers: BEARER });
    const acts = ['endTable', 'remove', 'setClosed', 'announceRestart', 'deleteReport'];
    expect(here.asked.filter(([name]) => acts.includes(String(name)))).toEqual([]);
  });

  it.each([
    ['a foreign page', { origin: 'https://evil.example' }],
    ['a page of ALLOWED_ORIGINS', { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('takes no change from %s, token or not', async (_, headers) => {
    const here = await open({ ALLOWED_ORIGINS: 'https://friend.example' });
    for (const each of CHANGES) {
      expect(await refusalOf(await change(here, each, { ...BEARER, ...headers }))).toEqual([
        403,
        { code: 'wrong-origin' },
      ]);
    }
    expect(here.asked).toEqual([]);
  });

  it('acts in the name of the session, or without one by the token itself', async () => {
    const here = await open({ BASE_PATH: '/pampa' });
    const login = await here.post('/pampa/admin/session', { token: ADMIN, name: 'Zoë' });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const restart = (headers: object): Promise<Response> =>
      change(here, ['POST', '/pampa/api/operator/restart', { minutes: 5 }], headers);
    await restart({ cookie, 'sec-fetch-site': 'same-origin' });
    await restart(BEARER);
    expect(here.asked).toEqual([
      ['loggedIn', 'Zoë'],
      ['announceRestart', 'Zoë', 5],
      ['announceRestart', '', 5],
    ]);
  });

  it('is asked for nothing malformed', async () => {
    const here = await open();
    const wrong: readonly (readonly [string, object, number])[] = [
      ['tables/nowhere/end', {}, 404],
      ['tables/QXKTR/remove', { seat: 'first' }, 400],
      ['house', { isClosed: 'yes' }, 400],
      ['restart', { minutes: 0 }, 400],
      ['restart', { minutes: 100_000 }, 400],
    ];
    for (const [path, body, status] of wrong) {
      const answer = await change(here, ['POST', `/api/operator/${path}`, body], BEARER);
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect(here.asked).toEqual([]);
  });
});

describe('a closed house', () => {
  it('opens no table, and says so with the public list', async () => {
    const houseNotice = { isClosed: true, restartAt: null };
    const { ask, post } = await house({}, { houseNotice: () => houseNotice });
    expect(await refusalOf(await post('/api/tables', NEW_TABLE))).toEqual([503, { code: 'house-closed' }]);
    expect(await (await ask('/api/tables')).json()).toMatchObject({ house: houseNotice });
  });
});
