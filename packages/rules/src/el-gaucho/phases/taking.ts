import type { Seat } from '../../kernel/game';
import type { Action, ActionOf } from '../actions';
import { FACES, type Die } from '../dice';
import { remove } from '../lists';
import { tell, type Table } from '../table';

/** Every pair of values that lies in the ring. */
export function takesFrom(rodeo: readonly Die[]): readonly Action[] {
  let once = 0;
  let twice = 0;
  for (let i = 0; i < rodeo.length; i++) {
    const bit = 1 << ((rodeo[i] as Die) - 1);
    twice |= once & bit;
    once |= bit;
  }
  return (known[once * ALL_FACES + twice] ??= pairsOf(once, twice));
}

/** By which values are there, and which of them more than once: rings look alike more often than not. */
const ALL_FACES = 2 ** FACES.length;
const known: (readonly Action[] | undefined)[] = Array.from({ length: ALL_FACES * ALL_FACES });
const pairs = FACES.map((low) =>
  FACES.map((high): Action => Object.freeze({ type: 'take', dice: Object.freeze([low, high]) })),
);

function pairsOf(once: number, twice: number): Action[] {
  const has = (bits: number, die: Die): boolean => ((bits >> (die - 1)) & 1) === 1;
  return FACES.flatMap((low) =>
    FACES.filter((high) =>
      low === high ? has(twice, low) : low < high && has(once, low) && has(once, high),
    ).map((high) => pairs[low - 1]?.[high - 1] as Action),
  );
}

export function playTake(table: Table, seat: Seat, { dice }: ActionOf<'take'>): void {
  const { rodeo, turn } = table.open;
  for (let i = 0; i < dice.length; i++) remove(rodeo, dice[i] as Die);
  // Not `slice`: V8 copies frozen arrays item by item, in C++.
  turn.dice = [dice[0] as Die, dice[1] as Die];
  turn.mustTake = false;
  tell(table, { type: 'took', seat, dice });
}
