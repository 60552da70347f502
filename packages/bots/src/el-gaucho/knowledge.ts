import type { ElGaucho, Open } from '@pampa/rules/el-gaucho';
import type { Knowledge } from '../knowledge';
import { hopeOf, hunchesOf } from './hunches';
import { prospectsOf } from './prospects';

/** What good players know about El Gaucho. */
export const elGauchoKnowledge: Knowledge<ElGaucho> = {
  hunches: hunchesOf,
  prospects: prospectsOf,
  hope: ({ open }, seat) => hopeOf(open, seat),
  key: keyOf,
  isLast: ({ type }) => type === 'end',
  isLook: ({ type }) => type === 'scout',
  clock: ({ round }) => round,
};

/** All that can change in a turn: riders, tiles, dice, areas and herds. */
function keyOf({ phase, riders, tiles, turn, ranches }: Open): string {
  let key = `${phase}${riders.join()}/${tiles.join()}/${turn.dice.toSorted().join()}/${turn.wish}${turn.mustTake}${turn.settled}`;
  for (const { pesos, areas, herds, batch } of ranches) {
    key += `/${pesos}${areas.sort[0]}${areas.wish[0]}${areas.sale[0]}${areas.thief[0]}${areas.overseer[0]}${areas.steppe[0]}`;
    key += `${herds.brown.join()};${herds.ochre.join()};${herds.black.join()};${herds.white.join()};${herds.spotted.join()};${batch.join()}`;
  }
  return key;
}
