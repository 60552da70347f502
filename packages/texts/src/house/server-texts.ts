import type { Say } from '../say';

/** What the server says on its own: to whoever starts it, and in a browser where there is no page yet. */
export interface ServerTexts {
  open(url: string): string;
  onNetwork(url: string): string;
  data(folder: string): string;
  /** Instead of that, where there is no folder. */
  database(): string;
  stopped(): string;
  /** Plain text: whoever makes a page of it has nothing to trust in it. */
  noClient(): { readonly title: string; readonly body: string };
}

export function serverTexts(say: Say): ServerTexts {
  const tell = say('server');
  return {
    open: (url) => tell('open', { url }),
    onNetwork: (url) => tell('on-network', { url }),
    data: (folder) => tell('data', { folder }),
    database: () => tell('database'),
    stopped: () => tell('stopped'),
    noClient: () => ({ title: tell('no-client-title'), body: tell('no-client-body') }),
  };
}
