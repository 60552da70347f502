import { againstBots, playWithBots } from '../bots/against-bots';
import type { Fault } from '../store/faulty-store';
import { startRunning, type Running } from '../support/running';
import { Ledger } from './ledger';
import { troubledStore, type TroubledStore } from './troubled-store';

const FAULTS: readonly Fault[] = ['before', 'in', 'after'];
const MOVES = 12;

let server: Running;
let store: TroubledStore;

beforeAll(async () => {
  // Quick, and yet with the time to wait for others with whom to be written.
  const env = { BOT_PACE_MS: '80' };
  server = await startRunning({ env, wrapStore: (real) => (store = troubledStore(real)) });
});
afterAll(() => server.close());

test.each(FAULTS)(
  'a bot’s move that was to share a write which fails (%s) is made in the end, and once',
  async (fault) => {
    const ana = await againstBots(server.url, ['peon', 'peon']);
    const ledger = new Ledger(server, ana.table.code);
    for (let failed = 0; failed < 3; failed++) {
      // Whoever writes next: bots at most times.
      await playWithBots(ana, () => !ana.isAwaited);
      store.failNext(fault);
      const enough = ana.table.seq + MOVES / 3;
      await ana.until(() => ana.isAwaited || ana.table.seq >= enough);
      await playWithBots(ana, () => ana.table.seq >= enough);
    }
    const { match } = await ledger.both();
    expect(match.seq).toBeGreaterThanOrEqual(ana.table.seq);
    expect(ana.steps.map(({ seq }) => seq)).toEqual(ana.steps.map((_, index) => index + 1));
    await ana.leave();
  },
);
