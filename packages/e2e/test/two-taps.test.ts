import { seatGuests } from '../src/position';
import { SIZES } from '../src/sizes';
import { MOMENTS, Tour } from '../src/tour';
import { useWorld } from './support/world';

const it = useWorld();

it('a finger that taps twice ends no turn through the warning', async ({ house, come }) => {
  const ana = await come('Ana', { size: SIZES.phone, touch: true });
  const tour = new Tour(await seatGuests(house.url, 2), ana);
  expect(await tour.goTo(MOMENTS.dice)).toBe(true);
  const before = await ana.moment();
  const end = (await ana.page.locator('.play-bar-end').boundingBox())!;
  const [x, y] = [end.x + end.width / 2, end.y + end.height / 2];
  await ana.page.touchscreen.tap(x, y);
  await ana.page.touchscreen.tap(x, y);
  await ana.page.locator('.play-bar-end.button-danger').waitFor();
  expect(await ana.moment()).toEqual(before);
});
