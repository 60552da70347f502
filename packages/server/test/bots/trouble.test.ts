import { join } from 'node:path';
import { hireBot } from '../../src/bots/hire';
import type { BotWorker } from '../../src/bots/messages';
import { startRunning, type Running } from '../support/running';
import { until } from '../support/waiting';
import { againstBots, metricOf, playWithBots } from './against-bots';

const LIMIT_MS = 300;

/** Real threads, of whichever kind the test wants next. */
let hire: () => BotWorker;
const hired: BotWorker[] = [];
let server: Running;

beforeAll(async () => {
  const hireNext = (): BotWorker => {
    const worker = hire();
    hired.push(worker);
    return worker;
  };
  server = await startRunning({ hireBot: hireNext, env: { BOT_LIMIT_MS: String(LIMIT_MS) } });
});
afterEach(async () => {
  // Whatever the next test wants is hired anew.
  for (const worker of hired.splice(0)) await worker.terminate();
});
afterAll(() => server.close());

const fileOf = (name: string): string => join(__dirname, `${name}.ts`);
const outcomes = (level: string, outcome: string): Promise<number> =>
  metricOf(server.url, `pampa_bot_thoughts_total{level="${level}",outcome="${outcome}"}`);

test('a thread that hangs is given up, and so is the level below; then the rules move', async () => {
  hire = () => hireBot(fileOf('hanging-worker'));
  const ana = await againstBots(server.url, ['baron'], { gameOptions: { startSeat: 0 } });
  await ana.actSensibly();
  await ana.until(() => ana.table.seq === 2);
  expect(ana.steps.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
  expect(await outcomes('baron', 'late')).toBeGreaterThanOrEqual(1);
  expect(await outcomes('gaucho', 'late')).toBeGreaterThanOrEqual(1);
  expect(hired.length).toBeGreaterThanOrEqual(2);
  // People never wait for it.
  expect(ana.steps[0]).toMatchObject({ seat: 0, seq: 1 });
  await ana.leave();
});

test('a thread that is killed in the middle of a thought is replaced, and nothing is lost', async () => {
  hire = () => hireBot();
  const ana = await againstBots(server.url, ['gaucho', 'gaucho']);
  let killed = 0;
  const killing = setInterval(() => {
    const worker = hired.at(-1);
    if (killed < 3 && worker !== undefined && ana.table.seq > 10 * (killed + 1)) {
      killed += 1;
      void worker.terminate();
    }
  }, 5);
  await playWithBots(ana);
  clearInterval(killing);
  expect(killed).toBe(3);
  expect(ana.table.outcome?.how).toBe('finished');
  expect(hired.length).toBeGreaterThanOrEqual(3);
  await ana.leave();
});

test('a thread that falls over at every question costs nobody the game', async () => {
  hire = () => hireBot(fileOf('falling-worker'));
  const ana = await againstBots(server.url, ['peon']);
  await playWithBots(ana, () => ana.table.seq > 4);
  expect(await outcomes('peon', 'crashed')).toBeGreaterThanOrEqual(1);
  await ana.leave();
});

test('where no thread can be begun, the rules move at once, and nobody tries again and again', async () => {
  hire = () => hireBot(fileOf('no-such-worker'));
  const ana = await againstBots(server.url, ['baron', 'baron', 'baron']);
  await playWithBots(ana);
  expect(ana.table.outcome?.how).toBe('finished');
  expect(hired.length).toBeLessThanOrEqual(6);
  await until(() => server.logged.some((line) => line.includes('a bot has not answered')));
  await ana.leave();
});

test('where the machine has no thread to give, the rules move too', async () => {
  const short = await startRunning({
    hireBot: () => {
      throw Object.assign(new Error('no thread'), { code: 'ERR_WORKER_INIT_FAILED' });
    },
  });
  const ana = await againstBots(short.url, ['baron', 'baron', 'baron']);
  await playWithBots(ana);
  expect(ana.table.outcome?.how).toBe('finished');
  expect(short.logged.filter((line) => line.includes('no thread could be begun')).length).toBeLessThanOrEqual(
    3,
  );
  expect(short.logged.some((line) => line.includes('a command failed'))).toBe(false);
  await ana.leave();
  await short.close();
});
