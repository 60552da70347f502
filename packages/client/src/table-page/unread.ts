import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TableSession } from '../table/session';

export interface Unread {
  readonly count: ReadonlySignal<number>;
  /** Everything that is there has been read. */
  read(): void;
}

/** Lines that others have said and nobody has looked at here. What was said before one came is old. */
export function createUnread(session: TableSession): Unread {
  const lastId = (): number => session.lines.peek().at(-1)?.id ?? 0;
  const readUpTo = signal(lastId());
  return {
    count: computed(
      () =>
        session.lines.value.filter(
          ({ id, from }) => id > readUpTo.value && from !== null && from !== session.you.value,
        ).length,
    ),
    read: () => {
      readUpTo.value = lastId();
    },
  };
}
