import type { Emote } from '@pampa/protocol';

/** What a picture over a seat is called, for whoever can’t see it. */
export const emotes = {
  laugh: 'Laughter',
  wow: 'Amazement',
  sad: 'Sadness',
  angry: 'Anger',
  clap: 'Applause',
  think: 'Deep thought',
  hat: 'A tip of the hat',
  cow: 'A cow',
} as const satisfies Record<Emote, string>;
