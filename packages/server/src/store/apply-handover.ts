import { codeOf, DataProblem } from './data-problem';
import { finishHandover, takeHandover, type Answer, type Handover } from './handover';
import { openSqliteStore } from './sqlite';
import { isInPlace, putBack, putInPlace } from './swap-database';

/**
 * Whoever has just got hold of a folder does what was left to do in it, before he opens anything. Returns what came of it,
 * the last one last.
 */
export async function applyHandovers(dir: string): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let handover = takeHandover(dir); handover !== null; handover = takeHandover(dir)) {
    const answer = await apply(dir, handover);
    finishHandover(dir, answer);
    answers.push(answer);
  }
  return answers;
}

async function apply(dir: string, handover: Handover): Promise<Answer> {
  const { stamp } = handover;
  try {
    if (!isInPlace(handover)) await examine(handover.path);
    return { stamp, aside: putInPlace(dir, handover) };
  } catch (error) {
    putBack(dir, handover);
    return { stamp, problem: problemOf(error) };
  }
}

/** Opens it as a server will. Whoever brought it has done that too, but perhaps with another version of Pampa. */
export async function examine(handoverPath: string): Promise<void> {
  await (await openSqliteStore(handoverPath)).close();
}

/** One sentence, for whoever asked. */
export function problemOf(error: unknown): string {
  if (error instanceof DataProblem) return error.message;
  return `It could not be put in place (${codeOf(error) ?? 'unexpectedly'}).`;
}
