import { startRunning, type Running } from '../support/running';
import { playWithBreakingLines } from './lost-connections';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

test('two people lose the connection at every move of a game, come back, and no move is lost or doubled', async () => {
  expect(await playWithBreakingLines(server, 2)).toBeGreaterThan(50);
});
