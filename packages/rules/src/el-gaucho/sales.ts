import type { Seat } from '../kernel/game';
import { SALE_BONUS } from './areas';
import { fits, highestOf, worthOf } from './herds';
import { SALE_SOURCES, type SaleKind } from './income';
import { earn, ranchOf, tell, type Table } from './table';
import { raceOf, type Race, type Tile } from './tiles';

/** Handling a sale (V2 to V4); Immediate sale (X16) for the bonus. */
export function sellHerd(table: Table, seat: Seat, race: Race, kind: SaleKind): void {
  const ranch = ranchOf(table, seat);
  const tiles = ranch.herds[race];
  const highest = highestOf(tiles);
  const pesos = worthOf(tiles);
  const bonus = kind === 'immediate' ? SALE_BONUS : 0;
  ranch.herds[race] = [];
  ranch.sold.push(...tiles);
  earn(ranch, SALE_SOURCES[kind][race], pesos);
  if (bonus > 0) earn(ranch, 'sale-bonus', bonus);
  tell(table, { type: 'sold', seat, race, kind, tiles, highest, pesos, bonus });
}

/** At the right end. A tile that does not fit sells the herd before it and starts a new one. */
export function addToHerd(table: Table, seat: Seat, tile: Tile, how: 'added' | 'stolen'): void {
  const race = raceOf(tile);
  const { herds } = ranchOf(table, seat);
  if (!fits(herds[race], tile)) sellHerd(table, seat, race, 'forced');
  const herd = herds[race];
  herd.push(tile);
  tell(table, { type: 'joined', seat, tile, place: herd.length - 1, how });
}
