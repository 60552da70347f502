import type { Seat } from '@pampa/rules';
import type { ElGauchoEvent, Race, SaleKind, Tile } from '@pampa/rules/el-gaucho';

/** Where money comes from, as coarse as one wants to see it at a glance. */
export const INCOME_GROUPS = ['forced', 'immediate', 'final', 'insurance'] as const;
export type IncomeGroup = (typeof INCOME_GROUPS)[number];

export interface Sale {
  readonly seat: Seat;
  readonly race: Race;
  readonly kind: SaleKind;
  readonly tiles: readonly Tile[];
  readonly highest: number;
  readonly bonus: number;
  /** With the bonus. */
  readonly pesos: number;
  readonly round: number;
}

export interface Theft {
  readonly seat: Seat;
  readonly victim: Seat;
  readonly tile: Tile;
  readonly round: number;
}

export interface Statistics {
  readonly rounds: number;
  /** By seat. */
  readonly income: readonly Readonly<Record<IncomeGroup, number>>[];
  /** Pesos by seat when each round had ended, beginning with 0 before the first; the last is after the final sales. */
  readonly race: readonly (readonly number[])[];
  readonly sales: readonly Sale[];
  readonly bestSale: Sale | null;
  readonly thefts: readonly Theft[];
  /** How often somebody's lying gaucho was pushed aside. */
  readonly ousters: readonly { readonly seat: Seat; readonly victim: Seat; readonly round: number }[];
  /** Tiles that came home, by seat. */
  readonly cattle: readonly number[];
}

export function statisticsOf(events: readonly ElGauchoEvent[], seats: number): Statistics {
  const perSeat = <A>(make: () => A): A[] => Array.from({ length: seats }, make);
  const income = perSeat(() => ({ forced: 0, immediate: 0, final: 0, insurance: 0 }));
  const cattle = perSeat(() => 0);
  const race: number[][] = [];
  const sales: Sale[] = [];
  const thefts: Theft[] = [];
  const ousters: { seat: Seat; victim: Seat; round: number }[] = [];
  let round = 0;

  const earn = (seat: Seat, group: IncomeGroup, pesos: number): void => {
    const purse = income[seat];
    if (purse !== undefined) purse[group] += pesos;
  };
  const closeRound = (): void => {
    race.push(income.map((purse) => INCOME_GROUPS.reduce((sum, group) => sum + purse[group], 0)));
  };
  for (const event of events) {
    switch (event.type) {
      case 'round-began':
        closeRound();
        round = event.round;
        break;
      case 'sold': {
        const { seat, kind, tiles, highest, bonus } = event;
        const pesos = event.pesos + bonus;
        sales.push({ seat, race: event.race, kind, tiles, highest, bonus, pesos, round });
        earn(seat, kind, pesos);
        break;
      }
      case 'stole':
        thefts.push({ seat: event.seat, victim: event.victim, tile: event.tile, round });
        earn(event.victim, 'insurance', event.indemnity);
        break;
      case 'ousted':
        ousters.push({ seat: event.seat, victim: event.victim, round });
        earn(event.victim, 'insurance', event.indemnity);
        break;
      case 'joined':
        cattle[event.seat] = (cattle[event.seat] ?? 0) + 1;
        break;
      default:
        break;
    }
  }
  closeRound();
  return { rounds: round, income, race, sales, bestSale: bestOf(sales), thefts, ousters, cattle };
}

/** The most pesos; of equal ones the earliest. */
function bestOf(sales: readonly Sale[]): Sale | null {
  let best: Sale | null = null;
  for (const sale of sales) if (best === null || sale.pesos > best.pesos) best = sale;
  return best;
}
