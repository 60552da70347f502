import { randomBytes, randomUUID } from 'node:crypto';
import { type HouseRefusal, isHouseRefusal, PROTOCOL_VERSION } from '@pampa/protocol';
import type { Settings } from '../settings';
import type { Store } from '../store/store';
import type { Tables } from '../tables';
import type { TableDocument } from '../table/document';
import { openTable, type NewTableFacts } from '../table/open-table';
import { cardOf } from '../table/public';
import { rematchOf } from '../table/rematch';
import { notice, refused } from '../table/table';
import { newCode } from './codes';
import type { ListNews } from './list-news';
import type { Owners } from './owners';
import { recordFor } from './records';

/** With half of all codes in use, one in a thousand tries would still fail ten times. */
const CODE_TRIES = 10;
/** How much of the public list is shown. */
const LISTED = 100;

export interface TableServices {
  readonly store: Store;
  readonly settings: Pick<Settings, 'dev'>;
  readonly now: () => number;
  readonly news: ListNews;
  readonly owners: Owners;
}

export interface TableService extends Tables {
  /** The code of the new table, or null if none can be had now. */
  openRematch(document: TableDocument): Promise<string | null>;
}

export function createTables(services: TableServices): TableService {
  const { store, now, news, owners, settings } = services;
  /** Claims a code first: two tables of one code would be one too many. */
  const open = async (
    make: (facts: NewTableFacts) => TableDocument | HouseRefusal,
  ): Promise<TableDocument | HouseRefusal> => {
    for (let left = CODE_TRIES; left > 0; left--) {
      const facts = { id: randomUUID(), code: newCode(), now: now(), randomBytes };
      const document = make(facts);
      if (isHouseRefusal(document)) return document;
      const host = document.seats[0]?.name ?? '';
      const line = { ...notice('table-opened', { player: host }), id: 1, at: facts.now };
      const { id, code, createdAt } = document;
      const isClaimed = await store.createTable({
        id,
        code,
        createdAt,
        card: cardOf(document),
        document,
        lines: [line],
      });
      if (!isClaimed) continue;
      news.changed();
      return document;
    }
    return refused('server-full');
  };

  return {
    async create(request) {
      if (request.protocol !== PROTOCOL_VERSION) return refused('upgrade');
      // Whoever plays elsewhere has to be able to rely on it that nobody chose his dice.
      if (request.seed !== null && !settings.dev) return refused('dev-only');
      const document = await open((facts) => openTable(request, facts));
      return isHouseRefusal(document) ? document : { code: document.code };
    },

    async openRematch(document) {
      const next = await open((facts) => rematchOf(document, facts) ?? refused('unknown-game'));
      return isHouseRefusal(next) ? null : next.code;
    },

    join: (code, request, address) => owners.join(code, request, address),

    async card(code) {
      return (await store.findTable(code))?.card ?? null;
    },

    list: () => store.listedTables(LISTED),
    onListChange: (listener) => news.follow(listener),
    record: (match, token) => recordFor(store, match, token),
  };
}
