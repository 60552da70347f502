import { LESSONS } from '../src/lesson-screens';
import { Pupil } from '../src/pupil';
import { SIZES } from '../src/sizes';
import { useWorld } from './support/world';

const it = useWorld();

it('a newcomer takes all lessons by taps, and is led on to a table', async ({ come }) => {
  const ana = await come('Ana', { size: SIZES.phone, touch: true });
  const pupil = new Pupil(ana);
  await ana.goto('learn');
  await ana.page.locator('.lesson').first().tap();
  for (let lesson = 1; lesson <= LESSONS; lesson++) {
    await ana.atTable();
    await pupil.finish();
    await ana.page.locator('.talk-bar-next').tap();
    await ana.until(
      (next) => location.pathname.endsWith(next),
      lesson < LESSONS ? `learn/${lesson + 1}` : 'learn',
    );
  }
  const links = ana.page.locator('.lessons-next a');
  expect(
    await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ).toEqual(['/practice', '/', '/rules/el-gaucho']);
  expect(await ana.page.locator('.lesson-number svg').count()).toBe(LESSONS);
}, 600_000);
