import { seriousFindings } from '../src/axe';
import { visitOtherScreens } from '../src/other-screens';
import { visitScreens } from '../src/screens';
import { useWorld } from './support/world';

const it = useWorld();

it('axe finds nothing serious on any screen, neither by day nor by dusk', async ({ house, come }) => {
  const visitor = await come('Ana', { settings: { theme: 'day' } });

  // A table that is not there is answered with 404, and the browser says so.
  visitor.tolerate(/404/);
  const findings: string[] = [];
  const look = async (screen: string): Promise<void> => {
    for (const theme of ['dusk', 'day']) {
      // As settings/in-effect.ts does it: a theme is nothing but other colours.
      await visitor.page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await visitor.atRest();
      for (const finding of await seriousFindings(visitor.page)) {
        findings.push(`${screen} by ${theme}: ${finding}`);
      }
    }
  };
  await visitScreens(visitor, house.url, { seats: 3 }, look);
  await visitOtherScreens(visitor, house.url, look);

  expect(findings).toEqual([]);
}, 900_000);
