import { audit } from '../src/layout/audit';
import { findLessonFaults } from '../src/layout/lesson';
import { LESSONS } from '../src/lesson-screens';
import { Pupil } from '../src/pupil';
import { SIZES, type SizeName } from '../src/sizes';
import { useWorld } from './support/world';

const it = useWorld();

const WITHIN_MS = 1_200_000;
const ALL_SIZES = Object.keys(SIZES) as SizeName[];

it(
  'every word of every lesson stands beside what it is about, in every size',
  async ({ come }) => {
    const visitor = await come('Ana');
    const faults: string[] = [];
    await everywhere(new Pupil(visitor), async (screen) => {
      for (const size of ALL_SIZES) {
        faults.push(...(await audit(visitor, screen, size)), ...(await lessonFaults(visitor, screen, size)));
      }
    });
    expect(faults).toEqual([]);
  },
  WITHIN_MS,
);

for (const language of ['fr', 'es', 'de'] as const) {
  it(
    `the lessons can be read whole in ${language}, on phones too`,
    async ({ come }) => {
      const visitor = await come('Ana', { settings: { language } });
      const faults: string[] = [];
      await everywhere(new Pupil(visitor), async (screen) => {
        for (const size of ['tablet', 'phone', 'phone on its side'] as const) {
          await visitor.page.setViewportSize(SIZES[size]);
          faults.push(...(await lessonFaults(visitor, screen, size)));
        }
      });
      expect(faults).toEqual([]);
    },
    WITHIN_MS,
  );
}

/** At everything that is said, in all lessons. */
async function everywhere(pupil: Pupil, look: (screen: string) => Promise<void>): Promise<void> {
  const { visitor } = pupil;
  for (let lesson = 1; lesson <= LESSONS; lesson++) {
    await pupil.goTo(lesson);
    await pupil.finish(async ({ said }) => {
      await look(`lesson ${lesson}, ${said.slice(0, 30)}`);
      await visitor.page.setViewportSize(SIZES.laptop);
      await visitor.atRest();
    });
  }
}

async function lessonFaults(
  visitor: Pupil['visitor'],
  screen: string,
  size: SizeName,
): Promise<readonly string[]> {
  await visitor.atRest();
  const found = await visitor.page.evaluate(findLessonFaults);
  return found.map(({ what, on }) => `${screen}, ${size}: ${on} ${what}`);
}
