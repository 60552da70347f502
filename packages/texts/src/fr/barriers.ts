import type { barriers as english } from '../en/barriers';
import type { Translation } from '../translation';

export const barriers = {
  start: 'Tu n’as encore rien joué qui puisse être repris.',
  draw: 'Depuis, des dés ont été lancés ou des tuiles piochées\u00a0: on ne revient pas sur le hasard.',
  reveal: 'Depuis, quelque chose de caché a été dévoilé\u00a0: on ne peut plus revenir en arrière.',
  'other-seat':
    'Quelqu’un d’autre a joué depuis\u00a0: tu ne peux pas revenir en arrière sans l’accord des autres.',
  'ended-turn': 'Tu as terminé ton tour\u00a0: tu ne peux plus revenir en arrière sans l’accord des autres.',
  over: 'La partie est terminée\u00a0: on ne peut plus rien reprendre.',
} as const satisfies Translation<typeof english, 'fr'>;
