import type { ActionOf } from '../actions';
import type { Code } from '../codes';
import type { Case } from './case';

export function whyNotAppend({ ranch }: Case, { tile }: ActionOf<'append'>): Code | null {
  return ranch.batch.includes(tile) ? null : 'not-in-batch';
}

export function whyNotSort({ ranch }: Case, { tile }: ActionOf<'sort'>): Code | null {
  if (!ranch.batch.includes(tile)) return 'not-in-batch';
  return ranch.areas.sort === 'manned' ? 'sort-wrong-place' : 'sort-no-gaucho';
}
