import type { Translation } from '@pampa/texts';
import type { elGauchoOptions as english } from '../en/el-gaucho-options';

export const elGauchoOptions = {
  layout: 'Pâturages',
  'layout-hint': 'Courts, ils se remplissent plus vite\u00a0: la partie est plus vive et plus serrée.',
  'layout-wide': 'Longs',
  'layout-narrow': 'Courts',
  startSeat: 'Qui commence',
  'startSeat-hint': 'À la revanche, c’est la place suivante qui commence.',
  'startSeat-random': 'Au hasard',
} as const satisfies Translation<typeof english, 'fr'>;
