import type { reports as english } from '../en/reports';
import type { Translation } from '../translation';

export const reports = {
  called: 'Signalement {{id}}, reçu le {{when}}',
  saved: 'Un signalement enregistré, mais pas envoyé',
  page: 'Page\u00a0: {{place}}, build {{build}}, protocole {{protocol}}, règles {{rules}}, langue {{language}}',
  browser: 'Navigateur\u00a0: {{agent}}, {{width}} × {{height}} à {{ratio}}',
  match: 'Partie {{match}}\u00a0: {{game}}, {{seats}} places',
  'from-seat': 'Vu de la place {{seat}}, jusqu’à l’entrée {{entry}}',
  'from-outside': 'Vu du public, jusqu’à l’entrée {{entry}}',
  'no-match': 'Hors de toute partie',
  'no-moves': 'Aucun coup n’a été vu.',
  'unknown-game': 'Les coups sont ceux d’un jeu inconnu ici.',
  seat: 'Place {{seat}}',
  'in-secret': '{{player}} choisit en secret.',
  unreadable:
    'C’est un signalement de problème, mais il ne peut pas être lu\u00a0: {{path}} n’est pas ce qu’il devrait être.',
} as const satisfies Translation<typeof english, 'fr'>;
