import type { Translation } from '@pampa/texts';
import type { results as english } from '../en/results';

export const results = {
  title: 'La partie est finie',
  'no-result': 'Arrêtée sans résultat',
  'no-result-text': 'Ni victoire ni défaite. La partie est enregistrée malgré tout.',
  'series-number': 'Partie {{number}} de cette série',
  wins_one: '{{count}} victoire',
  wins_many: '{{count}} victoires',
  wins_other: '{{count}} victoires',
  rematch: 'Rejouer',
  'rematch-text': 'Mêmes personnes, mêmes places, et quelqu’un d’autre commence.',
  'rematch-on': 'La revanche est lancée\u00a0!',
  'rematch-go': 'Jouer la revanche',
  'rematch-watch': 'Regarder la revanche',
  look: 'Revoir la table',
  download: 'Télécharger la partie',
  'download-hint': 'Tous les coups, et la preuve que les dés étaient équitables.',
  share: 'Partager',
  'share-text': '{{game}}\u00a0: {{standings}}',
  'record-missing': 'Les détails de cette partie ne sont pas disponibles pour l’instant.',
  chat: 'Discussion',
  home: 'Retour à l’accueil',
} as const satisfies Translation<typeof english, 'fr'>;
