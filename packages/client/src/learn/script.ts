import {
  act,
  commit,
  fromHex,
  isRefusal,
  startMatch,
  type Header,
  type Match,
  type Seat,
  type Step,
} from '@pampa/rules';
import { elGaucho, type Action, type ElGaucho } from '@pampa/rules/el-gaucho';

/** Where the learner sits; the rival has the other seat. */
export const LEARNER: Seat = 0;
export const RIVAL = 'Rosa';

/**
 * A piece of a real match: what all its chance follows from, and every move. It is played again by the rules whenever it
 * is shown, so that a change of the rules breaks a test and never a lesson.
 */
export interface Script {
  /** The server's secret, in hex. */
  readonly secret: string;
  readonly startSeat: Seat;
  /** So many moves have been made when the lesson begins. */
  readonly from: number;
  readonly moves: readonly Move[];
}

export interface Move {
  readonly seat: Seat;
  readonly act: Action;
}

/** Before the first move. Nobody will check it, so it does without links. */
export function startOf({ secret, startSeat }: Pick<Script, 'secret' | 'startSeat'>): Match<ElGaucho> {
  const header: Header<ElGaucho> = {
    match: 'LEARN',
    game: elGaucho.id,
    rules: elGaucho.version,
    options: { layout: 'wide', startSeat },
    players: [
      { name: '', kind: 'person' },
      { name: RIVAL, kind: 'bot' },
    ],
    commitments: { server: commit(fromHex(secret)), seats: [null, null] },
    startedAt: 0,
  };
  const match = startMatch(elGaucho, header, { server: secret, seats: [null, null] }, false);
  if (isRefusal(match)) throw new Error(`a lesson can't begin: ${match.refused}`);
  return match;
}

/** What the move does. Throws where the rules don't allow it. */
export function stepOf(match: Match<ElGaucho>, { seat, act: action }: Move): Step<ElGaucho> {
  const step = act(match, { seat, action, seq: match.seq, at: 0, by: 'person' });
  if (isRefusal(step)) {
    throw new Error(`a lesson is stuck: ${JSON.stringify(action)} is ${JSON.stringify(step)}`);
  }
  return step;
}

/** After the first `count` moves. */
export function matchAfter(script: Script, count: number): Match<ElGaucho> {
  return script.moves.slice(0, count).reduce((match, move) => stepOf(match, move).match, startOf(script));
}
