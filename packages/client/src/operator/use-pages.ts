import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isLoggedOut, troubleText } from './trouble';

interface Page<Line> {
  readonly lines: readonly Line[];
  readonly next: string | null;
}

interface Pages<Line> {
  /** All that were asked for so far, newest first; null before the first answer. */
  readonly lines: Signal<readonly Line[] | null>;
  /** Null: there are no more. */
  readonly more: (() => void) | null;
  readonly trouble: Signal<string | null>;
  /** From the beginning. */
  readonly again: () => void;
}

/** A list that is read page by page, and grows downwards. */
export function usePages<Line>(
  ask: (after: string | null) => Promise<Page<Line>>,
  onLoggedOut: () => void,
): Pages<Line> {
  const lines = useSignal<readonly Line[] | null>(null);
  const next = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  const read = (after: string | null): void => {
    ask(after).then(
      (page) => {
        lines.value = [...(after === null ? [] : (lines.peek() ?? [])), ...page.lines];
        next.value = page.next;
        trouble.value = null;
      },
      (error: unknown) => {
        if (isLoggedOut(error)) onLoggedOut();
        else trouble.value = troubleText(error);
      },
    );
  };
  useEffect(() => read(null), []);
  const { value } = next;
  return { lines, trouble, more: value === null ? null : () => read(value), again: () => read(null) };
}
