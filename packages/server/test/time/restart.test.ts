import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wake } from '../../src/table/wake';
import { movingTime } from '../support/moving-time';
import { passes } from '../support/passing';
import { requestId, type Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { until } from '../support/waiting';

const time = movingTime();
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

let dataDir: string;
let server: Running;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pampa-'));
  server = await startRunning({ now: time.now, dataDir });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The server ends, and is started again on the same folder and port after a while. */
async function restart(afterMs: number): Promise<void> {
  const { port } = server;
  await server.close();
  time.pass(afterMs);
  // Without any patience for empty tables: whoever wakes one must find it awake all the same.
  const env = { PORT: String(port), SLEEP_SECONDS: '0' };
  server = await startRunning({ now: time.now, dataDir, env });
  // Connections to the old one are still kept for the next request, and fail it.
  await until(() =>
    fetch(`${server.url}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
}

async function turnOfBruno(options: object): Promise<Player[]> {
  const players = await deal(server.url, 3, { gameOptions: { startSeat: 0 }, options });
  const [, bruno] = players as [Player, Player];
  while (!(bruno.isAwaited && (bruno.open as { phase: string }).phase === 'turn')) await playOn(players, 1);
  return players;
}

test('live clocks survive a restart: nothing is given back, nothing is taken meanwhile', async () => {
  const players = await turnOfBruno({ clock: 'live', turnSeconds: 60, bankSeconds: 30 });
  const [ana] = players as [Player];
  const { code, seq } = ana.table;
  await passes(time, 67 * SECOND, ana);
  // Of this nothing is written until the server ends.
  time.pass(3 * SECOND);
  await restart(DAY);
  await ana.join(code);
  await ana.until(() => ana.view !== null && ana.table.seats[1]!.clock!.running);
  const { turnMs, bankMs } = ana.table.seats[1]!.clock!;
  expect(turnMs).toBe(0);
  // A busy machine may have taken some of it.
  expect(bankMs).toBeLessThanOrEqual(20 * SECOND);
  expect(bankMs).toBeGreaterThan(10 * SECOND);
  expect(ana.table.seq).toBe(seq);
  await passes(time, 20 * SECOND, ana);
  await ana.until(() => ana.table.seq > seq);
  expect(ana.steps.at(-1)).toMatchObject({ seat: 1, by: 'clock' });
  await ana.leave();
});

test('a deadline that passed while the server was down for days is kept a day after it is up again', async () => {
  const players = await turnOfBruno({ clock: 'days', days: 2 });
  const { code } = players[0]!.table;
  await restart(3 * DAY);
  await server.scheduler.wakeDue();
  expect((await server.store.findTable(code))!.owner).toBeNull();
  time.pass(DAY);
  await server.time.look();
  await server.scheduler.wakeDue();
  // The whole turn is played before the table sleeps again.
  await until(async () => {
    const row = await server.store.findTable(code);
    const { game, recording } = wake((await server.store.loadTable(row!.id))!);
    return (
      game.asking(recording!.match.state.open).seats.includes(2) && recording!.last!.entry.by === 'clock'
    );
  });
});

test('what was said is heard once, though the server was restarted before it was sent again', async () => {
  const players = await deal(server.url, 2);
  const [ana] = players as [Player];
  const { code } = ana.table;
  const line = { id: requestId(), channel: 'table', text: 'once and no more' } as const;
  await ana.request('say', line);
  await restart(SECOND);
  await ana.join(code);
  await ana.request('say', line);
  await ana.request('say', { ...line, id: requestId(), text: 'and now another' });
  const row = await server.store.findTable(code);
  const lines = await server.store.recentLines(row!.id, 50);
  expect(lines.flatMap(({ said }) => ('text' in said ? [said.text] : []))).toEqual([
    'once and no more',
    'and now another',
  ]);
});
