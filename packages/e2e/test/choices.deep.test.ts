import { elGaucho } from '@pampa/rules/el-gaucho';
import { Hands } from '../src/hands';
import { findAtomFaults } from '../src/layout/atoms';
import { CONTROL_RULES } from '../src/layout/controls';
import { seatGuests } from '../src/position';
import { SIZES, type SizeName } from '../src/sizes';
import { Tour, type IsThere } from '../src/tour';
import type { Visitor } from '../src/visitor';
import { useWorld } from './support/world';

const it = useWorld();

/** A thief who may choose among so many that no phone has a place for the list, and not so many that there is none. */
const canChooseTheft: IsThere = (view, seat) =>
  elGaucho.legal(view, seat).filter(({ type }) => type === 'steal').length === 5;

async function thiefIn(visitor: Visitor, url: string): Promise<void> {
  for (;;) {
    const tour = new Tour(await seatGuests(url, 4), visitor);
    if (await tour.goTo(canChooseTheft)) break;
    await tour.comeBack();
  }
  await visitor.until(() => window.pampa?.lit().includes('area:thief') === true);
}

const seqNow = (): number => window.pampa?.session.moment.value?.seq ?? -1;

it('a list of choices covers nothing that is lit, in any size, and never moves the table', async ({
  house,
  come,
}) => {
  const visitor = await come('Ana');
  const { page } = visitor;
  await thiefIn(visitor, house.url);
  const ways = new Set<string>();
  for (const size of Object.keys(SIZES) as SizeName[]) {
    await page.setViewportSize(SIZES[size]);
    await visitor.atRest();
    const canvas = page.locator('.scene-canvas canvas');
    const before = await canvas.boundingBox();
    await new Hands(visitor).tap('area:thief');
    await page.locator('.choices-beside, .play-bar-list').first().waitFor();
    await visitor.atRest();
    expect([size, await page.evaluate(findAtomFaults, CONTROL_RULES)]).toEqual([size, []]);
    const isFolded = await page.locator('.play-bar-list').isVisible();
    ways.add(isFolded ? 'folded' : 'beside');
    if (isFolded) {
      await page.locator('.play-bar-list').click();
      await page.locator('.choice-button').first().waitFor();
      await page.locator('.play-bar-list').click();
      await page.locator('.choice-button').first().waitFor({ state: 'hidden' });
    }
    expect(await canvas.boundingBox()).toEqual(before);
    await page.locator('.play-bar-put-down').click();
    await page.locator('.choices-place').waitFor({ state: 'detached' });
  }
  // On a laptop there is room, on a phone there is none.
  expect([...ways].sort()).toEqual(['beside', 'folded']);
}, 600_000);

it('a press that comes with the list plays nothing', async ({ house, come }) => {
  const visitor = await come('Ana');
  const { page } = visitor;
  await thiefIn(visitor, house.url);
  const before = await page.evaluate(seqNow);
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('.choice-button');
      if (button === null) return;
      button.click();
      setTimeout(() => watcher.disconnect(), 100);
    });
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await new Hands(visitor).tap('area:thief');
  await page.locator('.choices-beside').waitFor();
  await visitor.atRest();
  expect(await page.evaluate(() => window.pampa?.picked())).toEqual(['area:thief']);
  expect(await page.evaluate(seqNow)).toBe(before);
}, 600_000);
