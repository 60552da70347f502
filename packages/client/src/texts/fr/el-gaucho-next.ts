import type { Translation } from '@pampa/texts';
import type { elGauchoNext as english } from '../en/el-gaucho-next';

export const elGauchoNext = {
  'another-tile': 'Touche une autre tuile pour la garder aussi.',
  'second-die': 'Touche un second dé.',
  'another-die': 'Touche encore un dé.',
  dice: 'Touche les dés à utiliser.',
  'space-or-area': 'Touche une bête ou un secteur qui coûte cette somme.',
  space: 'Touche une bête qui coûte cette somme.',
  area: 'Touche un secteur qui coûte cette somme.',
  'stand-or-lie': 'Debout ou couché\u00a0?',
  fetch: 'Touche le gaucho couché que tu retires.',
  face: 'Choisis un nombre pour le dé.',
  herd: 'Choisis le troupeau que tu vends.',
  cattle: 'Touche la bête que tu veux voler.',
  rouse: 'Touche le gaucho qui doit se lever.',
  oust: 'Touche le gaucho adverse dont tu prends la place.',
  'rouse-or-oust': 'Touche un gaucho couché\u00a0: le tien se lève, un autre cède sa place.',
  steppe: 'Regarde les bêtes de la steppe.',
  'only-back': 'D’ici, on ne peut que le rappeler pour l’instant.',
  'from-area': 'Touche le secteur d’où tu rappelles un gaucho.',
  'settle-where': 'Touche une case libre.',
  'settle-what': 'Touche la tuile que tu y installes.',
  gap: 'Touche une place dans le troupeau, ou la fin de la rangée.',
  any: 'Touche ce qui est en lumière.',
} as const satisfies Translation<typeof english, 'fr'>;
