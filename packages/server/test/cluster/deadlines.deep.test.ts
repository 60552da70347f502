import { setTimeout as pause } from 'node:timers/promises';
import { TestCluster } from '../support/cluster';
import type { Player } from '../support/player';
import { deal, playOn } from '../support/tables';
import { until } from '../support/waiting';

/** Longer than a scheduler waits between two looks at what is due. */
const ALL_HAVE_LOOKED_MS = 22_000;

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await TestCluster.start({ processes: 2, env: { SLEEP_SECONDS: '1' } });
});
afterAll(() => cluster.close());

interface Row {
  readonly epoch: number;
  readonly owner: string | null;
  readonly due: boolean;
}

async function rowOf(code: string): Promise<Row> {
  const [row] = await cluster.query<Row>(
    `select epoch, owner_room as owner, wake_at <= ${Date.now()} as due from tables where code = '${code}'`,
  );
  return row!;
}

test('a deadline that passes while everybody sleeps is met once, although every process looks for it', async () => {
  const players = await deal([cluster.urlOf(0), cluster.urlOf(1)], 2, {
    gameOptions: { startSeat: 0 },
    options: { clock: 'days', days: 2 },
  });
  const [ana, bruno] = players as [Player, Player];
  while (!(bruno.isAwaited && (bruno.open as { phase: string }).phase === 'turn')) await playOn(players, 1);
  const { code, seq } = ana.table;
  await Promise.all(players.map((player) => player.leave()));
  await until(async () => (await rowOf(code)).owner === null);
  const { epoch } = await rowOf(code);

  // Two days go by.
  const passed = Date.now() - 1;
  await cluster.query(`
    update tables set wake_at = ${passed},
      document = jsonb_set(document::jsonb, '{seats,1,deadlineAt}', '${passed}')::text
    where code = '${code}'`);
  await pause(ALL_HAVE_LOOKED_MS);
  await until(async () => (await rowOf(code)).owner === null);

  // Woken once, by one of the two; Bruno's turn was ended once, and nobody else's.
  expect(await rowOf(code)).toEqual({ epoch: epoch + 1, owner: null, due: false });
  const entries = await cluster.query<{ seat: number; by: string; type: string }>(`
    select (e.entry::jsonb ->> 'seat')::int as seat, e.entry::jsonb ->> 'by' as by, e.entry::jsonb -> 'act' ->> 'type' as type
    from entries as e join tables as t on t.match_id = e.match_id
    where t.code = '${code}' and e.seq > ${seq} order by e.seq`);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ seat, by }) => seat !== 1 || by !== 'clock')).toEqual([]);
  expect(entries.filter(({ type }) => type === 'end')).toHaveLength(1);
});
