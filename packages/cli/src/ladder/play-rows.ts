import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from './rows';
import type { Score } from './score';
import type { ScoreBook } from './score-book';
import type { Job } from './worker';

/** Plays what is still missing in the book, in as many processes as wished. */
export async function playRows(
  rows: readonly Row[],
  book: ScoreBook,
  commit: string,
  workers: number,
): Promise<void> {
  const jobs = missing(rows, book, commit);
  let left = jobs.length;
  const next = (): Job | undefined => jobs.shift();
  const note = (score: Score): void => {
    book.write(score);
    left--;
    if (left % 50 === 0) console.log(`${left} games to go, the last one of ${score.row}`);
  };
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, () => work(next, note)));
}

function missing(rows: readonly Row[], book: ScoreBook, commit: string): Job[] {
  return rows.flatMap((row) =>
    Array.from({ length: row.games }, (_, index) => index)
      .filter((index) => !book.has(row, index))
      .map((index): Job => ({ commit, row: row.name, index })),
  );
}

/** The same Node, with the same preparations, as this process itself. */
function work(next: () => Job | undefined, note: (score: Score) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(join(__dirname, 'worker.ts'));
    const send = (): void => {
      const job = next();
      if (job === undefined) child.disconnect();
      else child.send(job);
    };
    child.on('message', (score: Score) => {
      note(score);
      send();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`a worker ended with code ${String(code)}`));
    });
    send();
  });
}
