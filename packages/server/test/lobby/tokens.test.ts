import { randomBytes } from 'node:crypto';
import { CLOSE_CODES } from '@pampa/protocol';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';
import { Wire } from '../support/wire';
import { sayPreset } from './talk';

const time = movingTime();
let server: Running;
let isClosed = false;

beforeAll(async () => {
  server = await startRunning({ now: time.now });
});
afterAll(() => (isClosed ? undefined : server.close()));

const newToken = (): string => randomBytes(16).toString('base64url');

/** Another page of the same browser, or another browser with the same token. */
async function tab(of: Player, url = server.url): Promise<Player> {
  const page = new Player(url, of.name);
  await page.join(of.table.code, { token: of.token });
  return page;
}

describe('a seat belongs to its token', () => {
  test('whoever comes back with it sits where he sat, in the lobby and in the match', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const { code } = ana!.table;
    bruno!.drop();
    await bruno!.join(code);
    expect(bruno!.seat).toBe(1);
    expect(bruno!.welcome?.seat).toBe(1);
    await bruno!.request('ready', { ready: true });
    await ana!.request('start', {});
    await bruno!.until(() => bruno!.view !== null);
    const { held } = bruno!;
    bruno!.drop();
    await bruno!.join(code);
    await bruno!.until(() => bruno!.view !== null);
    expect(bruno!.seat).toBe(1);
    expect(bruno!.held).toEqual(held);
  });

  test.each(['lobby', 'playing'])('a stolen code gives no seat: %s', async (status) => {
    const [ana] = await (status === 'lobby' ? gather : deal)(server.url, 2);
    for (const token of [null, newToken()]) {
      const thief = new Player(server.url, 'Ana');
      await thief.join(ana!.table.code, { token });
      expect(thief.seat).toBeNull();
      expect(thief.welcome).toMatchObject({ seat: null, you: expect.stringMatching(/^w/) as string });
      expect(thief.held).toBeNull();
      expect(await codeOf(thief.request('ready', { ready: true }))).toBe('not-seated');
      expect(await codeOf(thief.act({ type: 'anything' }))).toBe('not-seated');
      expect(await codeOf(thief.request('start', {}))).toBe('not-host');
    }
    expect(ana!.table.seats[0]).toMatchObject({ name: 'Ana', connected: true });
  });

  test('sitting again with the same token is the same seat, however often it is asked', async () => {
    const [ana] = await gather(server.url, 1);
    const bruno = new Player(server.url, 'Bruno');
    await bruno.join(ana!.table.code);
    const request = { token: bruno.token, name: 'Bruno', seat: 2, colour: null, commitment: null };
    expect(await bruno.request('sit', request)).toEqual({ seat: 2 });
    expect(await bruno.request('sit', request)).toEqual({ seat: 2 });
    expect(await bruno.request('sit', { ...request, seat: 3, name: 'Carla' })).toEqual({ seat: 2 });
    expect(await codeOf(bruno.request('sit', { ...request, token: newToken(), seat: 3 }))).toBe(
      'already-seated',
    );
    expect(ana!.table.seats.map(({ name }) => name)).toEqual(['Ana', '', 'Bruno', '']);

    // The connection broke before the answer, and the page came back as a spectator.
    bruno.drop();
    await ana!.until(() => ana!.table.seats[2]?.connected === false);
    await bruno.join(ana!.table.code, { token: null });
    expect(bruno.seat).toBeNull();
    expect(await bruno.request('sit', request)).toEqual({ seat: 2 });
    await bruno.until(() => bruno.welcome?.seat === 2 && bruno.table.seats[2]?.awaySince === null);
    expect(ana!.lines.filter(({ said }) => 'notice' in said && said.notice === 'sat-down')).toHaveLength(1);
  });
});

describe('a second tab', () => {
  test('the newest connection has the seat, the older one is told so, and nobody was away', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const wasAway: boolean[] = [];
    bruno!.room.onStateChange(() => {
      const { connected, awaySince } = bruno!.table.seats[0]!;
      wasAway.push(!connected || awaySince !== null);
    });
    const second = await tab(ana!);
    await ana!.until(() => ana!.closedWith !== null);
    expect(ana!.goodbye).toEqual({ code: 'replaced' });
    expect(ana!.closedWith).toBe(CLOSE_CODES.replaced);
    expect(CLOSE_CODES.replaced).toBe(4101);
    await second.until(() => second.view !== null);
    expect(second.seat).toBe(0);
    await sayPreset(bruno!, 'hello');
    await second.until(() => second.lines.length > 0);
    expect(wasAway).not.toContain(true);
    expect(second.table.seats[0]).toMatchObject({ connected: true, awaySince: null });
    expect(await codeOf(second.request('look', { looking: true }))).toBe('done');
  });

  test('a third replaces the second, also while the first is in a tunnel and does not know yet', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const wire = await Wire.to(server.url);
    const first = await tab(bruno!, wire.url);
    wire.stop('to-client');
    wire.stop('to-server');
    const second = await tab(bruno!);
    const third = await tab(bruno!);
    await second.until(() => second.closedWith !== null);
    expect(second.closedWith).toBe(CLOSE_CODES.replaced);
    expect(first.closedWith).toBeNull();
    expect(third.seat).toBe(1);
    expect(ana!.table.seats[1]).toMatchObject({ connected: true, awaySince: null });
    await ana!.request('kick', { seat: 1 });
    await third.until(() => third.closedWith !== null);
    expect(third.closedWith).toBe(CLOSE_CODES.kicked);
    expect(ana!.table.watchers).toEqual([]);
    await wire.close();
  });
});

describe('continue elsewhere', () => {
  test('the other device has the seat, the old one is told, and its token only watches from then on', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    const from = time.now();
    const { handoff, expiresAt } = await bruno!.request('handoff', {});
    // The house's clock and the test's are rounded apart: by one at most.
    expect(expiresAt - 5 * 60_000).toBeGreaterThanOrEqual(from - 1);
    expect(expiresAt - 5 * 60_000).toBeLessThanOrEqual(time.now());
    const phone = new Player(server.url, 'Bruno');
    await phone.join(code, { handoff });
    await bruno!.until(() => bruno!.closedWith !== null);
    expect(bruno!.goodbye).toEqual({ code: 'replaced' });
    await phone.until(() => phone.view !== null);
    expect(phone.seat).toBe(1);
    expect(phone.held).toEqual(bruno!.held);
    expect(ana!.lines.at(-1)?.said).toEqual({ notice: 'seat-moved', details: { player: 'Bruno' } });

    await bruno!.join(code);
    expect(bruno!.seat).toBeNull();
    expect(await codeOf(bruno!.request('handoff', {}))).toBe('not-seated');
    expect(await codeOf(bruno!.sit({ seat: 1 }))).toBe('seat-taken');
    expect(phone.closedWith).toBeNull();
    // What is kept of a running match for its owner is the new token's as well.
    const asked = async (token: string): Promise<object> => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${server.url}/api/matches/${phone.table.match}`, { headers });
      return (await response.json()) as object;
    };
    expect(await asked(phone.token)).toMatchObject({ viewer: 1 });
    expect(await asked(bruno!.token)).toMatchObject({ viewer: null });
  });

  test('a code serves once', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const { handoff } = await bruno!.request('handoff', {});
    const [phone, thief] = [new Player(server.url, 'Bruno'), new Player(server.url, 'Bruno')];
    await phone.join(ana!.table.code, { handoff });
    expect(await codeOf(thief.join(ana!.table.code, { handoff }))).toBe('bad-handoff');
    expect(phone.closedWith).toBeNull();
  });

  test('a code is good for five minutes, and only the last one is', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const { code } = ana!.table;
    const first = await bruno!.request('handoff', {});
    const { handoff } = await bruno!.request('handoff', {});
    const phone = new Player(server.url, 'Bruno');
    expect(await codeOf(phone.reserve(code, { handoff: first.handoff }))).toBe('bad-handoff');
    time.pass(5 * 60_000 + 1);
    expect(await codeOf(phone.reserve(code, { handoff }))).toBe('bad-handoff');
    expect(await codeOf(phone.reserve(code, { handoff: newToken() }))).toBe('bad-handoff');
    const again = await bruno!.request('handoff', {});
    time.pass(5 * 60_000 - 1000);
    expect(await codeOf(phone.reserve(code, { handoff: again.handoff, token: null }))).toBe('bad-token');
    await phone.join(code, { handoff: again.handoff });
    expect(phone.seat).toBe(1);
  });

  test('an answer that was lost costs nothing: the same browser asks again', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const { handoff } = await bruno!.request('handoff', {});
    const phone = new Player(server.url, 'Bruno');
    await phone.reserve(ana!.table.code, { handoff });
    await phone.join(ana!.table.code, { handoff });
    expect(phone.seat).toBe(1);
  });

  test('nobody gets a second seat by it, and nobody a seat at another table', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const [eva] = await gather(server.url, 1);
    const { handoff } = await bruno!.request('handoff', {});
    expect(await codeOf(ana!.reserve(ana!.table.code, { handoff }))).toBe('already-seated');
    expect(await codeOf(new Player(server.url, 'X').reserve(eva!.table.code, { handoff }))).toBe(
      'bad-handoff',
    );
    await sayPreset(ana!, 'hello');
    expect(ana!.seat).toBe(0);
    await bruno!.request('ready', { ready: false });
  });
});

describe('a server that is closed', () => {
  test('does not wait for somebody on his way in', async () => {
    const [ana] = await gather(server.url, 1);
    await new Player(server.url, 'Late').reserve(ana!.table.code);
    const begun = Date.now();
    await server.close();
    isClosed = true;
    // He would have been waited for 15 seconds.
    expect(Date.now() - begun).toBeLessThan(14_000);
    await ana!.until(() => ana!.closedWith !== null);
  });
});
