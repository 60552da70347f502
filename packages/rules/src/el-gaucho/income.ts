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
