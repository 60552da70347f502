import type { Seat } from '../../kernel/game';
import { take, type Action, type ActionOf } from '../actions';
import type { Die } from '../dice';
import { FACES } from '../dice';
import { tell, type Table } from '../table';

/** Every pair of values that lies in the ring. */
export function addLegalTakes(actions: Action[], rodeo: readonly Die[]): void {
  const counts = countFaces(rodeo);
  for (const low of FACES) {
    const lows = counts[low] as number;
    if (lows > 1) actions.push(take(low, low));
    if (lows === 0) continue;
    for (let high = low + 1; high <= FACES.length; high++) {
      if ((counts[high] as number) > 0) actions.push(take(low, high));
    }
  }
}

function countFaces(dice: readonly Die[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const die of dice) counts[die] = (counts[die] as number) + 1;
  return counts;
}

export function playTake(table: Table, seat: Seat, { dice }: ActionOf<'take'>): void {
  const { rodeo, turn } = table.open;
  for (const die of dice) rodeo.splice(rodeo.indexOf(die), 1);
  turn.dice = [...dice];
  turn.mustTake = false;
  tell(table, { type: 'took', seat, dice });
}
