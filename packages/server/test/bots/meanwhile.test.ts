import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal } from '../support/tables';
import { until } from '../support/waiting';
import { againstBots, playWithBots } from './against-bots';
import { Puppet } from './puppet';

/** Bots that think for as long as the test wants, one thread for all tables. */
const dataDir = mkdtempSync(join(tmpdir(), 'pampa-'));
const hired: Puppet[] = [];
let server: Running;

const hireBot = (): Puppet => {
  const puppet = new Puppet();
  hired.push(puppet);
  return puppet;
};
const thinker = (): Puppet => hired.at(-1)!;
const start = (): Promise<Running> =>
  startRunning({ hireBot, dataDir, env: { SLEEP_SECONDS: '1', BOT_LIMIT_MS: '60000' } });

beforeEach(async () => {
  server = await start();
});
afterEach(() => server.close());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** All are asked at once which cattle to keep: the bot has been asked, and so has she. */
async function whileBotThinks(): Promise<Player> {
  const ana = await againstBots(server.url, ['baron']);
  await until(() => thinker().isThinking);
  expect(ana.isAwaited).toBe(true);
  return ana;
}

test('nobody hires a thread before a bot is to move', async () => {
  hired.length = 0;
  const ana = await againstBots(server.url, []).catch((error: unknown) => error as Error);
  expect(ana).toMatchObject({ code: 'too-few-players' });
  expect(hired).toEqual([]);
});

test('people move and talk while a bot thinks, and it is asked again about what they did', async () => {
  const ana = await whileBotThinks();
  const { seq } = await ana.actSensibly();
  expect(seq).toBe(1);
  await ana.request('say', { id: 'request-1', channel: 'table', preset: 'hello' });
  await ana.request('say', { id: 'request-2', channel: 'table', preset: 'hello' });
  // What it thought of before that is worth nothing now.
  thinker().answer();
  await until(() => thinker().isThinking);
  expect(thinker().asked).toHaveLength(2);
  expect(ana.table.seq).toBe(1);
  thinker().answer();
  await ana.until(() => ana.table.seq === 2);
  expect(ana.steps.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
});

test('whoever moves passes the bots of other tables that decide in the same moment', async () => {
  const others: Player[] = [];
  for (let left = 10; left > 0; left--) others.push(await againstBots(server.url, ['peon']));
  const [ana] = (await deal(server.url, 2)) as [Player, Player];
  const botsSeen = (): number => others.filter(({ table }) => table.seq > 0).length;
  expect(botsSeen()).toBe(0);
  thinker().answerAll();
  await ana.actSensibly();
  expect(botsSeen()).toBeLessThan(others.length / 2);
  await until(() => botsSeen() === others.length);
});

test('what is taken back while a bot thinks is taken back, and its thought with it', async () => {
  const ana = await whileBotThinks();
  const { seq: target } = await ana.actSensibly();
  await ana.until(() => ana.table.seats[0]!.undo?.own === target);
  thinker().answer();
  await until(() => thinker().isThinking);
  await ana.request('undo', { id: 'request-3', target });
  thinker().answer();
  await until(() => thinker().isThinking);
  expect(ana.table.seq).toBe(2);
  thinker().answerAll();
  await ana.until(() => ana.table.seq === 3);
  expect(ana.steps.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
  expect(ana.isAwaited).toBe(true);
});

test('a bot that answers in a pause moves when the pause is over', async () => {
  const ana = await whileBotThinks();
  await ana.request('propose', { kind: 'pause' });
  await ana.until(() => ana.table.paused);
  thinker().answer();
  await ana.request('say', { id: 'request-4', channel: 'table', preset: 'hello' });
  expect(ana.table.seq).toBe(0);
  thinker().answerAll();
  await ana.request('propose', { kind: 'resume' });
  await ana.until(() => ana.table.seq === 1);
});

test('whoever takes a bot’s seat while it thinks decides himself', async () => {
  const ana = await whileBotThinks();
  const bruno = new Player(server.url, 'Bruno');
  await bruno.join(ana.table.code);
  await bruno.sit({ seat: 1 });
  await bruno.until(() => bruno.view !== null);
  thinker().answer();
  expect(bruno.isAwaited).toBe(true);
  const { seq } = await bruno.actSensibly();
  expect(seq).toBe(1);
  await ana.until(() => ana.steps.length === 1);
  expect(ana.steps[0]).toMatchObject({ seat: 1, by: 'person' });
});

test('a server that is closed while a bot thinks ends, and the bot moves when it is up again', async () => {
  const ana = await whileBotThinks();
  const { code } = ana.table;
  const { seq } = await ana.actSensibly();
  await server.close();
  expect(thinker().isDismissed).toBe(true);

  server = await start();
  const back = new Player(server.url, 'Ana', ana.token);
  await back.join(code);
  await until(() => thinker().isThinking);
  expect(back.table.seq).toBe(seq);
  thinker().answerAll();
  await playWithBots(back, () => back.table.seq > seq + 10);
  expect(back.steps.map((step) => step.by)).toContain('bot');
});
