import { randomBytes, randomUUID } from 'node:crypto';
import { type HouseRefusal, isHouseRefusal, PROTOCOL_VERSION } from '@pampa/protocol';
import type { Limits } from '../limits';
import type { RecordReader } from '../records/record-reader';
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
import type { MarkOpener } from './opener-marks';
import type { Owners } from './owners';
import type { Claim, Places } from './places';

/** With half of all codes in use, one in a thousand tries would still fail ten times. */
const CODE_TRIES = 10;
/** How much of the public list is shown. */
const LISTED = 100;
/** How many of those lines may be tables that one address opened: thirty people make eight. */
const LISTED_PER_OPENER = 8;
/** Tables of one address at which no match has begun. They are kept for a day; thirty people open two each. */
const MOST_UNSTARTED = 60;

export interface TableServices {
  readonly store: Store;
  readonly limits: Limits;
  readonly settings: Pick<Settings, 'dev' | 'limitFactor'>;
  readonly now: () => number;
  readonly news: ListNews;
  readonly owners: Owners;
  readonly places: Places;
  readonly markOpener: MarkOpener;
  readonly records: RecordReader;
}

export interface TableService extends Tables {
  /** The code of the table for the next match. `address` is that of the player who asks. */
  openRematch(document: TableDocument, address: string): Promise<string | HouseRefusal>;
}

type MakeTable = (facts: NewTableFacts) => TableDocument | HouseRefusal;

export function createTables(services: TableServices): TableService {
  const { store, limits, now, news, owners, places, markOpener, records, settings } = services;

  /** Stores the table under a code that is free, or says why it can't be had. */
  const save = async (
    id: string,
    openedBy: string,
    make: MakeTable,
  ): Promise<TableDocument | HouseRefusal> => {
    for (let left = CODE_TRIES; left > 0; left--) {
      const facts = { id, code: newCode(), now: now(), randomBytes };
      const document = make(facts);
      if (isHouseRefusal(document)) return document;
      const host = document.seats[0]?.name ?? '';
      const line = { ...notice('table-opened', { player: host }), id: 1, at: facts.now };
      const { code, createdAt } = document;
      const card = cardOf(document);
      if (await store.createTable({ id, code, createdAt, openedBy, card, document, lines: [line] })) {
        news.changed();
        return document;
      }
    }
    return refused('server-full');
  };

  /** Keeps a place for the table before it is made: its host is not to be refused at the door. */
  const open = async (
    address: string,
    claim: Claim,
    make: MakeTable,
  ): Promise<TableDocument | HouseRefusal> => {
    const id = randomUUID();
    if (!places.keepForHost(id, address, claim)) return refused('server-full');
    let isOpen = false;
    try {
      const document = await save(id, markOpener(address), make);
      isOpen = !isHouseRefusal(document);
      return document;
    } finally {
      if (!isOpen) places.giveBack(id);
    }
  };

  return {
    async create(request, address) {
      if (request.protocol !== PROTOCOL_VERSION) return refused('upgrade');
      // At tables of everybody else, players rely on dice that were not chosen.
      if (request.seed !== null && !settings.dev) return refused('dev-only');
      const unstarted = await store.countUnstarted(markOpener(address));
      if (unstarted >= MOST_UNSTARTED * settings.limitFactor) return refused('server-full');
      const document = await open(address, 'newcomer', (facts) => openTable(request, facts));
      return isHouseRefusal(document) ? document : { code: document.code };
    },

    async openRematch(document, address) {
      if (!(await limits.take('rematch', address))) return refused('too-fast');
      const next = await open(
        address,
        'own',
        (facts) => rematchOf(document, facts) ?? refused('unknown-game'),
      );
      return isHouseRefusal(next) ? next : next.code;
    },

    join: (code, request, address) => owners.join(code, request, address),

    async card(code) {
      return (await store.findTable(code))?.card ?? null;
    },

    list: () => store.listedTables(LISTED, Math.max(1, Math.round(LISTED_PER_OPENER * settings.limitFactor))),
    onListChange: (listener) => news.follow(listener),
    record: (match, token, asker) => records.read(match, token, asker),
  };
}
