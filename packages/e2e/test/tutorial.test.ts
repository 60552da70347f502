import { Pupil } from '../src/pupil';
import { takeByKeyboard } from '../src/keyboard-pupil';
import { SIZES } from '../src/sizes';
import { useWorld } from './support/world';

const it = useWorld();

it('a newcomer takes the first lesson by taps, and is led on to the next', async ({ come }) => {
  const ana = await come('Ana', { size: SIZES.phone, touch: true });
  await ana.goto('learn');
  await ana.page.locator('.lesson').first().tap();
  await ana.atTable();
  await new Pupil(ana).finish();
  await ana.page.locator('.talk-bar-next').tap();
  await ana.until(() => location.pathname.endsWith('learn/2'));
  await ana.atTable();
});

it('who leaves in the middle goes on there another time, or from the beginning', async ({ come }) => {
  const ana = await come('Ana');
  const pupil = new Pupil(ana);
  await pupil.goTo(2);
  const first = await pupil.where();
  for (let beat = 0; beat < 3; beat++) await pupil.goOn();
  const left = [await pupil.where(), await ana.moment()];
  await ana.page.locator('.speech-head .icon-button').first().click();
  await ana.page.locator('.lesson', { hasText: 'Continue' }).waitFor();
  await pupil.goTo(2);
  expect([await pupil.where(), await ana.moment()]).toEqual(left);
  await ana.page.locator('.speech-head .icon-button').nth(1).click();
  expect(await pupil.where()).toEqual(first);
});

it('another move than the one asked for is answered and not played', async ({ come }) => {
  const ana = await come('Ana');
  const pupil = new Pupil(ana);
  await pupil.goTo(1);
  for (let beat = 0; beat < 2; beat++) await pupil.goOn();
  const [asked, before] = [await pupil.where(), await ana.moment()];
  for (const die of ['die:6/0', 'die:6/1']) await pupil.tap(die);
  await ana.page.locator('.play-bar-confirm').click();
  await ana.page.locator('.speech[data-answered="true"]').waitFor();
  expect(await ana.moment()).toEqual(before);
  expect((await pupil.where()).said).not.toBe(asked.said);
  await pupil.tap('die:5/0');
  await ana.until((said) => document.querySelector('.speech-say')?.textContent === said, asked.said);
  expect(await pupil.where()).toEqual(asked);
});

it('a lesson is taken by keyboard, on the board in words', async ({ come }) => {
  const ana = await come('Ana', { settings: { board: 'plain' } });
  await ana.goto('learn/4');
  await ana.page.locator('.board').waitFor();
  await takeByKeyboard(ana.page);
  expect(await ana.page.locator('[role="status"].speech-words').textContent()).toContain('32 pesos');
});
