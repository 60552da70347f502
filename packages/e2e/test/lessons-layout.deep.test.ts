import { audit } from '../src/layout/audit';
import { Pupil } from '../src/pupil';
import { SIZES, type SizeName } from '../src/sizes';
import { inAllLessons, lessonFaults } from './support/all-lessons';
import { useWorld } from './support/world';

const it = useWorld();

it('every word of every lesson stands beside what it is about, in every size', async ({ come }) => {
  const visitor = await come('Ana');
  const faults: string[] = [];
  const coloured = new Set<string>();
  await inAllLessons(new Pupil(visitor), async ({ lesson, kind, screen }) => {
    // What is told, asked and watched look different from each other; within a lesson, not from sentence to sentence.
    const look = `${lesson} ${kind}`;
    const withColours = !coloured.has(look);
    coloured.add(look);
    for (const size of Object.keys(SIZES) as SizeName[]) {
      // The audit brings the page to rest in this size.
      faults.push(...(await audit(visitor, screen, size, { withColours })));
      faults.push(...(await lessonFaults(visitor, screen, size)));
    }
  });
  expect(faults).toEqual([]);
}, 1_200_000);
