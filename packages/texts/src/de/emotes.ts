import type { emotes as english } from '../en/emotes';
import type { Translation } from '../translation';

export const emotes = {
  laugh: 'Lachen',
  wow: 'Staunen',
  sad: 'Traurigkeit',
  angry: 'Ärger',
  clap: 'Applaus',
  think: 'Nachdenken',
  hat: 'Hut ab',
  cow: 'Kuh',
} as const satisfies Translation<typeof english, 'de'>;
