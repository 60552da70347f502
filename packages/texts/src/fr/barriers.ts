import type { barriers as english } from '../en/barriers';
import type { Translation } from '../translation';

export const barriers = {
  start: 'Tu n’as encore rien joué qui puisse être annulé.',
  draw: 'Depuis, des dés ont été lancés ou des tuiles piochées\u00a0: on n’annule pas le hasard.',
  reveal: 'Depuis, quelque chose de caché a été dévoilé\u00a0: cela ne peut plus être annulé.',
  'other-seat': 'Quelqu’un d’autre a joué depuis\u00a0: tu ne peux pas annuler sans l’accord des autres.',
  'ended-turn': 'Tu as terminé ton tour\u00a0: tu ne peux plus l’annuler sans l’accord des autres.',
  over: 'La partie est finie\u00a0: on ne peut plus rien annuler.',
} as const satisfies Translation<typeof english, 'fr'>;
