import { seriousFindings } from '../src/axe';
import { visitOtherScreens } from '../src/other-screens';
import { visitScreens } from '../src/screens';
import { useWorld } from './support/world';

const it = useWorld();

for (const theme of ['day', 'dusk'] as const) {
  it(`axe finds nothing serious on any screen by ${theme}`, async ({ house, come }) => {
    const visitor = await come('Ana', { settings: { theme } });

    // A table that is not there is answered with 404, and the browser says so.
    visitor.tolerate(/404/);
    const findings: string[] = [];
    const look = async (screen: string): Promise<void> => {
      await visitor.atRest();
      for (const finding of await seriousFindings(visitor.page)) findings.push(`${screen}: ${finding}`);
    };
    await visitScreens(visitor, house.url, { seats: 3 }, look);
    await visitOtherScreens(visitor, house.url, look);

    expect(findings).toEqual([]);
  }, 600_000);
}
