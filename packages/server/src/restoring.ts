import type { House } from './house';
import type { Log } from './log';
import { examine, problemOf } from './store/apply-handover';
import { finishHandover, isWaiting, takeHandover, type Answer, type Handover } from './store/handover';
import { putBack, putInPlace } from './store/swap-database';

const LOOK_EVERY_MS = 1_000;

interface RestoresParts {
  readonly folder: string;
  readonly log: Log;
  readonly house: House;
  readonly open: () => Promise<House>;
  /** Called when there is no house any more: not even the old database could be opened again. */
  readonly broken: (error: unknown) => void;
}

export interface Restores {
  /** Null while one makes room for the next. */
  readonly house: House | null;
  /** Closes the house. A restore that has begun is finished first, and nothing opened after it. */
  close(): Promise<void>;
}

/**
 * Looks for backups that are handed over while the server runs (see `npm run restore`). The house is closed, its database
 * put aside, and another house opened on the backup; people find the door closed for a second and come back by themselves.
 */
export function watchForRestores({ folder, log, house: first, open, broken }: RestoresParts): Restores {
  let house: House | null = first;
  let isClosing = false;
  let restoring: Promise<void> | null = null;

  /** Puts it in place of a house that is closed. If that fails, at any point, the old database is back. */
  const change = async (handover: Handover): Promise<Answer> => {
    const { stamp } = handover;
    try {
      const aside = putInPlace(folder, handover);
      if (!isClosing) house = await open();
      return { stamp, aside };
    } catch (error) {
      log.error('a backup could not be restored', { stamp, err: error });
      putBack(folder, handover);
      if (!isClosing) house = await open();
      return { stamp, problem: problemOf(error) };
    }
  };

  /** Whoever asked is not told then; what is done is done, and the next start clears up. */
  const finish = (answer: Answer): void => {
    try {
      finishHandover(folder, answer);
    } catch (error) {
      log.error('a restore could not be answered', { stamp: answer.stamp, err: error });
    }
  };

  const restore = async (handover: Handover): Promise<void> => {
    const { stamp } = handover;
    log.info('a backup is being restored', { stamp });
    try {
      await examine(handover.path);
    } catch (error) {
      log.error('a backup could not be restored', { stamp, err: error });
      finish({ stamp, problem: problemOf(error) });
      return;
    }
    const old = house;
    house = null;
    await old?.close();
    const answer = await change(handover);
    finish(answer);
    if ('aside' in answer) log.info('a backup is restored', { stamp });
  };

  const look = (): void => {
    if (restoring !== null || !isWaiting(folder)) return;
    try {
      const handover = takeHandover(folder);
      if (handover === null) return;
      restoring = restore(handover)
        .catch(broken)
        .finally(() => (restoring = null));
    } catch (error) {
      log.error('a backup could not be taken', { err: error });
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();

  return {
    get house() {
      return house;
    },
    async close() {
      isClosing = true;
      clearInterval(timer);
      await restoring;
      await house?.close();
    },
  };
}
