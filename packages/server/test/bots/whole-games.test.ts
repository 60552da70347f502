import { BOT_CAST, BOT_LEVELS, type BotLevel } from '@pampa/protocol';
import { startRunning, type Running } from '../support/running';
import { againstBots, metricOf, playWithBots } from './against-bots';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

const thoughts = (level: BotLevel, outcome: string): Promise<number> =>
  metricOf(server.url, `pampa_bot_thoughts_total{level="${level}",outcome="${outcome}"}`);

test.each(BOT_LEVELS)('one person and three of level %s play a whole game', async (level) => {
  const ana = await againstBots(server.url, [level, level, level]);
  const bots = ana.table.seats.filter(({ kind }) => kind === 'bot');
  expect(bots.map((bot) => bot.level)).toEqual([level, level, level]);
  expect(BOT_CAST[level]).toEqual(expect.arrayContaining(bots.map(({ name }) => name)));
  expect(ana.table.seats[0]!.level).toBe('');

  await playWithBots(ana);
  expect(ana.table.outcome?.how).toBe('finished');
  const byBots = ana.steps.filter(({ by }) => by === 'bot').length;
  expect(byBots).toBeGreaterThan(50);
  // Whatever there was to think about was thought about, and by nobody else.
  expect(await thoughts(level, 'answered')).toBeGreaterThan(byBots / 4);
  for (const trouble of ['late', 'crashed', 'crowded-out']) expect(await thoughts(level, trouble)).toBe(0);
  await ana.leave();
});

test('levels can be mixed, and somebody who has resigned is played for at the usual one', async () => {
  const ana = await againstBots(server.url, ['peon', 'baron']);
  const before = await thoughts('gaucho', 'answered');
  await ana.request('resign', {});
  await ana.until(() => ana.table.status === 'over');
  const hands = new Set(ana.steps.map(({ seat, by }) => `${seat} ${by}`));
  expect(hands).toEqual(new Set(['0 bot', '1 bot', '2 bot']));
  expect(ana.table.seats.map(({ level }) => level)).toEqual(['', 'peon', 'baron']);
  expect(await thoughts('gaucho', 'answered')).toBeGreaterThan(before);
  await ana.leave();
});
