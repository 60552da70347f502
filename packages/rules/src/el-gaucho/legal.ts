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
import type { ElGauchoView, Open } from './state';

const NOTHING: readonly Action[] = [];

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
