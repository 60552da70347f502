import { Hands, playOut } from '../src/hands';
import { seatGuests } from '../src/position';
import { useWorld } from './support/world';

const it = useWorld();

it('a whole game of two is played by taps on the canvas', async ({ house, come }) => {
  const position = await seatGuests(house.url, 2);
  const [host, other] = position.guests;
  await host!.ask('start', {});
  const { code } = position;
  const windows = await Promise.all([
    come('Ana', { seatOf: { guest: host!, code } }),
    come('Bruno', { seatOf: { guest: other!, code } }),
  ]);
  await Promise.all(windows.map((visitor) => visitor.goto(`t/${code}`)));
  await Promise.all(windows.map((visitor) => visitor.atTable()));
  await playOut(windows.map((visitor) => new Hands(visitor)));
  for (const { page } of windows) await page.locator('.after').waitFor();
}, 900_000);
