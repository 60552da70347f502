import { signal } from '@preact/signals';
import { storageOfBrowser } from '../settings/storage';

/** How far somebody is: chapters done, and where one was left. Chapters are numbered from 1. */
export interface Progress {
  readonly done: readonly number[];
  readonly left: Readonly<Record<string, number>>;
}

const KEPT_AS = 'pampa.learn';
const NOTHING: Progress = { done: [], left: {} };
const storage = storageOfBrowser();

export const progress = signal(readProgress(storage.getItem(KEPT_AS)));

/** The chapter was left at this beat, to go on there another time. */
export function leaveAt(chapter: number, beat: number): void {
  keep({ ...progress.peek(), left: { ...progress.peek().left, [chapter]: beat } });
}

/** Next time it begins at its beginning. */
export function finish(chapter: number): void {
  const { done, left } = progress.peek();
  const { [chapter]: _, ...others } = left;
  keep({ done: [...new Set([...done, chapter])].sort((a, b) => a - b), left: others });
}

/** From the very beginning. */
export function forgetAll(): void {
  keep(NOTHING);
}

function keep(next: Progress): void {
  progress.value = next;
  storage.setItem(KEPT_AS, JSON.stringify(next));
}

/** What stands there may have been written by another version of the page, or by anybody. */
export function readProgress(text: string | null): Progress {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    if (typeof read !== 'object' || read === null) return NOTHING;
    const { done, left } = read as { readonly done?: unknown; readonly left?: unknown };
    return {
      done: Array.isArray(done) ? done.filter((each) => Number.isInteger(each)) : [],
      left: Object.fromEntries(
        Object.entries(typeof left === 'object' && left !== null ? left : {}).filter(
          (entry): entry is [string, number] => Number.isInteger(entry[1]),
        ),
      ),
    };
  } catch {
    return NOTHING;
  }
}
