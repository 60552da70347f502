import { ALL_TILES, type ElGauchoView, type Tile } from '@pampa/rules/el-gaucho';
import { Hands } from '../src/hands';
import type { Visitor } from '../src/visitor';
import { useWorld } from './support/world';

const it = useWorld();

it('two people pass the device: a curtain falls before a hand is shown, and only then', async ({ come }) => {
  const visitor = await come('Ana');
  const { page } = visitor;
  await visitor.goto('practice');
  await page.getByText('People at this screen').click();
  await page.locator('.planned input').nth(1).fill('Ben');
  await page.locator('.set-up-start').click();

  await page.locator('.curtain').waitFor();
  await visitor.atTable();
  expect(await page.locator('.curtain-title').textContent()).toContain('Ana');
  await expectNobodysHand(visitor);
  // It covers everything, and there is no way around it.
  await page.keyboard.press('Escape');
  const isCovered = await page.evaluate(() =>
    [0.02, 0.5, 0.98].every((part) => {
      const hit = document.elementFromPoint(innerWidth * part, innerHeight * part);
      return hit !== null && hit.closest('.curtain') !== null;
    }),
  );
  expect(isCovered).toBe(true);

  const hands = new Hands(visitor);
  const anas = await takeDevice(visitor, 0);
  await hands.isAsked();
  await hands.act();
  await page.locator('.curtain').waitFor();
  expect(await page.locator('.curtain-title').textContent()).toContain('Ben');
  await expectNobodysHand(visitor);
  const bens = await takeDevice(visitor, 1);
  expect(bens.filter((tile) => anas.includes(tile))).toEqual([]);
  await hands.isAsked();
  await hands.act();

  // From here on turns pass from seat to seat without a curtain, but for a look at the steppe.
  const seats = new Set<number | null>();
  for (let moves = 0; moves < 12; moves++) {
    const isLook = await isCurtainOrAsked(visitor);
    if (isLook) {
      await expectNobodysHand(visitor);
      expect(((await visitor.moment())?.view as ElGauchoView).open.phase).toBe('steppe');
      await page.locator('.curtain-go').click();
    }
    expect(await hands.isAsked()).toBe(true);
    expect(await page.locator('.curtain').count()).toBe(0);
    seats.add(await page.evaluate(() => window.pampa?.session.seat.value ?? null));
    await hands.act();
  }
  expect([...seats].sort()).toEqual([0, 1]);
});

/** Waits for one of them; true for the curtain. */
async function isCurtainOrAsked(visitor: Visitor): Promise<boolean> {
  await visitor.until(
    () => document.querySelector('.curtain') !== null || (window.pampa?.lit().length ?? 0) > 0,
  );
  return (await visitor.page.locator('.curtain').count()) > 0;
}

/** What the page shows, and what anybody could ask it for. */
async function expectNobodysHand(visitor: Visitor): Promise<void> {
  const { held } = (await visitor.moment())?.view ?? { held: 'nothing is shown' };
  expect(held).toBeNull();
  expect(await visitor.page.evaluate(() => window.pampa?.session.seat.value)).toBeNull();
}

/** Whoever has it sees his own start tiles. */
async function takeDevice(visitor: Visitor, seat: number): Promise<readonly Tile[]> {
  await visitor.page.locator('.curtain-go').click();
  await visitor.until((wanted) => window.pampa?.session.seat.value === wanted, seat);
  const view = (await visitor.moment())?.view as ElGauchoView | undefined;
  const drawn = view?.held?.drawn ?? [];
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every((tile) => ALL_TILES.includes(tile))).toBe(true);
  return drawn;
}
