import type { elGauchoPastures as english } from '../en/el-gaucho-pastures';
import type { Translation } from '../translation';

export const elGauchoPastures = {
  '1': 'el primer pastizal',
  '2': 'el segundo pastizal',
  '3': 'el tercer pastizal',
  '4': 'el cuarto pastizal',
  'from-1': 'del primer pastizal',
  'from-2': 'del segundo pastizal',
  'from-3': 'del tercer pastizal',
  'from-4': 'del cuarto pastizal',
  'into-1': 'en el primer pastizal',
  'into-2': 'en el segundo pastizal',
  'into-3': 'en el tercer pastizal',
  'into-4': 'en el cuarto pastizal',
} as const satisfies Translation<typeof english, 'es'>;
