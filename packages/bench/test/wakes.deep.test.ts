import { pampaFrom } from '../src/server/pampa/contestant';
import { measureWakes } from '../src/server/pampa/wakes';

describe('wakes', () => {
  // A table waits twenty seconds for somebody who may be on his way in before it sleeps.
  it('are of tables that really slept', async () => {
    const { ms } = await measureWakes(pampaFrom('source'), { tables: 3, entries: 20 });
    expect(ms).toHaveLength(3);
    for (const each of ms) expect(each).toBeGreaterThan(0);
  }, 90_000);
});
