import { startRunning, type Running } from '../support/running';
import { playWithBreakingLines } from './lost-connections';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

test.each([3, 4])(
  '%i people lose the connection at every move of a game, come back, and no move is lost or doubled',
  async (people) => {
    expect(await playWithBreakingLines(server, people)).toBeGreaterThan(100);
  },
  240_000,
);
