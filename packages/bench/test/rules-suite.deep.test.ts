import { isMet } from '../src/row';
import { rulesSuite } from '../src/rules/suite';

// How fast it is depends on the machine; here only that everything is measured.
describe('the rules suite', () => {
  it('gives every figure and compares it with the peer', async () => {
    const { rows, notes } = await rulesSuite.run({ seconds: 0.01, clock: 'wall' });
    expect(rows).toHaveLength(9);
    for (const { figure, spread } of rows) {
      expect(figure).toBeGreaterThan(0);
      expect(spread).toBeGreaterThanOrEqual(0);
    }
    expect(rows.at(-1)).toMatchObject({ unit: 'moves/s', ratio: 1 });
    expect(rows.filter((row) => isMet(row) !== null)).toHaveLength(5);
    expect(notes.join(' ')).toContain('with 200 entries');
  }, 60_000);

  it('finds where the time goes', async () => {
    const told = await rulesSuite.profile?.({ seconds: 0.01, clock: 'wall', subject: null });
    expect(told).toMatch(/^Self time\n[^]+With what it calls\n[^]+playAtRandom/);
  }, 60_000);
});
