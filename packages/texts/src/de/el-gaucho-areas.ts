import type { elGauchoAreas as english } from '../en/el-gaucho-areas';
import type { Translation } from '../translation';

export const elGauchoAreas = {
  sort: 'Sortieren',
  'to-sort': 'zum Sortieren',
  'from-sort': 'vom Sortieren',
  wish: 'Wunsch',
  'to-wish': 'zum Wunsch',
  'from-wish': 'vom Wunsch',
  sale: 'Sofortverkauf',
  'to-sale': 'zum Sofortverkauf',
  'from-sale': 'vom Sofortverkauf',
  thief: 'Viehdieb',
  'to-thief': 'zum Viehdieb',
  'from-thief': 'vom Viehdieb',
  overseer: 'Aufseher',
  'to-overseer': 'zum Aufseher',
  'from-overseer': 'vom Aufseher',
  steppe: 'Steppe',
  'to-steppe': 'in die Steppe',
  'from-steppe': 'aus der Steppe',
} as const satisfies Translation<typeof english, 'de'>;
