export { elGaucho } from './game';
export type { Action, ActionOf } from './actions';
export { AREA_SUMS, AREAS, HIGHEST_LOW_DIE, isSummed, type Area, type SummedArea } from './areas';
export { CODES, type Code } from './codes';
export type { Die } from './dice';
export type { CameHome, ElGauchoEvent, HeldFacts, Recalled, SealedFacts, Settled } from './events';
export { fits, highestOf, sortPlaces, worthOf } from './herds';
export { INCOME_SOURCES, type IncomeSource, type SaleKind } from './income';
export { groundOf, LAYOUTS, type Ground, type LayoutName, type Space } from './layouts';
export { isLying, isStanding, lying, NOBODY, ownerOf, standing, type Rider } from './riders';
export { show } from './show';
export type {
  ElGaucho,
  ElGauchoState,
  ElGauchoView,
  Held,
  Open,
  Options,
  Phase,
  Ranch,
  Sealed,
  Spot,
  Turn,
} from './state';
export { ALL_TILES, RACES, raceOf, smallOf, tileOf, valueOf, type Race, type Tile } from './tiles';
