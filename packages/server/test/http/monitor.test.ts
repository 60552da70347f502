import { matchMaker, Room } from '@colyseus/core';
import { monitor } from '@colyseus/monitor';
import type { Request } from 'express';
import { createAdmin } from '../../src/http/admin';
import { createTrust } from '../../src/http/trust';
import { createLimits } from '../../src/limits';
import { houses, refusalOf, type House } from './house';

const house = houses();
const ADMIN = 'correct-horse-battery';
const openMonitor = (environment: Readonly<Record<string, string>> = {}): Promise<House> =>
  house({ ADMIN_TOKEN: ADMIN, ...environment }, { monitor: monitor() });

class QuietRoom extends Room {
  override autoDispose = false;
}

beforeAll(async () => {
  await matchMaker.setup();
  await matchMaker.accept();
  matchMaker.defineRoomType('quiet', QuietRoom);
});

afterAll(() => matchMaker.gracefullyShutdown());

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function login({ post }: House, base = ''): Promise<string> {
  const answer = await post(`${base}/admin/session`, { token: ADMIN });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('the monitor', () => {
  it('does not exist without an admin token', async () => {
    const { ask, post } = await house({}, { monitor: monitor() });
    for (const path of ['/monitor', '/monitor/', '/monitor/api', '/admin'])
      expect(await refusalOf(await ask(path))).toEqual([404, { code: 'not-found' }]);
    expect((await post('/admin/session', { token: '' })).status).toBe(404);
  });

  it.each(['/monitor/', '/monitor/api', '/monitor/api/room/call?roomId=a&method=disconnect&args=[]'])(
    'shows nothing of %s to strangers',
    async (path) => {
      const { ask } = await openMonitor();
      expect(await refusalOf(await ask(path))).toEqual([401, { code: 'unauthorised' }]);
      expect((await ask(`${path}${path.includes('?') ? '&' : '?'}token=${ADMIN}`)).status).toBe(401);
      const forged = { cookie: `pampa-admin=${Date.now() + 1e9}.AAAA` };
      expect((await ask(path, { headers: forged })).status).toBe(401);
    },
  );

  it('sends visitors to the login page', async () => {
    const { ask } = await openMonitor();
    for (const path of ['/monitor/', '/admin']) {
      const answer = await ask(path, { headers: NAVIGATION });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/operator']);
    }
  });

  it('opens with the token in a header', async () => {
    const { ask } = await openMonitor();
    const answer = await ask('/monitor/api', { headers: { authorization: `Bearer ${ADMIN}` } });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ rooms: [] })]);
  });

  it('opens with a session, under any path', async () => {
    const here = await openMonitor({ BASE_PATH: '/pampa' });
    const cookie = await login(here, '/pampa');
    const page = await here.ask('/pampa/monitor/', { headers: { cookie, ...NAVIGATION } });
    expect(page.status).toBe(200);
    const html = await page.text();
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    expect((await here.ask(`/pampa/monitor/${script}`, { headers: { cookie } })).status).toBe(200);
    expect((await here.ask('/pampa/monitor/api', { headers: { cookie } })).status).toBe(200);
    const slash = await here.ask('/pampa/monitor', { headers: { cookie } });
    expect([slash.status, slash.headers.get('location')]).toEqual([302, '/pampa/monitor/']);
  });

  it('has a policy of its own: its styles are inline, its scripts are not', async () => {
    const here = await openMonitor();
    const cookie = await login(here);
    const policy = (await here.ask('/monitor/', { headers: { cookie } })).headers.get(
      'content-security-policy',
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('unsafe-eval');
  });

  it('calls nothing but what closes connections, and only from its own page', async () => {
    const here = await openMonitor();
    const cookie = await login(here);
    const { roomId } = await matchMaker.createRoom('quiet', {});
    const call = (method: string, headers = {}): Promise<Response> =>
      here.ask(`/monitor/api/room/call?roomId=${roomId}&method=${method}&args=[]`, {
        headers: { cookie, ...headers },
      });
    for (const method of ['_editStateProperty', '_sendMessageToClient', 'constructor', ''])
      expect(await refusalOf(await call(method))).toEqual([401, { code: 'unauthorised' }]);
    expect((await call('disconnect&method=broadcast')).status).toBe(401);
    for (const path of ['api//room/call', 'API/room/call/', '%61pi/room/call']) {
      const answer = await here.ask(`/monitor/${path}?roomId=${roomId}&method=broadcast&args=[]`, {
        headers: { cookie },
      });
      expect(answer.status).toBe(401);
    }
    expect((await call('disconnect', { 'sec-fetch-site': 'same-site' })).status).toBe(401);
    expect(await matchMaker.query({ roomId })).toHaveLength(1);
    expect((await call('disconnect')).status).toBe(200);
    expect(await matchMaker.query({ roomId })).toEqual([]);
  });
});

describe('a session', () => {
  it('is a cookie that scripts and other sites do not get, for the monitor and the operator alone', async () => {
    const { post } = await openMonitor({ BASE_PATH: '/pampa' });
    const answer = await post('/pampa/admin/session', { token: ADMIN });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual([
      '/pampa/api/operator',
      '/pampa/monitor',
    ]);
    for (const cookie of cookies) {
      for (const part of ['HttpOnly', 'SameSite=Strict', 'Max-Age=43200']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Secure');
      expect(cookie).not.toContain(ADMIN);
    }
  });

  it('is forgotten by the browser that logs out', async () => {
    const { ask } = await openMonitor();
    const answer = await ask('/admin/session', { method: 'DELETE' });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^pampa-admin=; Max-Age=0/);
  });

  it('carries a name that can not be changed', async () => {
    const here = await openMonitor();
    const cookie = await login(here);
    const [expires, , signed] = cookie.replace('pampa-admin=', '').split('.');
    const forged = `pampa-admin=${expires}.${Buffer.from('Bruno').toString('base64url')}.${signed}`;
    expect((await here.ask('/monitor/api', { headers: { cookie: forged } })).status).toBe(401);
    expect((await here.ask('/monitor/api', { headers: { cookie } })).status).toBe(200);
  });

  it('stays on https where it began there', async () => {
    const { post } = await openMonitor({ TRUST_PROXY: '1' });
    const answer = await post('/admin/session', { token: ADMIN }, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.get('set-cookie')).toContain('Secure');
  });

  it('is not to be had for a wrong token, and guessing ends', async () => {
    const { post } = await openMonitor();
    for (let at = 0; at < 20; at += 1) {
      const answer = await post('/admin/session', { token: `guess-number-${at}` });
      expect(await refusalOf(answer)).toEqual([401, { code: 'unauthorised' }]);
    }
    expect(await refusalOf(await post('/admin/session', { token: ADMIN }))).toEqual([
      429,
      { code: 'too-fast' },
    ]);
  });

  it('is not to be had by many guesses at once', async () => {
    const admin = createAdmin(ADMIN, createLimits(1), createTrust(false));
    const request = { headers: {}, socket: { remoteAddress: '192.0.2.1' } } as unknown as Request;
    const refusals = await Promise.all(
      Array.from({ length: 700 }, (_, at) => admin.whyNotToken(request, `guess-number-${at}`)),
    );
    expect(refusals.filter((refusal) => refusal?.code === 'unauthorised')).toHaveLength(20);
  });

  it('is not begun by a foreign page', async () => {
    const { post } = await openMonitor();
    const answer = await post('/admin/session', { token: ADMIN }, { origin: 'https://evil.example' });
    expect(await refusalOf(answer)).toEqual([403, { code: 'wrong-origin' }]);
  });

  it('ends after twelve hours, and with the token', async () => {
    const here = await openMonitor();
    const cookie = await login(here);
    const other = await openMonitor({ ADMIN_TOKEN: `${ADMIN}-2` });
    expect((await other.ask('/monitor/api', { headers: { cookie } })).status).toBe(401);
    const later = Date.now() + 12 * 60 * 60 * 1000 + 1;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const status = (await here.ask('/monitor/api', { headers: { cookie } })).status;
    clock.mockRestore();
    expect(status).toBe(401);
  });
});
