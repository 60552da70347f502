import type { elGauchoPastures as english } from '../en/el-gaucho-pastures';
import type { Translation } from '../translation';

export const elGauchoPastures = {
  '1': 'die unterste Weide',
  '2': 'die untere Weide',
  '3': 'die obere Weide',
  '4': 'die oberste Weide',
  'from-1': 'von der untersten Weide',
  'from-2': 'von der unteren Weide',
  'from-3': 'von der oberen Weide',
  'from-4': 'von der obersten Weide',
  'into-1': 'auf die unterste Weide',
  'into-2': 'auf die untere Weide',
  'into-3': 'auf die obere Weide',
  'into-4': 'auf die oberste Weide',
} as const satisfies Translation<typeof english, 'de'>;
