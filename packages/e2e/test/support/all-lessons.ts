import { findLessonFaults } from '../../src/layout/lesson';
import { LESSONS } from '../../src/lesson-screens';
import type { Place, Pupil } from '../../src/pupil';
import { SIZES, type SizeName } from '../../src/sizes';
import type { Visitor } from '../../src/visitor';

/** Where in all lessons one is. */
export interface Said extends Place {
  readonly lesson: number;
  /** To be named in a fault. */
  readonly screen: string;
}

/** At everything that is said, in all lessons; whoever looks may leave the window in another size. */
export async function inAllLessons(pupil: Pupil, look: (at: Said) => Promise<void>): Promise<void> {
  const { visitor } = pupil;
  for (let lesson = 1; lesson <= LESSONS; lesson++) {
    await pupil.goTo(lesson);
    await pupil.finish(async (place) => {
      await look({ ...place, lesson, screen: `lesson ${lesson}, ${place.said.slice(0, 30)}` });
      await visitor.page.setViewportSize(SIZES.laptop);
      await visitor.atRest();
    });
  }
}

/** Of a page at rest: what of a lesson can't be read, or points at what can't be seen. */
export async function lessonFaults(
  { page }: Visitor,
  screen: string,
  size: SizeName,
): Promise<readonly string[]> {
  const found = await page.evaluate(findLessonFaults);
  return found.map(({ what, on }) => `${screen}, ${size}: ${on} ${what}`);
}
