import type { Advice, Review } from '@pampa/bots';
import type { MatchRecord } from '@pampa/rules';

/** What the page asks of the coach's worker. */
export type CoachRequest =
  | { readonly type: 'begin'; readonly record: MatchRecord }
  /** What a baron would have played instead of this entry. Asking again means that he has thought enough about the last one. */
  | { readonly type: 'advise'; readonly seq: number };

export type CoachAnswer =
  | { readonly type: 'review'; readonly review: Review; readonly progress: number }
  /** Null if nothing can be said about that entry. */
  | { readonly type: 'advice'; readonly seq: number; readonly advice: Advice | null }
  /** Nothing can be said about this record. */
  | { readonly type: 'unable' };
