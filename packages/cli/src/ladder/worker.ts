/** A process that plays the games it is sent, one after the other. Its processor time is its own. */
import { ROWS } from './rows';
import { scoreOf } from './score';

export interface Job {
  readonly commit: string;
  readonly row: string;
  readonly index: number;
}

process.on('message', ({ row: name, index, commit }: Job) => {
  const row = ROWS.find((each) => each.name === name);
  if (row !== undefined) process.send?.(scoreOf(row, index, commit));
});
