import { signal, type ReadonlySignal } from '@preact/signals';
import type { TableCard } from '@pampa/protocol';
import { tableCard } from '../table/api';
import { Refused } from '../table/refused';
import { browserSeats, keptSeats, type KeptTable } from '../table/seats-kept';

/** A table this browser has a seat at. `card` is null until the server has told of it. */
interface MyTable {
  readonly kept: KeptTable;
  readonly card: TableCard | null;
}

/** What came before is found by its code; a front page is no archive. */
const MOST_SHOWN = 6;

export interface MyTables {
  readonly tables: ReadonlySignal<readonly MyTable[]>;
  refresh(): Promise<void>;
  forget(code: string): void;
}

/** The tables of this browser, running ones first. Those the server no longer has are let go. */
export function myTables(): MyTables {
  const tables = signal<readonly MyTable[]>([]);
  const show = (cards: ReadonlyMap<string, TableCard>): void => {
    const known = keptSeats().map((kept) => ({ kept, card: cards.get(kept.code) ?? null }));
    tables.value = known.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_SHOWN);
  };
  const cardsNow = (): Map<string, TableCard> =>
    new Map(tables.value.flatMap(({ kept, card }) => (card === null ? [] : [[kept.code, card]])));

  return {
    tables,
    async refresh() {
      show(cardsNow());
      const cards = cardsNow();
      for (const { kept } of tables.value) {
        try {
          cards.set(kept.code, await tableCard(kept.code));
        } catch (error) {
          if (error instanceof Refused && error.code === 'no-such-table') browserSeats().forget(kept.code);
          else if (!(error instanceof Refused)) break;
        }
      }
      show(cards);
    },
    forget(code) {
      browserSeats().forget(code);
      show(cardsNow());
    },
  };
}

const ORDER = { playing: 0, starting: 0, lobby: 1, over: 2 } as const;

function rank({ kept, card }: MyTable): number {
  return ORDER[card?.status ?? kept.status];
}
