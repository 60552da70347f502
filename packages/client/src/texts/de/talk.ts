import type { Translation } from '@pampa/texts';
import type { talk as english } from '../en/talk';

export const talk = {
  title: 'Chat',
  empty: 'Noch hat niemand etwas gesagt.',
  placeholder: 'Sag etwas …',
  'placeholder-gallery': 'Sag dem Publikum etwas …',
  send: 'Senden',
  phrases: 'Fertige Sätze',
  'hear-gallery': 'Zeigen, was das Publikum sagt',
  off: 'Der Chat ist an diesem Tisch ausgeschaltet.',
  hushed: 'Du bist in diesem Chat stumm geschaltet.',
  emotes: 'Reaktion zeigen',
} as const satisfies Translation<typeof english, 'de'>;
