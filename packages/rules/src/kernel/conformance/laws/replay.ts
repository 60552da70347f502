import { act } from '../../act';
import { isAct, type Entry } from '../../entry';
import type { GameTypes } from '../../game';
import { isRefusal } from '../../refusal';
import type { Match } from '../../match';
import { stateHash } from '../../snapshot';
import type { Finding } from '../law';

/** What a match said of itself after each entry. */
export interface Written<T extends GameTypes> {
  readonly entry: Entry<T>;
  readonly hash: string;
}

/** From a new start of the same match, what is written must come out again. */
export function replaysTheSame<T extends GameTypes>(
  start: Match<T>,
  written: readonly Written<T>[],
): Finding {
  let match = start;
  for (const { entry, hash } of written) {
    if (!isAct(entry)) return 'only acts were expected';
    const { seq, seat, at, by } = entry;
    const step = act(match, { seat, at, by, action: entry.act, seq: match.seq });
    if (isRefusal(step)) return `entry ${seq} is refused: ${step.refused}`;
    if (step.entry.link !== entry.link) return `entry ${seq} has another link`;
    if (stateHash(step.match) !== hash) return `entry ${seq} leads to another state`;
    match = step.match;
  }
  return null;
}

export function seedsMatter<T extends GameTypes>(one: Match<T>, other: Match<T>): Finding {
  return one.link === other.link ? 'two seeds begin the same chain' : null;
}
