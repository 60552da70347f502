import type { elGauchoAreas as english } from '../en/el-gaucho-areas';
import type { Translation } from '../translation';

export const elGauchoAreas = {
  sort: 'Clasificación',
  'to-sort': 'a la Clasificación',
  'from-sort': 'de la Clasificación',
  wish: 'Deseo',
  'to-wish': 'al Deseo',
  'from-wish': 'del Deseo',
  sale: 'Venta inmediata',
  'to-sale': 'a la Venta inmediata',
  'from-sale': 'de la Venta inmediata',
  thief: 'Cuatrero',
  'to-thief': 'al Cuatrero',
  'from-thief': 'del Cuatrero',
  overseer: 'Capataz',
  'to-overseer': 'al Capataz',
  'from-overseer': 'del Capataz',
  steppe: 'Estepa',
  'to-steppe': 'a la Estepa',
  'from-steppe': 'de la Estepa',
} as const satisfies Translation<typeof english, 'es'>;
