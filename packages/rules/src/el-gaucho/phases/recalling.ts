import type { Draft, Seat } from '../../kernel/game';
import { RECALL, type Action, type ActionOf } from '../actions';
import type { Area } from '../areas';
import type { Ranch } from '../state';
import { ranchOf, tell, type Table } from '../table';

/** Spelled out: the names as fields are quicker than the names as keys, and `legal` is on the hot path of search. */
export function addRecalls(actions: Action[], areas: Ranch['areas']): void {
  if (areas.sort === 'manned') actions.push(RECALL.sort);
  if (areas.wish === 'manned') actions.push(RECALL.wish);
  if (areas.sale === 'manned') actions.push(RECALL.sale);
  if (areas.thief === 'manned') actions.push(RECALL.thief);
  if (areas.overseer === 'manned') actions.push(RECALL.overseer);
  if (areas.steppe === 'manned') actions.push(RECALL.steppe);
}

/** The gaucho comes back into the supply at once; his space can't be occupied again this turn. */
export function leaveArea(ranch: Draft<Ranch>, area: Area): void {
  ranch.areas[area] = 'spent';
  ranch.supply += 1;
}

export function playRecall(table: Table, seat: Seat, { area }: ActionOf<'recall'>): void {
  leaveArea(ranchOf(table, seat), area);
  tell(table, { type: 'recalled', seat, area });
}
