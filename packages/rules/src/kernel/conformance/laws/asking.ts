import type { Game, GameTypes, Seat, State, Turn } from '../../game';
import { same } from '../../json';
import type { Finding } from '../law';
import { legalIn, shown, type Moment } from '../moment';

export function askingAgreesWithResult<T extends GameTypes>({
  game,
  seats,
  state,
  asked,
}: Moment<T>): Finding {
  const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats;
  if (!asked.every(isSeat)) return `no such seat in ${shown(asked)}`;
  if (new Set(asked).size !== asked.length) return `a seat twice in ${shown(asked)}`;
  const isOver = game.result(state.open) !== null;
  if (isOver === (asked.length === 0)) return null;
  return isOver
    ? `there is a result, but ${shown(asked)} are asked`
    : 'nobody is asked, but there is no result';
}

export function legalForThoseAsked<T extends GameTypes>({ seats, asked, legal }: Moment<T>): Finding {
  for (let seat = 0; seat < seats; seat++) {
    const actions = legal[seat] ?? [];
    const isAsked = asked.includes(seat);
    if (isAsked && actions.length === 0) return `seat ${seat} is asked, but can do nothing`;
    if (!isAsked && actions.length > 0) return `seat ${seat} is not asked, but could ${shown(actions[0])}`;
  }
  return null;
}

/** Before and after an act of `actor`. The kernel takes what was chosen before it as an answer still, if the key is the same. */
export function keyNamesDecision<T extends GameTypes>(
  game: Game<T>,
  actor: Seat,
  before: State<T>,
  after: State<T>,
): Finding {
  const [old, asking] = [game.asking(before.open), game.asking(after.open)];
  if (old.key !== asking.key) return null;
  const named = `the key is still ${shown(asking.key)}, but`;
  const added = asking.seats.find((seat) => !old.seats.includes(seat));
  if (added !== undefined) return `${named} seat ${added} is asked anew`;
  if (!same(old.turn, asking.turn)) return `${named} it is another turn: ${shown(asking.turn)}`;
  for (const seat of asking.seats) {
    if (seat === actor) continue;
    const [could, can] = [legalIn(game, before, seat), legalIn(game, after, seat)];
    if (!same(could, can)) return `${named} seat ${seat} may do ${shown(can)} instead of ${shown(could)}`;
  }
  return null;
}

/** `old` is the last turn there was, be it some decisions ago. */
export function turnsGoOn(old: Turn | null, turn: Turn | null): Finding {
  if (turn === null) return null;
  if (!Number.isInteger(turn.number)) return `a turn's number is ${shown(turn.number)}`;
  if (old === null || turn.number > old.number) return null;
  if (turn.number < old.number) return `turn ${turn.number} comes after turn ${old.number}`;
  return turn.seat === old.seat ? null : `turn ${turn.number} is seat ${old.seat}'s and seat ${turn.seat}'s`;
}
