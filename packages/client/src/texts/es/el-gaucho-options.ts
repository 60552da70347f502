import type { Translation } from '@pampa/texts';
import type { elGauchoOptions as english } from '../en/el-gaucho-options';

export const elGauchoOptions = {
  layout: 'Pastizales',
  'layout-hint': 'Los cortos se llenan antes: la partida es más rápida y reñida.',
  'layout-wide': 'Largos',
  'layout-narrow': 'Cortos',
  startSeat: 'Quién empieza',
  'startSeat-hint': 'En la revancha empieza el asiento siguiente.',
  'startSeat-random': 'Al azar',
} as const satisfies Translation<typeof english, 'es'>;
