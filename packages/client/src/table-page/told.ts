import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Showing } from '../play/showing';
import type { Behind } from '../stage/step-player';
import type { LoggedStep, Moment, TableSession, Told } from '../table/session';

/** What is told of a table on which something is being shown: it does not run ahead of the picture. */
export function useTold(session: TableSession, showing: ReadonlySignal<Showing | null>): Told {
  return useMemo(
    () =>
      toldWith(
        session,
        computed(() => showing.value?.behind.value ?? null),
      ),
    [session, showing],
  );
}

/**
 * A line of the log comes with the picture of what it tells, what is expected next when that is over; of one's own move,
 * which surprises nobody, at once. Where nothing moves (behind is null) all is told as it is.
 */
export function toldWith(session: Told, behind: ReadonlySignal<Behind | null>): Told {
  return {
    can: session.can,
    seat: session.seat,
    game: session.game,
    // The end, too, is told when it has been seen.
    table: computed(() => {
      const table = session.table.value;
      return table?.status === 'over' && behind.value !== null ? { ...table, status: 'playing' } : table;
    }),
    moment: computed(() => momentTold(session, behind.value)),
    log: computed(() => {
      const log = session.log.value;
      return behind.value === null ? log : logTold(log, behind.value);
    }),
  };
}

/** Of the entry that is being shown as much as is to be seen of it. */
function logTold(log: readonly LoggedStep[], { begun, events }: Behind): readonly LoggedStep[] {
  return log
    .filter(({ seq }) => seq <= begun)
    .map((step) => (step.seq === begun ? { ...step, events: step.events.slice(0, events) } : step));
}

function momentTold(session: Told, behind: Behind | null): Moment | null {
  if (behind === null) return session.moment.value;
  return behind.seat === session.seat.value ? behind.after : behind.before;
}
