import type { elGauchoPastures as english } from '../en/el-gaucho-pastures';
import type { Translation } from '../translation';

export const elGauchoPastures = {
  '1': 'le pâturage le plus bas',
  '2': 'le pâturage du bas',
  '3': 'le pâturage du haut',
  '4': 'le pâturage le plus haut',
  'from-1': 'du pâturage le plus bas',
  'from-2': 'du pâturage du bas',
  'from-3': 'du pâturage du haut',
  'from-4': 'du pâturage le plus haut',
  'into-1': 'dans le pâturage le plus bas',
  'into-2': 'dans le pâturage du bas',
  'into-3': 'dans le pâturage du haut',
  'into-4': 'dans le pâturage le plus haut',
} as const satisfies Translation<typeof english, 'fr'>;
