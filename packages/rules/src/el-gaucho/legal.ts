import type { Seat } from '../kernel/game';
import { END, type Action } from './actions';
import { groundOf } from './layouts';
import { legalClaims } from './phases/claim';
import { keepChoices } from './phases/keep';
import { addLegalPlacings } from './phases/placing';
import { legalAdditions } from './phases/round-up';
import { addLegalSpecials } from './phases/special';
import { legalOnSteppe } from './phases/steppe';
import { takesFrom } from './phases/taking';
import type { ElGauchoView, Open, Ranch } from './state';

const NOTHING: readonly Action[] = [];
const NO_SEATS: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export function toAct(open: Open): readonly Seat[] {
  switch (open.phase) {
    case 'keep':
      return seatsWhere(open, (ranch) => !ranch.ready);
    case 'claim':
    case 'turn':
    case 'steppe':
      return ALONE[open.turn.seat] as readonly Seat[];
    case 'round-up':
    case 'last-round-up':
      return seatsWhere(open, (ranch) => ranch.batch.length > 0);
    case 'over':
      return NO_SEATS;
  }
}

function seatsWhere({ ranches }: Open, isAsked: (ranch: Ranch) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < ranches.length; seat++) if (isAsked(ranches[seat] as Ranch)) seats.push(seat);
  return seats;
}

export function legal({ open, held }: ElGauchoView, seat: Seat): readonly Action[] {
  const ranch = open.ranches[seat];
  if (ranch === undefined || held === null) return NOTHING;
  switch (open.phase) {
    case 'keep':
      return ranch.ready ? NOTHING : keepChoices(held.drawn);
    case 'claim':
      return seat === open.turn.seat ? legalClaims(open) : NOTHING;
    case 'turn':
      return seat === open.turn.seat ? legalInTurn(open, seat) : NOTHING;
    case 'steppe':
      return seat === open.turn.seat
        ? legalOnSteppe(open, held, groundOf(open.layout, open.ranches.length), seat)
        : NOTHING;
    case 'round-up':
    case 'last-round-up':
      return legalAdditions(ranch);
    case 'over':
      return NOTHING;
  }
}

/** Taking two dice is compulsory in a round with dice; using them is not. */
function legalInTurn(open: Open, seat: Seat): Action[] {
  const actions: Action[] = open.turn.mustTake ? takesFrom(open.rodeo).slice() : [];
  const ground = groundOf(open.layout, open.ranches.length);
  addLegalPlacings(actions, open, ground, seat);
  addLegalSpecials(actions, open, ground, seat);
  if (!open.turn.mustTake) actions.push(END);
  return actions;
}
