import { randomUUID } from 'node:crypto';
import { isHouseRefusal, type HouseRefusal, type LoggedAct } from '@pampa/protocol';
import type { Log } from '../log';
import type { OperatorStore } from '../store/operator-store';

/** The operators' log: who did what, and what came of it. */
export interface Journal {
  /** Does it and tells what it led to. Written before and after: what is not in the log was not done. */
  run(act: Act, doIt: () => Promise<object>): Promise<object>;
}

export type Act = Pick<LoggedAct, 'by' | 'act' | 'about'>;

interface JournalServices {
  readonly store: Pick<OperatorStore, 'beginAct' | 'finishAct'>;
  readonly now: () => number;
  readonly log: Log;
}

export function createJournal({ store, now, log }: JournalServices): Journal {
  return {
    async run(act, doIt) {
      const id = randomUUID();
      await store.beginAct({ id, at: now(), ...act });
      let answer: object | HouseRefusal = { code: 'server-error' };
      try {
        answer = await doIt();
        return answer;
      } finally {
        const outcome = isHouseRefusal(answer) ? answer.code : 'done';
        log.info('an operator acted', { act: act.act, code: outcome });
        await store.finishAct(id, outcome);
      }
    },
  };
}
