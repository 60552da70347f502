import { startRunning, type Running } from '../support/running';
import { crowd, type Answers } from './crowd';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

test.each([1, 2, 3])(
  'eight tables of people who do everything at once meet no mistake of the server: seed %i',
  async (seed) => {
    const answers: Answers = new Map();
    await crowd({ url: server.url, tables: 8, deeds: 300, seed, answers });
    const codes = [...answers.keys()].map((answer) => answer.split(': ')[1]);
    expect(codes).not.toContain('server-error');
    expect(server.logged.filter((line) => /a (command|request|room) failed/.test(line))).toEqual([]);
    expect(answers.get('act: done')).toBeGreaterThan(50);
  },
  600_000,
);
