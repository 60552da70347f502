import { matchMaker } from '@colyseus/core';
import {
  isHouseRefusal,
  type Colour,
  type HouseRefusal,
  type OperatorTable,
  type OperatorTableDetail,
  type TableCard,
} from '@pampa/protocol';
import type { TableLine } from '../store/operator-store';
import type { Owner, Store } from '../store/store';
import { refused } from '../table/table';
import type { Awake } from '../tables/awake';
import type { Owners } from '../tables/owners';
import type { Operator } from './operator';
import type { Glance, Order } from './orders';

export interface TablesDeskServices {
  readonly store: Store;
  readonly awake: Awake;
  readonly owners: Pick<Owners, 'operate' | 'operateAt' | 'glance'>;
  readonly listChanged: () => void;
}

interface TablesDesk extends Pick<Operator, 'tables' | 'table'> {
  end(code: string): Promise<object>;
  /** At a table that sleeps too: it is woken. */
  order(code: string, order: Order): Promise<object>;
}

export function createTablesDesk(services: TablesDeskServices): TablesDesk {
  const { store, awake, owners, listChanged } = services;

  return {
    async tables(query) {
      const { lines, next } = await store.operatorTables(query);
      return {
        tables: lines.map((line) =>
          lineOf(line, line.owner === null ? null : (awake.in(line.owner.roomId)?.glance() ?? null)),
        ),
        next,
      };
    },

    async table(code) {
      const { lines } = await store.operatorTables({ filter: 'playing', code, after: null });
      const line = lines.find(({ card }) => card.code === code);
      if (line === undefined) return refused('no-such-table');
      const glance = line.owner === null ? null : await owners.glance(line.owner);
      return detailOf(line, glance === null || isHouseRefusal(glance) ? null : glance);
    },

    order: (code, order) => owners.operate(code, order),

    /** A table whose match has not begun is removed: there would be nothing to show of it. Otherwise its match ends. */
    async end(code): Promise<object | HouseRefusal> {
      const row = await store.findTable(code);
      if (row === null) return refused('no-such-table');
      if (!(await store.removeUnstarted(row.id))) return owners.operate(code, { kind: 'end' });
      // Removed is removed, whether or not anybody was there to be told.
      if (row.owner !== null) await owners.operateAt(row.owner, { kind: 'close' });
      listChanged();
      return {};
    },
  };
}

function whereIs(owner: Owner | null): OperatorTable['where'] {
  if (owner === null) return 'asleep';
  return owner.processId === matchMaker.processId ? 'here' : 'elsewhere';
}

/** An owner that is dead, or has just let go, leaves its name in the row: then nobody knows who is connected. */
function lineOf({ card, owner, touchedAt }: TableLine, glance: Glance | null): OperatorTable {
  const { code, game, status, createdAt } = card;
  return {
    code,
    game,
    status,
    createdAt,
    changedAt: touchedAt,
    where: whereIs(owner),
    seats: seatsOf(card, owner === null ? ALL_AWAY : glance),
    spectators: owner === null ? 0 : (glance?.watchers.length ?? null),
  };
}

const ALL_AWAY: Pick<Glance, 'seats'> = { seats: [] };

function seatsOf({ seats }: TableCard, glance: Pick<Glance, 'seats'> | null): OperatorTable['seats'] {
  return seats.map(({ kind, name, colour }, index) => ({
    kind,
    name: name ?? '',
    colour: colour as Colour | null,
    connected: kind !== 'person' || glance === null ? null : (glance.seats[index]?.connected ?? false),
  }));
}

function detailOf(line: TableLine, glance: Glance | null): OperatorTableDetail {
  const { options, match } = line.card;
  return {
    ...lineOf(line, glance),
    match,
    moves: glance?.moves ?? null,
    lastMoveAt: glance?.lastMoveAt ?? null,
    paused: glance?.paused ?? false,
    listed: options.listed,
    galleryOpen: options.gallery === 'open',
    watchers: glance?.watchers ?? [],
  };
}
