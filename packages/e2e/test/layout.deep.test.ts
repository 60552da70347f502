import { audit } from '../src/layout/audit';
import { SIZES, type SizeName } from '../src/sizes';
import { visitPracticeScreens } from '../src/practice-screens';
import { visitScreens } from '../src/screens';
import { useWorld } from './support/world';

const it = useWorld();

const WITHIN_MS = 600_000;

for (const seats of [2, 3, 4]) {
  it(
    `every screen of a match of ${seats} is right in every size`,
    async ({ house, come }) => {
      const visitor = await come('Ana');
      const faults: string[] = [];
      await visitScreens(visitor, house.url, { seats }, async (screen) => {
        for (const size of Object.keys(SIZES) as SizeName[])
          faults.push(...(await audit(visitor, screen, size)));
      });
      expect(faults).toEqual([]);
    },
    WITHIN_MS,
  );
}

it(
  'every screen of games in the page is right in every size',
  async ({ come }) => {
    const visitor = await come('Ana');
    const faults: string[] = [];
    await visitPracticeScreens(visitor, async (screen) => {
      for (const size of Object.keys(SIZES) as SizeName[])
        faults.push(...(await audit(visitor, screen, size)));
    });
    expect(faults).toEqual([]);
  },
  WITHIN_MS,
);
