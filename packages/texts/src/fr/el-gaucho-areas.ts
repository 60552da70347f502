import type { elGauchoAreas as english } from '../en/el-gaucho-areas';
import type { Translation } from '../translation';

export const elGauchoAreas = {
  sort: 'Tri',
  'to-sort': 'au Tri',
  'from-sort': 'du Tri',
  wish: 'Souhait',
  'to-wish': 'au Souhait',
  'from-wish': 'du Souhait',
  sale: 'Vente immédiate',
  'to-sale': 'à la Vente immédiate',
  'from-sale': 'de la Vente immédiate',
  thief: 'Voleur de bétail',
  'to-thief': 'au Voleur de bétail',
  'from-thief': 'du Voleur de bétail',
  overseer: 'Surveillant',
  'to-overseer': 'au Surveillant',
  'from-overseer': 'du Surveillant',
  steppe: 'Steppe',
  'to-steppe': 'à la Steppe',
  'from-steppe': 'de la Steppe',
} as const satisfies Translation<typeof english, 'fr'>;
