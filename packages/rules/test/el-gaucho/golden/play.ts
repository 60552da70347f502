import type { Action } from '../../../src/el-gaucho/actions';
import { elGaucho } from '../../../src/el-gaucho/game';
import type { ElGaucho } from '../../../src/el-gaucho/state';
import { act } from '../../../src/kernel/act';
import { viewOf } from '../../../src/kernel/cut';
import type { Hand } from '../../../src/kernel/entry';
import type { Seat } from '../../../src/kernel/game';
import type { Match, Step } from '../../../src/kernel/match';
import type { Random } from '../../../src/kernel/random';
import { isRefusal } from '../../../src/kernel/refusal';
import { undoLast } from '../../kernel/undo-last';
import { chance, seatMatch, type Seated } from './cast';
import { must } from './fixtures';
import type { Golden, Manner } from './golden';
import { pickByWeight } from './weights';

/** Longer matches show nothing that shorter ones don't, and their records are large. */
const MOST_ENTRIES = 400;
/** People think for one to twenty seconds. */
const SLOWEST_ACT_SECONDS = 20;
const SENSE = 50;

export interface Played extends Seated {
  readonly steps: readonly Step<ElGaucho>[];
}

/** The same match for the same attempt, chained or not; null if it gets too long. */
export function playGolden(golden: Golden, manner: Manner, attempt: number, chained: boolean): Played | null {
  const seated = seatMatch(golden, manner, attempt, chained);
  const whim = chance(golden.name, attempt, 'whim');
  const steps: Step<ElGaucho>[] = [];
  let { match } = seated;
  let at = match.header.startedAt;
  while (elGaucho.asking(match.state.open).seats.length > 0) {
    if (steps.length === MOST_ENTRIES) return null;
    at += 1000 * (1 + whim.int(SLOWEST_ACT_SECONDS));
    const step = takeBack(match, manner, whim, at) ?? moveOn(match, manner, whim, at);
    steps.push(step);
    match = step.match;
  }
  return { ...seated, steps };
}

function takeBack(match: Match<ElGaucho>, manner: Manner, whim: Random, at: number): Step<ElGaucho> | null {
  const { own = 0, withConsent = 0 } = manner.takesBack ?? {};
  if (own + withConsent === 0) return null;
  const roll = whim.int(100);
  const seat = whim.int(match.header.players.length);
  if (roll >= own + withConsent) return null;
  const by: Hand = match.header.players[seat]!.kind;
  const step = undoLast(match, { seat, at, by, consent: roll < withConsent });
  return isRefusal(step) ? null : step;
}

function moveOn(match: Match<ElGaucho>, manner: Manner, whim: Random, at: number): Step<ElGaucho> {
  const asked = elGaucho.asking(match.state.open).seats;
  const seat = asked[whim.int(asked.length)]!;
  const { kind } = match.header.players[seat]!;
  const isLate = manner.clock !== undefined && kind === 'person' && whim.int(100) < manner.clock;
  const action = isLate
    ? elGaucho.fallback(viewOf(match.state, seat), seat)
    : choose(match, manner, whim, seat);
  return must(act(match, { seat, action, at, by: isLate ? 'clock' : kind, seq: match.seq }));
}

function choose(match: Match<ElGaucho>, manner: Manner, whim: Random, seat: Seat): Action {
  const view = viewOf(match.state, seat);
  const { sense = SENSE, likes = {}, idle = [] } = manner;
  if (idle.includes(seat)) return idleAway(elGaucho.legal(view, seat), whim);
  if (whim.int(100) < sense) return elGaucho.fallback(view, seat);
  return pickByWeight(elGaucho.legal(view, seat), likes, whim);
}

function idleAway(legal: readonly Action[], whim: Random): Action {
  const idle = legal.find(({ type }) => type === 'end' || type === 'take');
  return idle ?? legal[whim.int(legal.length)]!;
}
