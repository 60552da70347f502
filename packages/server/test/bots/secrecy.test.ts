import type { BotErrand } from '@pampa/bots';
import { Ledger } from '../faults/ledger';
import { canaryBytes, CanarySearch, canaryText, hiddenTiles } from '../secrecy/canaries';
import { leaves } from '../secrecy/decoding';
import { hashToken } from '../../src/table/tokens';
import { startRunning, type Running } from '../support/running';
import { againstBots, playWithBots } from './against-bots';
import { Puppet } from './puppet';

const hired: Puppet[] = [];
let server: Running;

/** All that ever went to another thread. */
const toldThreads = (): readonly BotErrand[] => hired.flatMap(({ asked }) => asked);

beforeAll(async () => {
  const hireBot = (): Puppet => {
    const puppet = new Puppet();
    puppet.answerAll();
    hired.push(puppet);
    return puppet;
  };
  server = await startRunning({ hireBot });
});
afterAll(() => server.close());

test('a thread is told what the seat sees, and nothing else of the match or of the table', async () => {
  const ana = await againstBots(server.url, ['baron', 'gaucho', 'peon']);
  const ledger = new Ledger(server, ana.table.code);
  let compared = 0;
  for (let seq = 0; ana.table.status !== 'over'; seq = ana.table.seq) {
    const before = toldThreads().length;
    await playWithBots(ana, () => ana.table.seq > seq && ana.isAwaited);
    const errands = toldThreads().slice(before);
    // The table waits for her: what is hidden now was hidden when the last bot was asked, or has been drawn since.
    const { state } = await ledger.match();
    for (const { seat, view } of errands.slice(-1)) {
      const hidden = hiddenTiles(state, seat);
      expect(leaves(view).filter((leaf) => hidden.has(leaf as number))).toEqual([]);
      compared += hidden.size;
    }
    const { match } = await ledger.table();
    const search = new CanarySearch([
      canaryBytes('the secret of the server', match!.secrets.server),
      canaryBytes('the secret of seat 0', match!.secrets.seats[0]!),
      canaryText('a token', ana.token),
      canaryText('the hash of a token', hashToken(ana.token)),
      canaryText('a name', ana.name.padEnd(4, '"')),
    ]);
    expect([...search.in(Buffer.from(JSON.stringify(errands)))]).toEqual([]);
    for (const errand of errands) {
      expect(Object.keys(errand).sort()).toEqual([
        'game',
        'level',
        'nodes',
        'rules',
        'seat',
        'seed',
        'view',
        'withinMs',
      ]);
      expect(Object.keys(errand.view).sort()).toEqual(['held', 'open']);
    }
  }
  expect(compared).toBeGreaterThan(100);
  await ana.leave();
});
