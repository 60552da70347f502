import { setTimeout as pause } from 'node:timers/promises';
import { listen, type Listener } from '../notify/listener';
import { movingTime } from '../support/moving-time';
import type { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { gather, playOn } from '../support/tables';
import { until } from '../support/waiting';
import { Phone } from './phone';

const time = movingTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOOK = '/hook/hunter2secret';
/** Where nobody has time, and wants to be asked again later. */
const BUSY = '/hook/busy';
const RETRY_MS = 1000;

let service: Listener;
let server: Running;

beforeAll(async () => {
  service = await listen('http', (response, { path }) => {
    if (path === BUSY) response.writeHead(503, { 'Retry-After': String(RETRY_MS / 1000) }).end();
    else response.writeHead(201).end();
  });
  server = await startRunning({ now: time.now, env: { SLEEP_SECONDS: '1' } });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const YOUR_TURN = 'It’s your turn!';

/** What has been said in the chat about a table, oldest first. */
const chatAbout = (code: string): readonly string[] =>
  service.received
    .filter(({ path }) => path === HOOK)
    .map(({ body }) => (JSON.parse(body.toString('utf8')) as { text: string }).text)
    .filter((text) => text.includes(code));

const turnLine = (name: string, code: string): string => `It’s ${name}’s turn at table ${code} (El Gaucho).`;

const phaseOf = (player: Player): string => (player.open as { phase: string }).phase;

async function leaveAll(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.leave();
}

/** All with a phone and the table with a webhook; in the lobby. */
async function gatherWithPhones(people: number, more: object = {}) {
  const players = await gather(server.url, people, { gameOptions: { startSeat: 0 }, ...more });
  const phones: Phone[] = [];
  for (const player of players) phones.push(await Phone.of(player, service));
  await players[0]!.request('webhook', { url: `${service.url}${HOOK}` });
  return { players, phones, code: players[0]!.table.code };
}

async function begin(players: readonly Player[]): Promise<void> {
  await players[0]!.request('start', {});
  await Promise.all(
    players.map((player) => player.until(() => player.table.status === 'playing' && player.view !== null)),
  );
}

describe('"your turn" outside the page', () => {
  test('is told to somebody who is away, on his phone and in the chat, once per turn', async () => {
    const { players, phones, code } = await gatherWithPhones(3);
    const [ana, bruno, carla] = players as [Player, Player, Player];
    await begin(players);
    // They claim from Carla to Ana, and take turns from Ana to Carla.
    while (!(carla.isAwaited && phaseOf(carla) === 'claim')) await playOn(players, 1);
    await bruno.leave();
    await carla.until(() => !carla.table.seats[1]!.connected);
    await playOn([carla], 1);
    await until(() => phones[1]!.shown.length === 1 && chatAbout(code).length === 1);
    await bruno.join(code);
    await bruno.until(() => bruno.isAwaited);
    await playOn([bruno], 1);
    await bruno.leave();
    await ana.until(() => ana.isAwaited && !ana.table.seats[1]!.connected);
    await playOn([ana, carla]);
    await until(() => phones[1]!.shown.length === 2 && chatAbout(code).length === 2);
    expect(phones.map(({ shown }) => shown)).toEqual([[], [YOUR_TURN, YOUR_TURN], []]);
    expect(chatAbout(code)).toEqual([turnLine('Bruno', code), turnLine('Bruno', code)]);
    await leaveAll([ana, carla]);
  });

  test('is told to nobody who is looking, and to everybody at once who is not', async () => {
    const { players, phones, code } = await gatherWithPhones(3);
    const [ana, bruno, carla] = players as [Player, Player, Player];
    await bruno.request('look', { looking: false });
    await carla.request('look', { looking: false });
    await begin(players);
    await until(() => chatAbout(code).length === 2);
    await until(() => phones[1]!.shown.length === 1 && phones[2]!.shown.length === 1);
    expect([...chatAbout(code)].sort()).toEqual([turnLine('Bruno', code), turnLine('Carla', code)]);
    expect(phones[0]!.shown).toEqual([]);
    // They look again; Carla is the next to claim, then Bruno, and neither has to be called.
    await bruno.request('look', { looking: true });
    await carla.request('look', { looking: true });
    while (phaseOf(ana) !== 'turn') await playOn(players, 1);
    await carla.request('look', { looking: false });
    while (!carla.isAwaited) await playOn(players, 1);
    await until(() => chatAbout(code).length === 3);
    expect(chatAbout(code).at(-1)).toBe(turnLine('Carla', code));
    expect(phones[1]!.shown).toHaveLength(1);
    // What she does in her turn is no other turn.
    await carla.actSensibly();
    await leaveAll(players);
    expect(chatAbout(code)).toHaveLength(3);
  });

  test('is told to no bot, and to nobody a bot plays for', async () => {
    const { players, code } = await gatherWithPhones(2);
    const [ana, bruno] = players as [Player, Player];
    await ana.request('add-bot', { seat: null });
    await begin(players);
    await bruno.request('resign', {});
    await bruno.leave();
    await ana.actSensibly();
    await ana.until(() => ana.isAwaited);
    await ana.request('look', { looking: false });
    // Her claim and her turn; then bots until it is her turn again.
    const isRoundTwo = (): boolean => (ana.open as { round: number }).round === 2 && ana.isAwaited;
    while (!isRoundTwo()) {
      if (ana.isAwaited) await ana.actSensibly();
      const { seq } = ana.table;
      await ana.until(() => ana.view !== null && (ana.isAwaited || ana.table.seq > seq));
    }
    await until(() => chatAbout(code).length > 0);
    expect(new Set(chatAbout(code))).toEqual(new Set([turnLine('Ana', code)]));
    await ana.leave();
  });

  test('is not told again when the table was asleep in between', async () => {
    const { players, phones, code } = await gatherWithPhones(2);
    const [ana, bruno] = players as [Player, Player];
    await bruno.request('look', { looking: false });
    await begin(players);
    await until(() => phones[1]!.shown.length === 1);
    time.pass(MINUTE);
    await leaveAll(players);
    await until(async () => (await server.store.findTable(code))!.owner === null);
    await ana.join(code);
    await ana.until(() => ana.view !== null);
    // The next who is called is Bruno again, for his next turn: in between there was nothing.
    await bruno.join(code);
    await bruno.until(() => bruno.view !== null);
    while (!(ana.isAwaited && phaseOf(ana) === 'turn')) await playOn(players, 1);
    await bruno.leave();
    await ana.until(() => !ana.table.seats[1]!.connected);
    await playOn([ana]);
    await until(() => phones[1]!.shown.length === 2);
    expect(chatAbout(code)).toEqual([turnLine('Bruno', code), turnLine('Bruno', code)]);
    await ana.leave();
  });

  test('is told after a pause to somebody who has gone meanwhile', async () => {
    const { players, phones, code } = await gatherWithPhones(2);
    const [ana, bruno] = players as [Player, Player];
    await begin(players);
    await ana.request('propose', { kind: 'pause' });
    await bruno.until(() => bruno.table.proposals.length === 1);
    await bruno.request('vote', { proposal: bruno.table.proposals[0]!.id, yes: true });
    await bruno.leave();
    await ana.until(() => !ana.table.seats[1]!.connected);
    time.pass(2 * MINUTE);
    await ana.request('propose', { kind: 'resume' });
    await until(() => phones[1]!.shown.length === 1);
    expect(chatAbout(code)).toEqual([turnLine('Bruno', code)]);
    await ana.leave();
  });

  test('is not tried again when the turn is over', async () => {
    const { players } = await gatherWithPhones(3);
    const [ana, bruno, carla] = players as [Player, Player, Player];
    await ana.request('webhook', { url: `${service.url}${BUSY}` });
    const calls = (): number => service.received.filter(({ path }) => path === BUSY).length;
    await begin(players);
    // They claim from Carla to Ana.
    while (!(carla.isAwaited && phaseOf(carla) === 'claim')) await playOn(players, 1);
    await bruno.request('look', { looking: false });
    await playOn(players, 1);
    await until(() => calls() === 1);
    await playOn(players, 1);
    expect(ana.isAwaited).toBe(true);
    await pause(RETRY_MS + 200);
    expect(calls()).toBe(1);
    await leaveAll(players);
  });

  test('is told to the next one when a deadline has passed, though nobody is there', async () => {
    const { players, phones, code } = await gatherWithPhones(3, { options: { clock: 'days', days: 1 } });
    const [, bruno] = players as [Player, Player];
    await begin(players);
    while (!(bruno.isAwaited && phaseOf(bruno) === 'turn')) await playOn(players, 1);
    time.pass(MINUTE);
    await leaveAll(players);
    await until(async () => (await server.store.findTable(code))!.owner === null);
    time.pass(DAY);
    await server.scheduler.wakeDue();
    await until(() => phones[2]!.shown.length === 1 && chatAbout(code).length === 1);
    expect(phones.map(({ shown }) => shown)).toEqual([[], [], [YOUR_TURN]]);
    expect(chatAbout(code)).toEqual([turnLine('Carla', code)]);
  });
});

describe('a nudge', () => {
  test('calls somebody who does not look, and says who is waiting', async () => {
    const { players, phones, code } = await gatherWithPhones(2);
    const [ana, bruno] = players as [Player, Player];
    await begin(players);
    await ana.request('nudge', { seat: 1 });
    await bruno.until(() => bruno.nudges.length === 1);
    await bruno.request('look', { looking: false });
    time.pass(MINUTE);
    await ana.request('nudge', { seat: 1 });
    await until(() => phones[1]!.shown.length === 1 && chatAbout(code).length === 1);
    expect(phones[1]!.shown).toEqual(['Ana is waiting for you']);
    expect(chatAbout(code)).toEqual([`Ana is waiting for Bruno at table ${code} (El Gaucho).`]);
    await leaveAll(players);
  });
});

describe('the end of a match', () => {
  test('is told to those who are not looking, and once in the chat', async () => {
    const { players, phones, code } = await gatherWithPhones(2);
    const [ana, bruno] = players as [Player, Player];
    await begin(players);
    await bruno.request('look', { looking: false });
    await ana.request('propose', { kind: 'end' });
    await bruno.until(() => bruno.table.proposals.length === 1);
    await bruno.request('vote', { proposal: bruno.table.proposals[0]!.id, yes: true });
    await until(() => phones[1]!.shown.length === 1 && chatAbout(code).length === 1);
    expect(phones.map(({ shown }) => shown)).toEqual([[], ['The match is over']]);
    expect(chatAbout(code)).toEqual([`The match at table ${code} (El Gaucho) is over.`]);
    await leaveAll(players);
  });
});

describe('the webhook', () => {
  test('is for the host to set and to take away', async () => {
    const { players, phones, code } = await gatherWithPhones(2);
    const [ana, bruno] = players as [Player, Player];
    const url = `${service.url}${HOOK}`;
    expect(await codeOf(bruno.request('webhook', { url }))).toBe('not-host');
    await bruno.until(() => bruno.table.webhook);
    await ana.request('webhook', { url: null });
    await bruno.until(() => !bruno.table.webhook);
    await bruno.request('look', { looking: false });
    await begin(players);
    await until(() => phones[1]!.shown.length === 1);
    expect(chatAbout(code)).toEqual([]);
    await leaveAll(players);
  });

  test.each([
    'nowhere',
    'ftp://127.0.0.1/hook',
    'javascript:alert(1)',
    'http://user:word@127.0.0.1/hook',
    '',
  ])('is refused where it could never be called (%s)', async (url) => {
    const [ana] = (await gather(server.url, 1)) as [Player];
    expect(await codeOf(ana.request('webhook', { url }))).toBe('bad-webhook');
    expect(ana.table.webhook).toBe(false);
    await ana.leave();
  });

  test('is seen by nobody: not in what everybody sees, not in a card, not in the log', async () => {
    const { players, code } = await gatherWithPhones(2);
    const [ana, bruno] = players as [Player, Player];
    await begin(players);
    const card = await fetch(`${server.url}/api/tables/${code}`).then((response) => response.text());
    const seen = [
      JSON.stringify(ana.table),
      JSON.stringify(bruno.table),
      JSON.stringify(bruno.welcome),
      card,
      ...server.logged,
    ].join('\n');
    expect(seen).toContain(code);
    expect(seen).not.toContain('hunter2secret');
    expect(seen).not.toContain(String(service.port));
    await leaveAll(players);
  });
});
