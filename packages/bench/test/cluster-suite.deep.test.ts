import { SETUPS } from '../src/cluster/setups';
import { clusterSuiteIn } from '../src/cluster/suite';

// How fast it is depends on the machine; here only that real houses of every kind are played at, and everything is counted.
test('the cluster suite plays at one, two and three processes, and counts what their stores do', async () => {
  const suite = clusterSuiteIn({ build: 'source', paceMs: 100, setups: SETUPS });
  const { rows, table, notes } = await suite.run({ seconds: 8, clock: 'wall', tables: [3] });
  for (const { figure, unit } of rows) expect(unit === 'MB' || figure > 0).toBe(true);
  expect(table?.lines).toHaveLength(2 * SETUPS.length);
  const commits = table?.head.indexOf('commits/action') ?? 0;
  const [alone, , shared] = table?.lines ?? [];
  expect(alone?.[commits]).toBe('');
  expect(Number(shared?.[commits])).toBeGreaterThan(0);
  expect(notes.join(' ')).toMatch(/3 processes, as fast as it goes: servers \d+ %, PostgreSQL \d+ %/);
}, 240_000);
