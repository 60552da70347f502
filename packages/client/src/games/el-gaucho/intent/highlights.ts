import type { SeenEvent } from '@pampa/rules';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { Highlight, Rolled } from '../../game-client';

/** What somebody who goes through a match would like to see next. */
export function highlightOf({ open }: SeenEvent<ElGaucho>): Highlight | null {
  if (open.type === 'sold') return 'sale';
  return open.type === 'stole' ? 'theft' : null;
}

/** Every throw of the match; a wished die is chosen, not rolled. Nobody undoes a roll, so none counts twice. */
export function rollsIn(events: readonly SeenEvent<ElGaucho>[]): readonly Rolled[] {
  const rolls: Rolled[] = [];
  let round = 0;
  for (const { open } of events) {
    if (open.type === 'round-began') round = open.round;
    if (open.type === 'rolled') rolls.push({ round, faces: open.dice });
  }
  return rolls;
}
