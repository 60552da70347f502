import { Pupil } from './pupil';
import type { Visitor } from './visitor';

export const LESSONS = 7;

/** The list of lessons, and each of them once while something is told and once while something is asked. */
export async function visitLessons(visitor: Visitor, look: (screen: string) => Promise<void>): Promise<void> {
  await visitor.goto('learn');
  await visitor.page.locator('.lesson').first().waitFor();
  await look('lessons');
  const pupil = new Pupil(visitor);
  for (let lesson = 1; lesson <= LESSONS; lesson++) {
    await pupil.goTo(lesson);
    await look(`lesson ${lesson}, told`);
    while ((await pupil.where()).kind !== 'asked') await pupil.goOn();
    await look(`lesson ${lesson}, asked`);
  }
}
