import { RACES, type Race } from './tiles';

/** Why a herd was sold: a tile did not fit, the sale area was used, or the game is over. */
export type SaleKind = 'forced' | 'immediate' | 'final';

const SALE_KINDS: readonly SaleKind[] = ['forced', 'immediate', 'final'];

export type IncomeSource = `${SaleKind}-${Race}` | 'sale-bonus' | 'theft-indemnity' | 'ouster-indemnity';

/** Everything a player can earn money with. `Ranch.income` follows this order. */
export const INCOME_SOURCES: readonly IncomeSource[] = [
  ...SALE_KINDS.flatMap((kind) => RACES.map((race): IncomeSource => `${kind}-${race}`)),
  'sale-bonus',
  'theft-indemnity',
  'ouster-indemnity',
];

export const INDEX_OF_SOURCE = Object.fromEntries(
  INCOME_SOURCES.map((source, index) => [source, index]),
) as Readonly<Record<IncomeSource, number>>;

/** The same text each time: one that is put together anew has to be compared letter by letter. */
export const SALE_SOURCES = Object.fromEntries(
  SALE_KINDS.map((kind) => [kind, Object.fromEntries(RACES.map((race) => [race, `${kind}-${race}`]))]),
) as Readonly<Record<SaleKind, Readonly<Record<Race, IncomeSource>>>>;
