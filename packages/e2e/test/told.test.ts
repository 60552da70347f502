import { playUntil, seatGuests } from '../src/position';
import { SIZES } from '../src/sizes';
import { useWorld } from './support/world';

const it = useWorld();

it('what is told of the match does not run ahead of the picture, and is all there when that is', async ({
  house,
  come,
}) => {
  const position = await seatGuests(house.url, 2);
  await playUntil(position, () => true);
  const ana = await come('Ana', { size: SIZES.laptop, settings: { motion: 'full' } });
  await ana.goto(`watch/${position.code}`);
  await ana.atTable();
  const watching = ana.page.evaluate(waitForSomethingUntold);
  let steps = 0;
  await playUntil(position, () => ++steps > 4);
  expect(await watching).toBe(true);
  await ana.page.evaluate(() => window.pampa?.settled());
  await ana.until(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('.log [data-seq]')];
    return Number(lines.at(-1)?.dataset['seq'] ?? 0) === window.pampa?.session.log.value.at(-1)?.seq;
  });
});

/** Runs in the page: until the match is further than the last line of the log, in a picture that has been drawn. */
async function waitForSomethingUntold(): Promise<boolean> {
  const endsAt = performance.now() + 30_000;
  while (performance.now() < endsAt) {
    // Words that are on their way into the page are there in the second frame.
    const truth = window.pampa?.session.moment.value?.seq ?? 0;
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    const lines = [...document.querySelectorAll<HTMLElement>('.log [data-seq]')];
    if (lines.length > 0 && Number(lines.at(-1)?.dataset['seq']) < truth) return true;
  }
  return false;
}
