import type { Asking, Seat } from '../kernel/game';
import type { Open, Ranch } from './state';

const NO_SEATS: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/**
 * A turn lasts from the roll, or the claim, to its end; the look at the steppe is part of it. A round-up is put to all who
 * have a choice, and the last one is another question than the usual one of the same round.
 */
export function asking(open: Open): Asking {
  switch (open.phase) {
    case 'keep':
      return { seats: seatsWhere(open, (ranch) => !ranch.ready), turn: null, key: 'keep' };
    case 'claim':
    case 'turn':
    case 'steppe':
      return askingOne(open);
    case 'round-up':
    case 'last-round-up':
      return {
        seats: seatsWhere(open, (ranch) => ranch.batch.length > 0),
        turn: null,
        key: `${open.phase} ${open.round}`,
      };
    case 'over':
      return { seats: NO_SEATS, turn: null, key: 'over' };
  }
}

/** Turns go clockwise from the start player. Claims are round 0 and go the other way round, the start player last. */
function askingOne({ phase, round, startSeat, turn: { seat }, ranches }: Open): Asking {
  const { length } = ranches;
  const steps = phase === 'claim' ? startSeat - 1 - seat : seat - startSeat;
  const number = round * length + ((steps + length) % length);
  return { seats: ALONE[seat] as readonly Seat[], turn: { seat, number }, key: number };
}

function seatsWhere({ ranches }: Open, isAsked: (ranch: Ranch) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < ranches.length; seat++) if (isAsked(ranches[seat] as Ranch)) seats.push(seat);
  return seats;
}
