import type { Seat } from '@pampa/rules';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { SayOf } from '../say';
import type { Words } from './words';

type Event = ElGaucho['event'];
export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What a line of the log is made with. */
export interface Telling {
  readonly tell: SayOf<'el-gaucho-events'>;
  readonly words: Words;
  readonly name: (seat: Seat) => string;
}

/** Several sentences, one after the other. */
export function sentences(each: readonly string[]): string {
  return each.join(' ');
}

/** The dice of one action: "5 + 6". */
export function sumOf(dice: readonly number[]): string {
  return dice.join(' + ');
}
