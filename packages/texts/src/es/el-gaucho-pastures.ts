import type { elGauchoPastures as english } from '../en/el-gaucho-pastures';
import type { Translation } from '../translation';

export const elGauchoPastures = {
  '1': 'el pastizal de más abajo',
  '2': 'el pastizal de abajo',
  '3': 'el pastizal de arriba',
  '4': 'el pastizal de más arriba',
  'from-1': 'del pastizal de más abajo',
  'from-2': 'del pastizal de abajo',
  'from-3': 'del pastizal de arriba',
  'from-4': 'del pastizal de más arriba',
  'into-1': 'en el pastizal de más abajo',
  'into-2': 'en el pastizal de abajo',
  'into-3': 'en el pastizal de arriba',
  'into-4': 'en el pastizal de más arriba',
} as const satisfies Translation<typeof english, 'es'>;
