import { Hands } from '../src/hands';
import type { Visitor } from '../src/visitor';
import { SubPathProxy } from './support/sub-path-proxy';
import { useWorld } from './support/world';

const PATH = '/games/pampa';

const it = useWorld({ BASE_PATH: PATH, TRUST_PROXY: '1' });

/** So many moves of one's own before the page is loaded anew. */
const MOVES_BEFORE_RELOAD = 12;

/** Until the browser has all that the page will ever need. */
async function keepPage({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  });
}

it('a whole game against three bots is played without a connection, and survives a reload', async ({
  house,
  come,
}) => {
  const proxy = await SubPathProxy.before(house.port, PATH);
  try {
    const visitor = await come('Ana', { url: proxy.url });
    const { page, context } = visitor;
    await visitor.goto('');
    await keepPage(visitor);
    // The front page can’t follow the list of tables any more, and says so in the console.
    visitor.tolerate(/net::ERR_/);
    await context.setOffline(true);
    proxy.close();

    await visitor.goto('practice');
    await page.locator('.set-up-more .button').last().click();
    for (const bot of [0, 1, 2])
      await page
        .locator('fieldset.choice')
        .nth(bot + 1)
        .getByText('Peon')
        .click();
    await page.locator('.set-up-start').click();
    await visitor.atTable();
    const hands = new Hands(visitor);
    for (let moves = 0; moves < MOVES_BEFORE_RELOAD; moves++) {
      expect(await hands.isAsked()).toBe(true);
      await hands.act();
    }
    expect(await hands.isAsked()).toBe(true);
    // Bots think in a worker of the page’s own.
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(new RegExp(`^${PATH}/assets/bot-worker-`)),
    ]);
    const before = await visitor.moment();
    await page.reload();
    await visitor.atTable();
    expect(await visitor.moment()).toEqual(before);

    while (await hands.isAsked()) await hands.act();
    await page.locator('.podium-step').first().waitFor();
    expect(await page.locator('.podium-step').count()).toBe(4);
    await page.locator('.rematch-button').click();
    await visitor.atTable();
    await visitor.goto('practice');
    await page.locator('.saved-game').first().waitFor();
    expect(await page.locator('.saved-game').count()).toBe(2);
    const download = page.waitForEvent('download');
    await page.locator('.saved-game').last().locator('.saved-small .icon-button').first().click();
    expect((await download).suggestedFilename()).toMatch(/^pampa-local-.+\.match\.json$/);
  } finally {
    proxy.close();
  }
});
