import type { Seat } from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho } from '@pampa/rules/el-gaucho';
import type { Atom, Handling, Role } from '../../../play/desk';
import type { Moment } from '../../../table/session';
import { meantBy } from './meant';
import { atomsFor, leadsOf, partsOf } from './parts';

export const handling: Handling<ElGaucho> = {
  partsOf,
  atomsFor,
  leadsOf,
  roleOf,
  otherwise: (atom) => (atom.startsWith('space:') ? atom.replace('space:', 'recall:') : null),
  isOffered: ({ type }) => type === 'recall',
  // To fetch somebody who lies there and lay him down again where he lay costs a die and changes nothing.
  isPointless: (action) => action.type === 'lay' && action.recall === action.space,
  wantsConfirm,
  meantBy,
};

function roleOf(atom: Atom, { view }: Moment<ElGaucho>): Role {
  if (atom.startsWith('die:')) return 'means';
  if (!atom.startsWith('tile:')) return 'target';
  switch (view.open.phase) {
    case 'keep':
      return 'gathered';
    case 'steppe':
      return 'means';
    case 'claim':
    case 'turn':
    case 'round-up':
    case 'last-round-up':
    case 'over':
      return 'target';
  }
}

function wantsConfirm(action: Action, moment: Moment<ElGaucho>, seat: Seat): boolean {
  switch (action.type) {
    // Beyond recall: something comes to light, chance has its say, or the next one is asked.
    case 'keep':
    case 'claim':
    case 'scout':
    case 'settle':
    case 'leave':
    case 'end':
      return true;
    // Two dice are quickly touched, and for the whole turn.
    case 'take':
      return true;
    case 'append':
    case 'sort':
      return endsRoundUp(action, moment, seat);
    case 'stand':
    case 'lay':
    case 'raise':
    case 'occupy':
    case 'wish':
    case 'sell':
    case 'steal':
    case 'rouse':
    case 'oust':
    case 'recall':
      return false;
  }
}

/** With the last tile of the last player the pastures are refilled and dice are rolled: no way back. */
function endsRoundUp(action: Action, { view }: Moment<ElGaucho>, seat: Seat): boolean {
  const { ranches } = view.open;
  const isLast = ranches.every(({ batch }, other) => other === seat || batch.length === 0);
  if (!isLast) return false;
  const joined = elGaucho.preview(view, seat, action).filter(({ open }) => open.type === 'joined');
  return joined.length >= (ranches[seat]?.batch.length ?? 0);
}
