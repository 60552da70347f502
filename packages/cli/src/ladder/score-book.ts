import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Row } from './rows';
import type { Score } from './score';

/** Scores line by line in a file: a run that was cut short goes on where it stopped. */
export class ScoreBook {
  private readonly scores = new Map<string, Score>();

  constructor(
    private readonly file: string,
    commit: string,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (!line.endsWith('}')) continue;
      const score = JSON.parse(line) as Score;
      if (score.commit === commit) this.scores.set(keyOf(score), score);
    }
  }

  has(row: Row, index: number): boolean {
    return this.scores.has(keyOf({ row: row.name, index, baronNodes: row.baronNodes }));
  }

  write(score: Score): void {
    appendFileSync(this.file, `${JSON.stringify(score)}\n`);
    this.scores.set(keyOf(score), score);
  }

  of(row: Row): readonly Score[] {
    return [...this.scores.values()].filter(
      (score) => score.row === row.name && score.baronNodes === row.baronNodes,
    );
  }
}

function keyOf({ row, index, baronNodes }: Pick<Score, 'row' | 'index' | 'baronNodes'>): string {
  return `${row} ${index} ${baronNodes}`;
}
