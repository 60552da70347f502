import { Hands, playOut } from '../src/hands';
import { seatGuests } from '../src/position';
import { SIZES } from '../src/sizes';
import { useWorld } from './support/world';

const it = useWorld();

it('a whole game of four is played in four windows, each of another size', async ({ house, come }) => {
  const { code, guests } = await seatGuests(house.url, 4);
  await guests[0]!.ask('start', {});
  const sizes = Object.values(SIZES);
  const windows = await Promise.all(
    guests.map((guest, seat) =>
      come(guest.name, { seatOf: { guest, code }, size: sizes[seat]!, touch: seat >= 2 }),
    ),
  );
  await Promise.all(windows.map((visitor) => visitor.goto(`t/${code}`)));
  await Promise.all(windows.map((visitor) => visitor.atTable()));
  await playOut(windows.map((visitor) => new Hands(visitor)));
  for (const { page } of windows) {
    await page.locator('.podium-step').first().waitFor();
    expect(await page.locator('.podium-step').count()).toBe(4);
  }
}, 1_200_000);
