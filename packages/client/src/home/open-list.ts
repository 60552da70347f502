import type { Signal } from '@preact/signals';
import type { HouseNotice, TableCard } from '@pampa/protocol';
import { hearHouseNotice } from '../shell/house-notice';
import { serverUrl } from '../table/api';

/** The public list of tables, kept current. */
export type OpenList =
  | { readonly state: 'asking' }
  | { readonly state: 'here'; readonly tables: readonly TableCard[] }
  /** `isServerGone`: nobody answered at all, rather than that there was no place for one more reader. */
  | { readonly state: 'quiet'; readonly isServerGone: boolean };

/** Whoever finds no place in the stream asks now and then instead, as does whoever found no server. */
const ASK_AGAIN_MS = 10_000;

/**
 * Follows the server's stream for as long as the page is looked at. Returns how to stop. A hidden tab lets go of its
 * connection: browsers have only a handful of them per server.
 */
export function followOpenList(list: Signal<OpenList>): () => void {
  let stream: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  const take = (text: string): void => {
    const { tables, house } = JSON.parse(text) as {
      readonly tables: readonly TableCard[];
      readonly house: HouseNotice;
    };
    hearHouseNotice(house);
    list.value = { state: 'here', tables };
  };

  const ask = async (): Promise<void> => {
    try {
      const response = await fetch(serverUrl('api/tables'));
      if (response.ok) take(await response.text());
      else list.value = { state: 'quiet', isServerGone: false };
    } catch {
      list.value = { state: 'quiet', isServerGone: true };
    }
  };

  const close = (): void => {
    clearTimeout(again);
    stream?.close();
    stream = null;
  };

  const open = (): void => {
    close();
    if (document.hidden) return;
    const opened = new EventSource(serverUrl('api/tables/stream'));
    stream = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => take(data));
    opened.addEventListener('error', () => {
      // A stream that broke comes back by itself; one that was refused does not.
      void ask();
      if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, ASK_AGAIN_MS);
    });
  };

  open();
  document.addEventListener('visibilitychange', open);
  return () => {
    document.removeEventListener('visibilitychange', open);
    close();
  };
}
