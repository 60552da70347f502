import { pampaFrom } from '../src/server/pampa/contestant';
import { serverSuiteIn } from '../src/server/suite';
import { runTrial } from '../src/server/trial';
import { isMet } from '../src/row';

// How fast it is depends on the machine; here only that real servers are played at, and everything is measured.
describe('the server suite', () => {
  it('plays at all four servers and holds ours against the bars', async () => {
    const wakes = { entries: 150, ms: [9, 10, 12] };
    const suite = serverSuiteIn({ build: 'source', paceMs: 50, wakes: () => Promise.resolve(wakes) });
    const { rows, table, notes } = await suite.run({ seconds: 4, clock: 'wall', tables: [3] });
    expect(rows.map(({ what }) => what)).toContain('3 tables: per action and client');
    for (const { figure, unit } of rows) expect(unit === 'MB' || figure > 0).toBe(true);
    expect(rows.at(-1)).toMatchObject({ figure: 10, unit: 'ms' });
    expect(rows.filter((row) => isMet(row) !== null)).toHaveLength(7);
    expect(table?.lines.map(([, server]) => server)).toEqual([
      'Pampa',
      'Colyseus, empty room',
      'boardgame.io, tiny game',
      'boardgame.io, El Gaucho',
    ]);
    expect(notes.join(' ')).toMatch(/Our bytes per action and client with 3 tables: \d+ of state/);
  }, 120_000);

  it('counts what the wire carries, and every action', async () => {
    const { slices } = await runTrial(pampaFrom('source'), { tables: 2, seconds: 2, paceMs: 100 });
    expect(slices).toHaveLength(5);
    const acts = slices.reduce((sum, { seenMs }) => sum + seenMs.length, 0);
    // Two tables, ten times a second each, for two seconds: forty, on a machine that has the time.
    expect(acts).toBeGreaterThan(0);
    expect(acts).toBeLessThanOrEqual(44);
    for (const { traffic } of slices) {
      const { bytes, state, messages, answers } = traffic;
      const upkeep = bytes - state - messages - answers;
      expect(upkeep).toBeGreaterThanOrEqual(0);
      // A ping is two bytes, for each of eight clients, and there can't be more than one a slice.
      expect(upkeep).toBeLessThanOrEqual(16);
    }
  }, 60_000);
});
