import { audit } from '../src/layout/audit';
import { visitOtherScreens } from '../src/other-screens';
import { SIZES, type SizeName } from '../src/sizes';
import { useWorld } from './support/world';

const it = useWorld();

const WITHIN_MS = 600_000;

// Moments of a match, and games in the page, are looked at in layout.deep.test.ts.
for (const size of Object.keys(SIZES) as SizeName[]) {
  it(
    `pages to read, lessons, panels, the big screen, replay, proof and coach are right: ${size}`,
    async ({ house, come }) => {
      const visitor = await come('Ana', { size: SIZES[size] });
      visitor.tolerate(/404/);
      const faults: string[] = [];
      await visitOtherScreens(visitor, house.url, async (screen) => {
        faults.push(...(await audit(visitor, screen, size)));
      });
      expect(faults).toEqual([]);
    },
    WITHIN_MS,
  );
}
