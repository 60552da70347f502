import { isHouseRefusal, type OperatorAct } from '@pampa/protocol';
import type { Log } from '../log';
import { createJournal } from './journal';
import { watchLoad } from './load';
import type { Operator } from './operator';
import type { Order } from './orders';
import { createOverview, type OverviewServices } from './overview';
import { createReportsDesk } from './reports-desk';
import { createTablesDesk, type TablesDeskServices } from './tables-desk';

const MINUTE_MS = 60_000;

export interface OperatorServices extends Omit<OverviewServices, 'load'>, TablesDeskServices {
  readonly log: Log;
}

/** Puts together what the operator's page talks to. */
export function openOperator(services: OperatorServices): Operator {
  const { store, now, log, metrics, houseState } = services;
  const load = watchLoad(metrics, log);
  const tables = createTablesDesk(services);
  const journal = createJournal({ store, now, log });
  const done = async (changed: Promise<unknown>): Promise<object> => {
    await changed;
    return {};
  };

  return {
    ...createReportsDesk(store),
    overview: createOverview({ ...services, load }),
    tables: (query) => tables.tables(query),
    table: (code) => tables.table(code),

    endTable: (by, code) =>
      journal.run({ by, act: 'end-table', about: { table: code } }, () => tables.end(code)),

    async remove(by, code, who) {
      const seen = await tables.table(code);
      if (isHouseRefusal(seen)) return seen;
      const [act, person, order]: [OperatorAct, string, Order] =
        'watcher' in who
          ? [
              'remove-spectator',
              seen.watchers.find(({ id }) => id === who.watcher)?.name ?? '',
              { kind: 'remove-watcher', watcher: who.watcher },
            ]
          : ['remove-player', who.name, { kind: 'remove', seat: who.seat, name: who.name }];
      return journal.run({ by, act, about: { table: code, person } }, () => tables.order(code, order));
    },

    setClosed: (by, isClosed) =>
      journal.run({ by, act: isClosed ? 'close-house' : 'open-house', about: {} }, () =>
        done(houseState.setClosed(isClosed)),
      ),

    announceRestart: (by, minutes) =>
      minutes === null
        ? journal.run({ by, act: 'cancel-restart', about: {} }, () => done(houseState.announceRestart(null)))
        : journal.run({ by, act: 'announce-restart', about: { minutes } }, () =>
            done(houseState.announceRestart(now() + minutes * MINUTE_MS)),
          ),

    deleteReport: (by, id) =>
      journal.run({ by, act: 'delete-report', about: { report: id } }, async () =>
        (await store.removeReport(id)) ? {} : { code: 'not-found' },
      ),

    async log(after) {
      const { lines, next } = await store.operatorActs(after);
      return { acts: lines, next };
    },

    loggedIn: (by) => journal.run({ by, act: 'log-in', about: {} }, () => Promise.resolve({})),
    stop: () => load.stop(),
  };
}
