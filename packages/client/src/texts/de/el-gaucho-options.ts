import type { Translation } from '@pampa/texts';
import type { elGauchoOptions as english } from '../en/el-gaucho-options';

export const elGauchoOptions = {
  layout: 'Weiden',
  'layout-hint': 'Kurze füllen sich schneller: Die Partie wird flotter und enger.',
  'layout-wide': 'Lang',
  'layout-narrow': 'Kurz',
  startSeat: 'Wer beginnt',
  'startSeat-hint': 'Bei der Revanche beginnt der nächste Platz in der Reihe.',
  'startSeat-random': 'Das Los entscheidet',
} as const satisfies Translation<typeof english, 'de'>;
