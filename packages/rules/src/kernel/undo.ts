import { eventsFor, viewOf } from './cut';
import type { Hand, UndoEntry } from './entry';
import { undoLink } from './entry-link';
import type { Game, GameEvent, GameTypes, Rng, Seat, SeenEvent, State } from './game';
import { same } from './json';
import type { Barrier } from './barriers';
import type { Match, Step, Trail } from './match';
import { refuse, type Refusal } from './refusal';

/** An act that could be taken back, as its own seat may see it. */
export interface Reversible<T extends GameTypes> {
  readonly seq: number;
  readonly action: T['action'];
  readonly events: readonly SeenEvent<T>[];
}

/** What a seat could take back now, for the button that says so. */
export interface Undoable<T extends GameTypes> {
  /** The seat's own last act, which it may take back alone. */
  readonly own: Reversible<T> | null;
  /** Why there is no such act; null if there is one. */
  readonly barrier: Barrier | null;
  /** The seat's last act that it may take back, with all that came after, if everybody agrees. */
  readonly withConsent: Reversible<T> | null;
}

export function undoable<T extends GameTypes>(match: Match<T>, seat: Seat): Undoable<T> {
  const { own, barrier, withConsent } = reachOf(match, seat);
  return { own: reversible(own), barrier, withConsent: reversible(withConsent) };
}

function reversible<T extends GameTypes>(step: Trail<T> | null): Reversible<T> | null {
  if (step === null) return null;
  const { seq, seat, action, events } = step;
  return { seq, action, events: eventsFor(events, seat) };
}

export interface UndoRequest {
  readonly seat: Seat;
  /** The entry to take back. Named, so that a second click or a late consent can't take back another one. */
  readonly target: number;
  readonly at: number;
  readonly by: Hand;
  /** All seated people have agreed: it may cross other seats' acts and `end turn`, never a draw or a reveal. */
  readonly consent: boolean;
}

export type UndoCode = 'nothing-to-undo' | 'stale';

/** Takes back the seat's last act: in O(1), unless others have acted since in the same decision. */
export function undo<T extends GameTypes>(
  match: Match<T>,
  request: UndoRequest,
): Step<T> | Refusal<UndoCode> {
  const { seat, at, by, consent } = request;
  const reach = reachOf(match, seat);
  const target = consent ? reach.withConsent : reach.own;
  if (target === null) {
    return refuse('nothing-to-undo', {
      barrier: consent ? reach.consentBarrier : (reach.barrier ?? 'start'),
    });
  }
  if (target.seq !== request.target) return refuse('stale', { seq: match.seq });

  const seq = match.seq + 1;
  const before = { state: target.before, trail: target.previous };
  const kept = (consent ? null : replayWithout(match, target)) ?? before;
  const decision = target.decisionBefore;
  const entry: UndoEntry = { seq, seat, at, by, undo: target.seq, consent, link: '' };
  const link = match.chained ? undoLink(match.link, { seq, seat, at, by, undo: entry.undo, consent }) : '';
  // Others may go on with what they were asked only if they were asked it throughout.
  const isDisturbed = consent || decision !== match.decision;
  const next: Match<T> = {
    ...match,
    ...kept,
    seq,
    link,
    decision,
    quietSince: match.quietSince.map((since, other) =>
      isDisturbed || other === seat || !decision.seats.includes(other) ? seq : since,
    ),
  };
  return { match: next, entry: { ...entry, link }, events: [], secret: false, reveals: [] };
}

/** How far back a seat can go. */
interface Reach<T extends GameTypes> {
  readonly own: Trail<T> | null;
  readonly barrier: Barrier | null;
  readonly withConsent: Trail<T> | null;
  /** What stops even consent, where it finds nothing. */
  readonly consentBarrier: Barrier;
}

function reachOf<T extends GameTypes>(match: Match<T>, seat: Seat): Reach<T> {
  // Once a match is over its secrets are published: going back into it would be playing with open cards.
  if (match.game.asking(match.state.open).seats.length === 0) {
    return { own: null, barrier: 'over', withConsent: null, consentBarrier: 'over' };
  }
  const consent = { withConsent: newestOf(match.trail, seat), consentBarrier: match.barrier };
  let othersActed = false;
  for (let step = match.trail; step !== null; step = step.previous) {
    if (step.seat === seat) {
      if (step.final) return { own: null, barrier: 'ended-turn', ...consent };
      const isFree = !othersActed || (isInDecision(match, step) && replayWithout(match, step) !== null);
      return { own: isFree ? step : null, barrier: isFree ? null : 'other-seat', ...consent };
    }
    if (!isInDecision(match, step) || !match.decision.seats.includes(seat)) {
      return { own: null, barrier: 'other-seat', ...consent };
    }
    othersActed = true;
  }
  return { own: null, barrier: match.barrier, ...consent };
}

function newestOf<T extends GameTypes>(trail: Trail<T> | null, seat: Seat): Trail<T> | null {
  let step = trail;
  while (step !== null && step.seat !== seat) step = step.previous;
  return step;
}

/** Inside a decision that several seats make at once, others' acts are no barrier. */
function isInDecision<T extends GameTypes>(match: Match<T>, step: Trail<T>): boolean {
  return step.seq > match.decision.since && match.decision.seats.length > 1;
}

interface Kept<T extends GameTypes> {
  readonly state: State<T>;
  readonly trail: Trail<T> | null;
}

/**
 * The match as if `target` had not been played: the others' later acts are played again on what was before it.
 * Null where that would change what they did. Nothing on the trail drew or revealed anything, so no randomness is
 * needed.
 */
function replayWithout<T extends GameTypes>(match: Match<T>, target: Trail<T>): Kept<T> | null {
  const later: Trail<T>[] = [];
  for (let step = match.trail; step !== null && step !== target; step = step.previous) later.push(step);
  let kept: Kept<T> = { state: target.before, trail: target.previous };
  for (const step of later.reverse()) {
    const draft = playAgain(match.game, kept.state, step);
    if (draft === null) return null;
    kept = { state: draft, trail: { ...step, before: kept.state, previous: kept.trail } };
  }
  return kept;
}

function playAgain<T extends GameTypes>(game: Game<T>, state: State<T>, step: Trail<T>): State<T> | null {
  const { seat, action } = step;
  if (!game.legal(viewOf(state, seat), seat).some((legal) => same(legal, action))) return null;
  const draft = game.clone(state);
  const rng = new Undrawn();
  const outcome = game.play(draft, seat, action, rng);
  const unchanged = rng.draws === 0 && outcome.reveals.length === 0 && sameFacts(outcome.events, step.events);
  return unchanged ? draft : null;
}

function sameFacts<T extends GameTypes>(a: readonly GameEvent<T>[], b: readonly GameEvent<T>[]): boolean {
  return a.length === b.length && a.every((event, index) => same(event, b[index]));
}

/** Counts what is asked of it, and answers anything: whoever draws from it is found out by the count. */
class Undrawn implements Rng {
  draws = 0;
  int(): number {
    this.draws += 1;
    return 0;
  }
  die(): number {
    return this.int() + 1;
  }
  shuffle<A>(items: A[]): A[] {
    this.draws += Math.max(0, items.length - 1);
    return items;
  }
}
