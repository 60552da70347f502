import { viewAt, type Match } from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho, type ElGauchoEvent, type Open } from '@pampa/rules/el-gaucho';
import { LEARNER, stepOf, type Move } from '../../../src/learn/script';

const RIVAL_SEAT = 1 - LEARNER;

/** A match while it is looked through, with all that was done in it. */
export interface Tale {
  readonly match: Match<ElGaucho>;
  readonly open: Open;
  readonly moves: readonly Move[];
  /** What has happened since the learner was asked last. */
  readonly events: readonly ElGauchoEvent[];
}

/** One of the learner's moves: the first that is legal and meant is made. */
export type Pick = (action: Action, now: Tale) => boolean;

/** A lesson to be looked for in many matches. */
export interface Recipe {
  readonly startSeat: 0 | 1;
  /** Where it may begin; asked whenever the learner is to move. */
  readonly begins: (now: Tale) => boolean;
  /** What is asked of the learner, in order; between two of them, the rival plays while it is her turn. */
  readonly picks: readonly Pick[];
  /** What she leaves for later lessons. */
  readonly rivalAvoids?: readonly Action['type'][];
  /** What is seen of the rival after the last of them. */
  readonly rivalEnds?: 'her turn' | 'the match';
  /** Whether it shows what it should: the tale after each pick. */
  readonly isGood: (after: readonly Tale[]) => boolean;
}

export function taleOf(match: Match<ElGaucho>): Tale {
  return { match, open: match.state.open, moves: [], events: [] };
}

export function moved({ match, moves }: Tale, move: Move): Tale {
  const step = stepOf(match, move);
  return {
    match: step.match,
    open: step.match.state.open,
    moves: [...moves, move],
    events: step.events.map(({ open }) => open),
  };
}

export function isAsked({ open }: Tale, seat = LEARNER): boolean {
  return elGaucho.asking(open).seats.includes(seat);
}

export function legalFor({ match }: Tale, seat = LEARNER): readonly Action[] {
  return elGaucho.legal(viewAt(match, seat), seat);
}

/** The rival plays what a sensible player would, until the learner is asked or all is over. */
export function othersPlay(
  tale: Tale,
  avoids: readonly Action['type'][] = [],
  isEnough: (now: Tale) => boolean = () => false,
): Tale {
  const events = [...tale.events];
  let now = tale;
  while (!isAsked(now) && now.open.phase !== 'over' && !isEnough(now)) {
    const best = elGaucho.fallback(viewAt(now.match, RIVAL_SEAT), RIVAL_SEAT);
    now = moved(now, { seat: RIVAL_SEAT, act: avoids.includes(best.type) ? { type: 'end' } : best });
    events.push(...now.events);
  }
  return { ...now, events };
}

function hasEnded({ moves }: Tale): boolean {
  const last = moves.at(-1);
  return last?.seat === RIVAL_SEAT && last.act.type === 'end';
}

/** The recipe cooked from here: the tale after each pick, or null where something is missing. */
export function cook(tale: Tale, { picks, rivalEnds, rivalAvoids }: Recipe): readonly Tale[] | null {
  const after: Tale[] = [];
  let now = tale;
  for (const [index, pick] of picks.entries()) {
    const action = isAsked(now) ? legalFor(now).find((each) => pick(each, now)) : undefined;
    if (action === undefined) return null;
    now = moved(now, { seat: LEARNER, act: action });
    const isLast = index === picks.length - 1;
    if (!isLast || rivalEnds === 'the match') now = othersPlay(now, rivalAvoids);
    else if (rivalEnds === 'her turn') now = othersPlay(now, rivalAvoids, hasEnded);
    after.push(now);
  }
  return after;
}
