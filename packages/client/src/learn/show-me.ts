import { same, type GameTypes } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import type { Atom, Desk } from '../play/desk';

/** What to touch next for a move: things on the table, or a button of the bar. */
export interface NextTouch {
  readonly atoms: readonly Atom[];
  /** `confirm`, `end`, or the place of a choice: `choice-2`. */
  readonly button: string | null;
}

const NOTHING: NextTouch = { atoms: [], button: null };

export function nextTouch(wanted: GameTypes['action'], desk: Desk, { handling }: GameClient): NextTouch {
  const moment = desk.moment.value;
  const seat = desk.seat.value;
  if (moment === null || seat === null) return NOTHING;
  if (wanted.type === 'end') return { atoms: [], button: 'end' };
  const choice = desk.choices.value.findIndex((action) => same(action, wanted));
  const picked = desk.picked.value;
  const missing: Atom[] = [];
  const taken: Atom[] = [];
  for (const part of handling.partsOf(wanted)) {
    const all = handling.atomsFor(part, moment, seat);
    const own = all.find((atom) => picked.includes(atom) && !taken.includes(atom));
    if (own !== undefined) taken.push(own);
    else missing.push(...all.filter((atom) => ![...missing, ...picked].includes(atom)).slice(0, 1));
  }
  if (picked.length > taken.length) return NOTHING_FITS;
  const [first] = missing;
  if (first === undefined) return { atoms: [], button: choice === -1 ? 'confirm' : `choice-${choice}` };
  return { atoms: [first], button: null };
}

/** Something else is in the hand: it has to be put down first. */
const NOTHING_FITS: NextTouch = { atoms: [], button: 'put-down' };
