import { Pupil } from '../src/pupil';
import { SIZES } from '../src/sizes';
import { inAllLessons, lessonFaults } from './support/all-lessons';
import { useWorld } from './support/world';

const it = useWorld();

for (const language of ['fr', 'es', 'de'] as const) {
  it(`the lessons can be read whole in ${language}, on phones too`, async ({ come }) => {
    const visitor = await come('Ana', { settings: { language } });
    const faults: string[] = [];
    await inAllLessons(new Pupil(visitor), async ({ screen }) => {
      for (const size of ['tablet', 'phone', 'phone on its side'] as const) {
        await visitor.page.setViewportSize(SIZES[size]);
        await visitor.atRest();
        faults.push(...(await lessonFaults(visitor, screen, size)));
      }
    });
    expect(faults).toEqual([]);
  }, 1_200_000);
}
