import { Hands, playOut } from '../src/hands';
import { SIZES } from '../src/sizes';
import type { Visitor } from '../src/visitor';
import { lateMatch } from './support/late';
import { useWorld } from './support/world';

const it = useWorld();

it('four windows and a spectator come from a late position to the podium', async ({ house, come }) => {
  const { code, guests } = await lateMatch(house.url, 4);
  const players = await Promise.all(
    guests.map((guest) => come(guest.name, { seatOf: { guest, code }, size: SIZES.tablet })),
  );
  const spectator = await come('Elena');
  await Promise.all([spectator.goto(`watch/${code}`), ...players.map((player) => player.goto(`t/${code}`))]);
  await Promise.all([...players, spectator].map((visitor) => visitor.atTable()));
  expect(await spectator.page.locator('.play-bar-confirm, .play-bar-end').count()).toBe(0);
  await playOut(players.map((player) => new Hands(player)));
  const [first, ...others] = await Promise.all([...players, spectator].map(podiumOf));
  expect(first).toHaveLength(4);
  for (const seen of others) expect(seen).toEqual(first);
});

it('a phone plays by touch, from a late position to the podium', async ({ house, come }) => {
  const { code, guests } = await lateMatch(house.url, 2);
  const phones = await Promise.all(
    guests.map((guest) => come(guest.name, { seatOf: { guest, code }, size: SIZES.phone, touch: true })),
  );
  await Promise.all(phones.map((phone) => phone.goto(`t/${code}`)));
  await Promise.all(phones.map((phone) => phone.atTable()));
  await playOut(phones.map((phone) => new Hands(phone)));
  for (const phone of phones) expect(await podiumOf(phone)).toHaveLength(2);
});

it('friends come by code, by link and from the gallery, sit down, are ready, and start', async ({ come }) => {
  const ana = await come('Ana');
  await ana.goto('');
  await ana.page.locator('.offer-first .offer-go').click();
  await ana.page.locator('.invitation-code').waitFor();
  const code = (await ana.page.locator('.invitation-letter').allInnerTexts()).join('');

  const bruno = await come('Bruno', { size: SIZES.phone, touch: true });
  await bruno.goto('');
  await bruno.page.locator('.offer-code input').fill(code.toLowerCase());
  await bruno.page.locator('.offer-code input').press('Enter');
  const carla = await come('Carla');
  await carla.goto(`t/${code}`);
  // Came to watch, and changes her mind.
  const diego = await come('Diego');
  await diego.goto(`watch/${code}`);
  await diego.page.locator('.start-bar .button-primary').click();
  for (const { page } of [bruno, carla, diego]) {
    await page.locator('.sit-ways .button-primary').click();
    await page.locator('.start-button').click();
  }
  await ana.page.locator('.start-button[aria-disabled="false"]').click();
  for (const visitor of [ana, bruno, carla, diego]) await visitor.atTable();
  const names = await carla.page.evaluate(() =>
    window.pampa?.session.table.value?.seats.map(({ name }) => name),
  );
  expect(names).toEqual(expect.arrayContaining(['Ana', 'Bruno', 'Carla', 'Diego']));
});

/** Who stands where, with how many pesos, as the page says it. */
async function podiumOf({ page }: Visitor): Promise<readonly string[]> {
  await page.locator('.podium-step').first().waitFor();
  return page.locator('.podium-step').allInnerTexts();
}
