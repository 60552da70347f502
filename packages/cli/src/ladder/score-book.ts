import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Row } from './rows';
import type { Circumstances, Score } from './score';

/** Scores line by line in a file: a run that was cut short goes on where it stopped. */
export class ScoreBook {
  private readonly scores = new Map<string, Score>();

  constructor(
    private readonly file: string,
    { commit, baronNodes }: Circumstances,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (!line.endsWith('}')) continue;
      const score = JSON.parse(line) as Score;
      if (score.commit === commit && score.baronNodes === baronNodes)
        this.scores.set(keyOf(score.row, score.index), score);
    }
  }

  has(row: Row, index: number): boolean {
    return this.scores.has(keyOf(row.name, index));
  }

  write(score: Score): void {
    appendFileSync(this.file, `${JSON.stringify(score)}\n`);
    this.scores.set(keyOf(score.row, score.index), score);
  }

  of(row: Row): readonly Score[] {
    return [...this.scores.values()].filter((score) => score.row === row.name);
  }
}

function keyOf(row: string, index: number): string {
  return `${row} ${index}`;
}
