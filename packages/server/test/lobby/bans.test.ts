import { once } from 'node:events';
import { CLOSE_CODES } from '@pampa/protocol';
import WebSocket from 'ws';
import { placeAt } from '../fuzz/intruder';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';
import { newBrowser, reserveFrom, visit, type Origin } from '../support/visits';
import { say } from './talk';

const HOUR_MS = 60 * 60 * 1000;

/** The players of all tables here come from the loopback; spectators from where a test says. */
const time = movingTime();
let server: Running;
beforeAll(async () => {
  server = await startRunning({ env: { TRUST_PROXY: '1', SLEEP_SECONDS: '86400' }, now: time.now });
});
afterAll(() => server.close());

let households = 0;
function newOrigin(): Origin {
  households += 1;
  return { address: `192.0.2.${households}`, browser: newBrowser() };
}

const elsewhere = (of: Origin): Origin => ({ ...newOrigin(), browser: of.browser });
const otherBrowser = (of: Origin): Origin => ({ ...of, browser: newBrowser() });

const come = (code: string, origin: Origin, name = 'Zoe'): Promise<Player> =>
  visit(server.url, code, name, origin);

describe('a spectator whom the host has silenced', () => {
  test('stays silenced after a reload, and from the same address for an hour; others talk', async () => {
    const [ana] = await gather(server.url, 1);
    const { code } = ana!.table;
    const troll = newOrigin();
    const zoe = await come(code, troll);
    await ana!.request('hush', { who: zoe.welcome!.you, hushed: true });
    await zoe.leave();
    for (const origin of [troll, elsewhere(troll), otherBrowser(troll)]) {
      const again = await come(code, origin);
      expect(await codeOf(say(again, 'bla', 'gallery'))).toBe('muted');
      await ana!.until(() => ana!.table.watchers.some(({ hushed }) => hushed));
      await again.leave();
    }
    expect(await codeOf(say(await come(code, newOrigin(), 'Yan'), 'hello', 'gallery'))).toBe('done');
    time.pass(HOUR_MS);
    const flatmate = await come(code, otherBrowser(troll));
    expect(await codeOf(say(flatmate, 'hello', 'gallery'))).toBe('done');
    expect(await codeOf(say(await come(code, troll), 'bla', 'gallery'))).toBe('muted');
  });

  test('stays silenced when sitting down and when standing up again, until the host takes it back', async () => {
    const [ana] = await gather(server.url, 1);
    const { code } = ana!.table;
    const troll = newOrigin();
    const zoe = await come(code, troll);
    await ana!.request('hush', { who: zoe.welcome!.you, hushed: true });
    await zoe.sit();
    expect(await codeOf(say(zoe, 'bla'))).toBe('muted');
    await zoe.request('leave', {});
    await zoe.until(() => zoe.table.watchers.some(({ id }) => id === zoe.welcome!.you));
    expect(await codeOf(say(zoe, 'bla', 'gallery'))).toBe('muted');
    await ana!.request('hush', { who: zoe.welcome!.you, hushed: false });
    expect(await codeOf(say(zoe, 'thanks', 'gallery'))).toBe('done');
    expect(await codeOf(say(await come(code, troll), 'hello', 'gallery'))).toBe('done');
  });

  test('does not silence players and spectators who share the address of a player', async () => {
    const [ana] = await gather(server.url, 1);
    const { code } = ana!.table;
    const flat = newOrigin();
    const bruno = new Player(server.url, 'Bruno');
    await bruno.connect(await reserveFrom(bruno, code, flat));
    await bruno.sit();
    const zoe = await come(code, otherBrowser(flat));
    await ana!.request('hush', { who: zoe.welcome!.you, hushed: true });
    expect(await codeOf(say(zoe, 'bla', 'gallery'))).toBe('muted');
    expect(await codeOf(say(bruno, 'hello'))).toBe('done');
    expect(await codeOf(say(await come(code, otherBrowser(flat), 'Yan'), 'hello', 'gallery'))).toBe('done');
  });
});

describe('a spectator whom the host has removed', () => {
  test('is refused with a reason, by browser and for an hour by address; others may watch', async () => {
    const [ana] = await deal(server.url, 2);
    const { code } = ana!.table;
    const troll = newOrigin();
    const zoe = await come(code, troll);
    const tab = await come(code, troll, 'Zoe again');
    const yan = await come(code, newOrigin(), 'Yan');
    const kept = await reserveFrom(new Player(server.url, 'Zoe'), code, troll);
    await ana!.request('remove-watcher', { who: zoe.welcome!.you });
    for (const player of [zoe, tab]) {
      await player.until(() => player.closedWith !== null);
      expect(player.goodbye).toEqual({ code: 'kicked' });
    }
    expect(yan.closedWith).toBeNull();
    for (const origin of [troll, elsewhere(troll), otherBrowser(troll)]) {
      expect(await codeOf(come(code, origin))).toBe('kicked');
    }
    // A place that was reserved before is of no use.
    const [closedWith] = (await once(new WebSocket(placeAt(server.url, kept)), 'close')) as [number];
    expect(closedWith).toBe(CLOSE_CODES.kicked);
    time.pass(HOUR_MS);
    expect(await codeOf(come(code, otherBrowser(troll)))).toBe('done');
    expect(await codeOf(come(code, troll))).toBe('kicked');
  });

  test('is let into a seat of their own all the same', async () => {
    const [ana] = await gather(server.url, 1);
    const { code } = ana!.table;
    const home = newOrigin();
    const bruno = new Player(server.url, 'Bruno');
    await bruno.connect(await reserveFrom(bruno, code, home));
    await bruno.sit();
    bruno.drop();
    await ana!.until(() => !ana!.table.seats[1]!.connected);
    const tab = await come(code, home);
    await ana!.request('remove-watcher', { who: tab.welcome!.you });
    await tab.until(() => tab.closedWith !== null);
    expect(await codeOf(come(code, home))).toBe('kicked');
    await bruno.connect(await reserveFrom(bruno, code, home));
    expect(bruno.seat).toBe(1);
  });
});

test('A player whom the host has sent away may watch, and not sit down with another key or name', async () => {
  const [ana] = await gather(server.url, 1);
  const { code } = ana!.table;
  const troll = newOrigin();
  const zoe = await come(code, troll);
  await zoe.sit();
  await ana!.request('kick', { seat: zoe.seat! });
  await zoe.until(() => zoe.closedWith !== null);
  for (const origin of [troll, elsewhere(troll), otherBrowser(troll)]) {
    const again = await come(code, origin, 'Eva');
    expect(await codeOf(again.sit())).toBe('kicked');
    await again.leave();
  }
  time.pass(HOUR_MS);
  expect(await codeOf((await come(code, troll, 'Eva')).sit())).toBe('kicked');
  expect(await codeOf((await come(code, otherBrowser(troll), 'Yan')).sit())).toBe('done');
});

test('A rematch keeps all of it', async () => {
  const players = await gather(server.url, 2);
  const [ana, bruno] = players;
  const { code } = ana!.table;
  const [hushed, removed, kicked] = [newOrigin(), newOrigin(), newOrigin()];
  const [zoe, yan, eva] = [
    await come(code, hushed, 'Zoe'),
    await come(code, removed, 'Yan'),
    await come(code, kicked, 'Eva'),
  ];
  await eva.sit();
  await ana!.request('kick', { seat: eva.seat! });
  await ana!.request('hush', { who: zoe.welcome!.you, hushed: true });
  await ana!.request('hush', { who: bruno!.welcome!.you, hushed: true });
  await ana!.request('remove-watcher', { who: yan.welcome!.you });
  await ana!.request('start', {});
  await Promise.all(players.map((player) => player.until(() => player.view !== null)));
  await playOn(players, 2);
  const { proposal } = await ana!.request('propose', { kind: 'end' });
  await bruno!.request('vote', { proposal, yes: true });
  await ana!.until(() => ana!.table.status === 'over');
  const { code: next } = await ana!.request('rematch', {});
  for (const player of players) await player.join(next);
  expect(await codeOf(say(bruno!, 'bla'))).toBe('muted');
  expect(await codeOf(say(await come(next, hushed), 'bla', 'gallery'))).toBe('muted');
  expect(await codeOf(come(next, removed))).toBe('kicked');
  expect(await codeOf((await come(next, kicked, 'Eva')).sit())).toBe('kicked');
  expect(await codeOf(eva.join(next))).toBe('done');
  expect(await codeOf(eva.sit())).toBe('kicked');
  expect(await codeOf((await come(next, newOrigin(), 'Xul')).sit())).toBe('done');
});
