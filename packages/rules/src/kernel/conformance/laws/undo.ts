import { act } from '../../act';
import { isAct } from '../../entry';
import type { GameTypes, Seat, State } from '../../game';
import { canonical } from '../../json';
import type { Match } from '../../match';
import { Random } from '../../random';
import { isRefusal } from '../../refusal';
import { undo, undoable } from '../../undo';
import type { Finding } from '../law';
import { tryOut } from '../moment';

/** An act as it was played, in the order of play. */
export interface Played<T extends GameTypes> {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: T['action'];
  readonly before: State<T>;
  /** The state before, as it was then. */
  readonly text: string;
  /** Something was drawn or revealed. */
  readonly hard: boolean;
  readonly final: boolean;
}

export function trailStopsAtBarriers<T extends GameTypes>(
  match: Match<T>,
  played: readonly Played<T>[],
): Finding {
  const isOver = match.game.asking(match.state.open).seats.length === 0;
  if (isOver && match.header.players.some((_, seat) => undoable(match, seat).withConsent !== null))
    return 'a match that is over could be taken back';
  const wall = played.findLast((act) => act.hard)?.seq ?? 0;
  for (let step = match.trail; step !== null; step = step.previous) {
    if (step.seq <= wall)
      return `entry ${step.seq} could be undone across the draw or reveal of entry ${wall}`;
  }
  return null;
}

/** Alone: the seat's act is as if it had never been, and what the others have done since stays done. */
export function undoRestores<T extends GameTypes>(
  match: Match<T>,
  played: readonly Played<T>[],
  seat: Seat,
): Finding {
  const target = undoable(match, seat).own;
  if (target === null) return null;
  const [taken, ...later] = played.slice(played.findIndex(({ seq }) => seq === target.seq));
  if (taken === undefined || taken.seat !== seat || taken.final)
    return `entry ${target.seq} is not to be undone`;
  const step = undo(match, { seat, target: target.seq, at: 0, by: 'person', consent: false });
  if (isRefusal(step)) return `undoing entry ${target.seq} is refused`;
  const expected = later.reduce((state, other) => playedOn(match, state, other), taken.before);
  if (canonical(taken.before) !== taken.text)
    return `the state before entry ${target.seq} is not what it was`;
  if (canonical(step.match.state) !== canonical(expected))
    return `undoing entry ${target.seq} gives another state`;
  return redoneDiffers(step.match, [taken], match);
}

/** With consent: everything from the seat's act on is taken back. */
export function consentRestores<T extends GameTypes>(
  match: Match<T>,
  played: readonly Played<T>[],
  seat: Seat,
): Finding {
  const target = undoable(match, seat).withConsent;
  if (target === null) return null;
  const taken = played.slice(played.findIndex(({ seq }) => seq === target.seq));
  const step = undo(match, { seat, target: target.seq, at: 0, by: 'person', consent: true });
  if (isRefusal(step)) return `undoing entry ${target.seq} by consent is refused`;
  if (canonical(step.match.state) !== taken[0]?.text)
    return `undoing entry ${target.seq} gives another state`;
  return redoneDiffers(step.match, taken, match);
}

function playedOn<T extends GameTypes>(
  match: Match<T>,
  state: State<T>,
  { seat, action }: Played<T>,
): State<T> {
  return tryOut(match.game, state, seat, action, new Random(match.seed, match.position)).after;
}

function redoneDiffers<T extends GameTypes>(
  from: Match<T>,
  acts: readonly Played<T>[],
  to: Match<T>,
): Finding {
  let match = from;
  for (const { seat, action, seq } of acts) {
    const step = act(match, { seat, action, seq: match.seq, at: 0, by: 'person' });
    if (isRefusal(step) || !isAct(step.entry)) return `entry ${seq} can't be done again`;
    match = step.match;
  }
  return canonical(match.state) === canonical(to.state)
    ? null
    : `doing entry ${acts[0]?.seq ?? 0} again differs`;
}
