import type { elGauchoPastures as english } from '../en/el-gaucho-pastures';
import type { Translation } from '../translation';

export const elGauchoPastures = {
  '1': 'le premier pâturage',
  '2': 'le deuxième pâturage',
  '3': 'le troisième pâturage',
  '4': 'le quatrième pâturage',
  'from-1': 'du premier pâturage',
  'from-2': 'du deuxième pâturage',
  'from-3': 'du troisième pâturage',
  'from-4': 'du quatrième pâturage',
  'into-1': 'dans le premier pâturage',
  'into-2': 'dans le deuxième pâturage',
  'into-3': 'dans le troisième pâturage',
  'into-4': 'dans le quatrième pâturage',
} as const satisfies Translation<typeof english, 'fr'>;
