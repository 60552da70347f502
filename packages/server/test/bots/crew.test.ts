import { BOT_LEVELS, type BotLevel } from '@pampa/protocol';
import { viewAt } from '@pampa/rules';
import { Crew, type BotQuestion } from '../../src/bots/crew';
import { createLog } from '../../src/log';
import { createMetrics, type Metrics } from '../../src/metrics';
import { StillTable } from '../support/still-table';
import { Puppet } from './puppet';

const still = StillTable.playing({ people: 1, bots: 1 });

const questionOf = (level: BotLevel): BotQuestion => ({
  game: 'el-gaucho',
  rules: still.document.rules,
  view: viewAt(still.match, 1),
  seat: 1,
  level,
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A crew of puppets. */
class Trial {
  readonly hired: Puppet[] = [];
  readonly metrics: Metrics = createMetrics();
  readonly crew: Crew;

  constructor(botWorkers: number, botNodes = 1000) {
    this.crew = new Crew({
      settings: { botWorkers, botNodes, botLimitMs: 60_000 },
      metrics: this.metrics,
      log: createLog('silent'),
      hire: () => {
        const puppet = new Puppet();
        this.hired.push(puppet);
        return puppet;
      },
    });
  }

  /** What was given to threads, in this order. */
  get levels(): readonly BotLevel[] {
    return this.hired.flatMap(({ asked }) => asked.map(({ level }) => level));
  }
}

const open: Trial[] = [];
function trial(...args: ConstructorParameters<typeof Trial>): Trial {
  const made = new Trial(...args);
  open.push(made);
  return made;
}
afterEach(async () => {
  for (const { crew, metrics } of open.splice(0)) {
    await crew.close();
    metrics.close();
  }
});

test('has as many threads as it may have, and none before it needs them', async () => {
  const { crew, hired } = trial(2);
  expect(hired).toHaveLength(0);
  for (let table = 0; table < 5; table++) crew.think(questionOf('peon'));
  await turn();
  expect(hired).toHaveLength(2);
  expect(hired.map(({ asked }) => asked.length)).toEqual([1, 1]);
});

test('serves tables in the order in which they have asked', async () => {
  const { crew, hired } = trial(1);
  const order: number[] = [];
  for (const table of [0, 1, 2, 3])
    void crew.think(questionOf('gaucho')).answer.then(() => order.push(table));
  for (let left = 4; left > 0; left--) {
    hired[0]!.answer();
    await turn();
  }
  expect(order).toEqual([0, 1, 2, 3]);
});

test('counts positions, so that a level plays as well on a busy evening as on a quiet one', async () => {
  const { crew, hired } = trial(1, 50_000);
  for (const level of BOT_LEVELS) crew.think(questionOf(level));
  for (let left = 3; left > 0; left--) {
    hired[0]!.answer();
    await turn();
  }
  const [peon, gaucho, baron] = hired[0]!.asked.map(({ nodes }) => nodes);
  expect(peon).toBeLessThan(gaucho!);
  expect(gaucho).toBeLessThan(baron!);
  expect(baron).toBe(50_000);
});

test('lets barons wait where the line moves', async () => {
  const tried = trial(1);
  const answers = Array.from({ length: 50 }, () => tried.crew.think(questionOf('baron')).answer);
  tried.hired[0]!.answerAll();
  expect(await Promise.all(answers)).not.toContain(null);
  expect(tried.levels).toEqual(Array.from({ length: 50 }, () => 'baron'));
});

test('asks the level below where people would wait for too long, and nobody where far too long', async () => {
  const { crew, hired, metrics } = trial(1);
  const answers = Array.from({ length: 1000 }, () => crew.think(questionOf('baron')).answer);
  const atOnce = await Promise.all(
    answers.map((answer) => Promise.race([answer, turn().then(() => 'later')])),
  );
  const unasked = atOnce.filter((answer) => answer === null).length;
  hired[0]!.answerAll();
  await Promise.all(answers);
  const asked = hired[0]!.asked.map(({ level }) => level);
  const firstBelow = asked.indexOf('gaucho');
  expect(firstBelow).toBeGreaterThan(50);
  expect(asked.slice(firstBelow)).not.toContain('baron');
  expect(unasked).toBe(1000 - asked.length);
  expect(unasked).toBeGreaterThan(100);
  const told = await metrics.registry.getSingleMetricAsString('pampa_bot_thoughts_total');
  expect(told).toContain(`{level="baron",outcome="crowded-out"} ${1000 - firstBelow}`);
});

test('does not give anybody a question that nobody asks any more', async () => {
  const tried = trial(1);
  tried.crew.think(questionOf('baron'));
  const forgotten = tried.crew.think(questionOf('gaucho'));
  tried.crew.think(questionOf('peon'));
  forgotten.forget();
  expect(await forgotten.answer).toBeNull();
  tried.hired[0]!.answer();
  await turn();
  expect(tried.levels).toEqual(['baron', 'peon']);
});

test('asks the level below first of all where a thread has fallen over', async () => {
  const tried = trial(1);
  const { answer } = tried.crew.think(questionOf('baron'));
  tried.crew.think(questionOf('peon'));
  await turn();
  tried.hired[0]!.emit('error', new Error('out of memory'));
  await turn();
  expect(tried.levels).toEqual(['baron', 'gaucho']);
  tried.hired[1]!.answer();
  expect(await answer).not.toBeNull();
});

test('leaves nobody waiting when it is closed', async () => {
  const { crew, hired } = trial(1);
  const answers = [crew.think(questionOf('baron')).answer, crew.think(questionOf('baron')).answer];
  await crew.close();
  expect(await Promise.all(answers)).toEqual([null, null]);
  expect(hired[0]!.isDismissed).toBe(true);
  expect(await crew.think(questionOf('peon')).answer).toBeNull();
});
