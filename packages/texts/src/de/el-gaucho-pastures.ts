import type { elGauchoPastures as english } from '../en/el-gaucho-pastures';
import type { Translation } from '../translation';

export const elGauchoPastures = {
  '1': 'die erste Weide',
  '2': 'die zweite Weide',
  '3': 'die dritte Weide',
  '4': 'die vierte Weide',
  'from-1': 'von der ersten Weide',
  'from-2': 'von der zweiten Weide',
  'from-3': 'von der dritten Weide',
  'from-4': 'von der vierten Weide',
  'into-1': 'auf die erste Weide',
  'into-2': 'auf die zweite Weide',
  'into-3': 'auf die dritte Weide',
  'into-4': 'auf die vierte Weide',
} as const satisfies Translation<typeof english, 'de'>;
