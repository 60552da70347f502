import { startRunning, type Running } from '../support/running';
import { until } from '../support/waiting';
import { crowd, type Answers } from './crowd';

const PATIENCE_MS = 120_000;

let server: Running;

beforeEach(async () => {
  server = await startRunning();
});

function expectNoMistakes(answers: Answers): void {
  expect([...answers.keys()].filter((answer) => answer.endsWith('server-error'))).toEqual([]);
  expect(server.logged.filter((line) => /a (command|request|room) failed/.test(line))).toEqual([]);
}

const timesOf = (answers: Answers, answer: string): number => answers.get(answer) ?? 0;

describe('Whatever a crowd asks for at once is done, or refused with a reason', () => {
  test(
    'while people come and go, talk, vote, take back, and play',
    async () => {
      const answers: Answers = new Map();
      await crowd({ url: server.url, tables: 4, deeds: 120, seed: 1, answers });
      await server.close();
      expectNoMistakes(answers);
      expect(timesOf(answers, 'act: done')).toBeGreaterThan(20);
    },
    PATIENCE_MS,
  );

  test(
    'while the server closes',
    async () => {
      const answers: Answers = new Map();
      const all = crowd({ url: server.url, tables: 4, deeds: 120, seed: 2, answers });
      await until(() => timesOf(answers, 'act: done') > 20);
      await server.close();
      await all;
      expectNoMistakes(answers);
      expect(timesOf(answers, 'join: store-failed')).toBe(0);
    },
    PATIENCE_MS,
  );
});
