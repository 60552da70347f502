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
  await ana.page.locator('.play-bar-end').waitFor();
  const second = await ana.page.evaluate(tapTwice);
  expect(second).toContain('button-danger');
  expect(await ana.moment()).toEqual(before);
  await ana.page.locator('.play-bar-end.button-danger').waitFor();
});

/**
 * Runs in the page: the second tap falls on whatever lies there as soon as the first has changed something, however slow the
 * machine is. Returns what that was.
 */
function tapTwice(): Promise<string> {
  const box = document.querySelector('.play-bar-end')!.getBoundingClientRect();
  const there = (): HTMLElement =>
    document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)!.closest('button')!;
  return new Promise((resolve) => {
    // The very first is none as long as the table itself has only just come.
    const first = setInterval(() => there().click(), 400);
    new MutationObserver((_, observer) => {
      if (document.querySelector('.play-bar-end.button-danger') === null) return;
      observer.disconnect();
      clearInterval(first);
      const button = there();
      button.click();
      resolve(button.className);
    }).observe(document.querySelector('.play-bar')!, { subtree: true, childList: true, attributes: true });
  });
}
