import type { Translation } from '@pampa/texts';
import type { alerts as english } from '../en/alerts';

export const alerts = {
  'title-turn': 'À toi de jouer\u00a0!',
  push: 'Me prévenir quand c’est mon tour',
  'push-hint': 'Une notification sur cet appareil, même quand la page est fermée.',
  'push-on': 'Les notifications sont activées',
  'push-off': 'Les notifications sont coupées',
  'push-denied':
    'Ton navigateur refuse les notifications de cette page. Tu peux changer cela dans ses réglages.',
  'push-unable': 'Ce navigateur ne peut pas recevoir de notifications ici.',
  'push-install': 'Sur iPhone ou iPad, ajoute d’abord Pampa à l’écran d’accueil.',
} as const satisfies Translation<typeof english, 'fr'>;
