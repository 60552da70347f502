import { takeByKeyboard } from '../src/keyboard-pupil';
import { LESSONS } from '../src/lesson-screens';
import { useWorld } from './support/world';

const it = useWorld();

it('all lessons are taken by keyboard alone, on the board in words', async ({ come }) => {
  const ana = await come('Ana', { settings: { board: 'plain' } });
  await ana.goto('learn/1');
  for (let lesson = 1; lesson <= LESSONS; lesson++) {
    await ana.page.locator('.board').waitFor();
    await takeByKeyboard(ana.page);
    await ana.page.locator('.talk-bar-next').press('Enter');
    await ana.until(
      (next) => location.pathname.endsWith(next),
      lesson < LESSONS ? `learn/${lesson + 1}` : 'learn',
    );
  }
  await ana.page.locator('.lessons-next').waitFor();
}, 600_000);
