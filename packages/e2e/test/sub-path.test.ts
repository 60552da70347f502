import { Hands, playOut } from '../src/hands';
import { lateMatch } from './support/late';
import { SubPathProxy } from './support/sub-path-proxy';
import { useWorld } from './support/world';

const PATH = '/games/pampa';

const it = useWorld({ BASE_PATH: PATH, TRUST_PROXY: '1' });

it('a game under a sub-path behind a proxy asks for nothing outside of it', async ({ house, come }) => {
  const proxy = await SubPathProxy.before(house.port, PATH);
  try {
    const { code, guests } = await lateMatch(house.url, 2);
    const windows = await Promise.all(
      guests.map((guest) => come(guest.name, { url: proxy.url, seatOf: { guest, code } })),
    );
    await Promise.all(windows.map((visitor) => visitor.goto(`t/${code}`)));
    await Promise.all(windows.map((visitor) => visitor.atTable()));
    await playOut(windows.map((visitor) => new Hands(visitor)));
    for (const { page } of windows) await page.locator('.podium-step').first().waitFor();
    const [ana] = windows;
    await ana!.page.locator('.after-logo').click();
    await ana!.page.locator('.hero').waitFor();
    expect(new URL(ana!.page.url()).pathname).toBe(`${PATH}/`);
    expect(proxy.strays.filter((url) => url !== '/favicon.ico')).toEqual([]);
  } finally {
    proxy.close();
  }
});
