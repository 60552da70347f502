import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../support/waiting';
import { houses, refusalOf, type House } from './house';
import { JOIN, NEW_TABLE } from './requests';

const house = houses();
const TOO_FAST = [429, { code: 'too-fast' }];
/** Until what was sent at once has arrived. */
const A_WHILE_MS = 200;

const from = (address: string): RequestInit => ({ headers: { 'x-forwarded-for': address } });

async function guess({ ask }: House, times: number, address = '192.0.2.1'): Promise<void> {
  for (let at = 0; at < times; at += 1) await ask('/api/tables/ZZZZZ', from(address));
}

describe('guessing codes', () => {
  it('ends after twenty wrong ones, for right ones too', async () => {
    const here = await house({ TRUST_PROXY: '1' });
    here.tables.open('QXKTR');
    await guess(here, 19);
    expect((await here.ask('/api/tables/QXKTR', from('192.0.2.1'))).status).toBe(200);
    await guess(here, 1);
    expect(await refusalOf(await here.ask('/api/tables/QXKTR', from('192.0.2.1')))).toEqual(TOO_FAST);
    const join = await here.post('/api/tables/QXKTR/join', JOIN, { 'x-forwarded-for': '192.0.2.1' });
    expect(await refusalOf(join)).toEqual(TOO_FAST);
  });

  it('counts for the address alone, which is a whole /64 of IPv6', async () => {
    const here = await house({ TRUST_PROXY: '1' });
    here.tables.open('QXKTR');
    await guess(here, 10, '2001:db8:1:2::1');
    await guess(here, 10, '2001:db8:1:2:ffff::7');
    expect((await here.ask('/api/tables/QXKTR', from('2001:db8:1:2:3::1'))).status).toBe(429);
    expect((await here.ask('/api/tables/QXKTR', from('2001:db8:1:3::1'))).status).toBe(200);
  });

  it('by joining counts the same', async () => {
    const { post, ask, tables } = await house();
    tables.open('QXKTR');
    for (let at = 0; at < 20; at += 1) await post('/api/tables/ZZZZZ/join', JOIN);
    expect((await ask('/api/tables/QXKTR')).status).toBe(429);
  });

  it('ends after twenty wrong ones that are sent at once', async () => {
    const { ask, tables } = await house();
    const release = tables.hold();
    const answers = Promise.all(
      Array.from({ length: 100 }, async () => (await ask('/api/tables/ZZZZZ')).status),
    );
    await until(() => tables.lookups > 0);
    await pause(A_WHILE_MS);
    release();
    const statuses = await answers;
    expect(tables.lookups).toBe(20);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  });

  it('does not stand in the way of right ones, however many are sent at once', async () => {
    const here = await house();
    here.tables.open('QXKTR');
    await guess(here, 19);
    const release = here.tables.hold();
    const answers = Promise.all(
      Array.from({ length: 60 }, async () => (await here.ask('/api/tables/QXKTR')).status),
    );
    await pause(A_WHILE_MS);
    release();
    expect(new Set(await answers)).toEqual(new Set([200]));
    // None of these was counted, and none of the wrong ones forgotten.
    await guess(here, 1);
    expect((await here.ask('/api/tables/QXKTR')).status).toBe(429);
  });

  it('is not made longer by an address that the asker made up', async () => {
    const here = await house();
    for (let at = 0; at < 20; at += 1) await guess(here, 1, `192.0.2.${at}`);
    expect((await here.ask('/api/tables/ZZZZZ', from('192.0.2.99'))).status).toBe(429);
  });
});

describe('what one address may do', () => {
  it('ends for new tables long before it ends for questions', async () => {
    const { post, ask } = await house();
    for (let at = 0; at < 20; at += 1) expect((await post('/api/tables', NEW_TABLE)).status).toBe(201);
    expect(await refusalOf(await post('/api/tables', NEW_TABLE))).toEqual(TOO_FAST);
    expect((await ask('/api/tables')).status).toBe(200);
  });

  it('ends for records, which are played again, before it ends for questions', async () => {
    const { ask } = await house();
    for (let at = 0; at < 60; at += 1) expect((await ask('/api/matches/unknown')).status).toBe(404);
    expect(await refusalOf(await ask('/api/matches/unknown'))).toEqual(TOO_FAST);
    expect((await ask('/api/tables')).status).toBe(200);
  });

  it('ends for questions too, but never for health', async () => {
    const { ask } = await house();
    for (let at = 0; at < 300; at += 1) await ask('/api/tables');
    expect(await refusalOf(await ask('/api/tables'))).toEqual(TOO_FAST);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('is multiplied by LIMIT_FACTOR', async () => {
    const { post } = await house({ LIMIT_FACTOR: '0.1' });
    for (let at = 0; at < 2; at += 1) expect((await post('/api/tables', NEW_TABLE)).status).toBe(201);
    expect((await post('/api/tables', NEW_TABLE)).status).toBe(429);
  });
});
