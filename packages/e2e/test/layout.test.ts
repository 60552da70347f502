import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import { audit } from '../src/layout/audit';
import { visitPracticeScreens } from '../src/practice-screens';
import { findLessonFaults } from '../src/layout/lesson';
import { playUntil, seatGuests } from '../src/position';
import { Pupil } from '../src/pupil';
import { visitScreens } from '../src/screens';
import { MOMENTS, Tour, type IsThere } from '../src/tour';
import { useWorld } from './support/world';

const it = useWorld();

// All screens in all sizes are looked at in layout.deep.test.ts.
it('on a laptop and on a phone nothing is too small, cut off, covered or hard to read', async ({
  house,
  come,
}) => {
  const visitor = await come('Ana');
  const faults: string[] = [];
  const only = ['home', 'lobby', 'bots', 'levels', 'dice picked', 'results'] as const;
  await visitScreens(visitor, house.url, { seats: 3, only }, async (screen) => {
    for (const size of ['laptop', 'phone'] as const) faults.push(...(await audit(visitor, screen, size)));
  });
  expect(faults).toEqual([]);
});

it('neither is anything where a turn ends with German words, the longest ones', async ({ house, come }) => {
  const visitor = await come('Ana', { settings: { language: 'de' } });
  const tour = new Tour(await seatGuests(house.url, 2), visitor);
  const canEnd: IsThere = ({ open }, seat) =>
    open.phase === 'turn' && open.turn.seat === seat && !open.turn.mustTake && open.turn.dice.length === 0;
  await tour.goTo(canEnd);
  await visitor.page.getByRole('button', { name: 'Zug beenden' }).waitFor();
  expect(await audit(visitor, 'end of a turn', 'phone')).toEqual([]);
});

it('neither is anything where games are set up and played in the page', async ({ come }) => {
  const visitor = await come('Ana');
  const faults: string[] = [];
  await visitPracticeScreens(visitor, async (screen) => {
    for (const size of ['laptop', 'phone'] as const) faults.push(...(await audit(visitor, screen, size)));
  });
  expect(faults).toEqual([]);
});

it('neither is anything of the big screen, should somebody open it on a phone', async ({ house, come }) => {
  const visitor = await come('Ana');
  const faults: string[] = [];
  const position = await seatGuests(house.url, 3);
  const look = async (screen: string): Promise<void> => {
    for (const size of ['laptop', 'phone', 'phone on its side'] as const)
      faults.push(...(await audit(visitor, screen, size)));
  };
  await visitor.goto(`tv/${position.code}`);
  await visitor.page.locator('.tv-code').waitFor();
  await look('big screen, lobby');
  await playUntil(position, (view) => MOMENTS.dice(view as ElGauchoView));
  await visitor.atTable();
  await look('big screen');
  expect(faults).toEqual([]);
});

it('neither is anything of a lesson', async ({ come }) => {
  const visitor = await come('Ana');
  const pupil = new Pupil(visitor);
  const faults: string[] = [];
  await pupil.goTo(1);
  for (let said = 0; said < 3; said++) {
    for (const size of ['laptop', 'phone'] as const) {
      faults.push(...(await audit(visitor, `lesson 1, ${said}`, size)));
      faults.push(...(await visitor.page.evaluate(findLessonFaults)).map(({ what, on }) => `${on} ${what}`));
    }
    await pupil.goOn();
  }
  expect(faults).toEqual([]);
});
