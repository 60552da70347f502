import type { ActionOf } from '../actions';
import type { Code } from '../codes';
import type { Situation } from './situation';

export function whyNotAppend({ ranch }: Situation, { tile }: ActionOf<'append'>): Code | null {
  return ranch.batch.includes(tile) ? null : 'not-in-batch';
}

export function whyNotSort({ ranch }: Situation, { tile }: ActionOf<'sort'>): Code | null {
  if (!ranch.batch.includes(tile)) return 'not-in-batch';
  return ranch.areas.sort === 'manned' ? 'sort-wrong-place' : 'sort-no-gaucho';
}
