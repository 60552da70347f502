import type { Translation } from '@pampa/texts';
import type { settings as english } from '../en/settings';

export const settings = {
  title: 'Réglages',
  auto: 'Comme le système',
  language: 'Langue',
  theme: 'Lumière',
  'theme-day': 'Jour',
  'theme-dusk': 'Crépuscule',
  volume: 'Son',
  'volume-off': 'Coupé',
  speed: 'Vitesse',
  'speed-hint': 'La vitesse à laquelle les coups se jouent sur le plateau.',
  'speed-slow': 'Lente',
  'speed-normal': 'Normale',
  'speed-fast': 'Rapide',
  'speed-very-fast': 'Très rapide',
  motion: 'Animations',
  'motion-hint': 'Réduites\u00a0: les pièces vont droit à leur place.',
  'motion-full': 'Complètes',
  'motion-reduced': 'Réduites',
  board: 'Plateau',
  'board-hint':
    'Le plateau simple est fait de textes et de boutons\u00a0: pour les lecteurs d’écran, les petits écrans et les vieux appareils.',
  'board-scene': 'Dessiné',
  'board-plain': 'Simple',
  vibration: 'Vibration',
  'vibration-hint': 'Une brève vibration quand c’est à toi de jouer.',
  'kept-here': 'Conservés dans ce navigateur.',
} as const satisfies Translation<typeof english, 'fr'>;
