import type { Translation } from '@pampa/texts';
import type { replay as english } from '../en/replay';

export const replay = {
  title: 'Replay',
  'page-title': 'Replay\u00a0: {{game}}, {{players}}',
  watch: 'Revoir la partie',
  controls: 'Parcourir la partie',
  first: 'Au début',
  previous: 'Un coup en arrière',
  play: 'Lecture',
  pause: 'Pause',
  'play-again': 'Revoir depuis le début',
  next: 'Coup suivant',
  last: 'À la fin',
  speed: 'Vitesse\u00a0: {{speed}}',
  scrubber: 'Moment de la partie',
  move: 'Coup {{move}} sur {{moves}}',
  'to-play': 'À jouer\u00a0: {{name}}',
  begin: 'Tout est en place. Lance la lecture, ou parcours la partie coup par coup.',
  result: 'Résultat',
  board: 'Revenir au plateau',
  share: 'Copier un lien vers ce moment',
  'line-hint': 'Clique sur une ligne pour y revenir.',
  running: 'La partie n’est pas finie',
  'running-text': 'On pourra la revoir dès qu’elle sera terminée.',
  unknown: 'Partie introuvable',
  'unknown-text':
    'Aucune trace de cette partie ici. Le lien est peut-être incomplet, ou la partie n’est plus conservée.',
  unreachable: 'Pas de réponse',
  'unreachable-text':
    'Le serveur ne répond pas pour l’instant. La partie n’est pas perdue\u00a0: réessaie dans un moment.',
  unreadable: 'Impossible de revoir cette partie',
  'unreadable-text': 'Son enregistrement est incomplet, ou vient d’une autre version des règles.',
} as const satisfies Translation<typeof english, 'fr'>;
