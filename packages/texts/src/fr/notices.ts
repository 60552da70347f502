import type { notices as english } from '../en/notices';
import type { Translation } from '../translation';

/** No `de` or `que` before a name: nobody knows whether they would have to be elided. */
export const notices = {
  'table-opened': '{{player}} ouvre la table.',
  'sat-down': '{{player}} prend place.',
  'stood-up': '{{player}} quitte la table.',
  kicked: 'L’hôte fait quitter la table à {{player}}.',
  'host-changed': '{{player}} devient l’hôte de la table.',
  'start-spoilt': 'Le départ est à refaire\u00a0: chez {{player}}, le navigateur n’a pas dévoilé son secret.',
  'match-started': 'La partie commence.',
  'match-over': 'La partie est finie.',
  'match-over-won': 'La partie est finie. Première place\u00a0: {{players}}.',
  'match-ended': 'La partie a été arrêtée sans résultat.',
  paused: 'La partie est en pause.',
  resumed: 'La partie reprend.',
  resigned: '{{player}} abandonne\u00a0; un robot poursuit la partie à cette place.',
  'bot-took-over': 'Un robot joue désormais pour {{player}}.',
  'came-back': '{{player}} est de retour.',
  'seat-claimed':
    'Les autres sont d’accord\u00a0: la place occupée par {{player}} revient à la personne qui l’a demandée.',
  'seat-regained': '{{player}} revient sur son ancien appareil et récupère sa place.',
  'seat-given-back': 'La place occupée par {{player}} attend de nouveau la personne qui l’avait avant.',
  'seat-moved': '{{player}} continue sur un autre appareil.',
  'took-bots-seat': '{{player}} prend la place d’un robot.',
  'clock-moved': 'Le temps est écoulé\u00a0: un robot joue ce coup pour {{player}}.',
  'proposal-failed': 'La proposition n’a pas été acceptée.',
  'proposal-failed-undo': 'Rien n’est annulé\u00a0: tout le monde n’était pas d’accord.',
  'proposal-failed-pause': 'Pas de pause\u00a0: tout le monde n’était pas d’accord.',
  'proposal-failed-resume': 'La pause continue\u00a0: tout le monde n’était pas d’accord pour reprendre.',
  'proposal-failed-end': 'La partie continue\u00a0: tout le monde n’était pas d’accord pour l’arrêter.',
  'proposal-failed-stand-in': 'Aucun robot ne prend le relais\u00a0: tout le monde n’était pas d’accord.',
  'proposal-failed-claim': 'La place n’a pas été cédée\u00a0: tout le monde n’était pas d’accord.',
  hushed: 'L’hôte retire la parole à {{player}} dans la discussion.',
  unhushed: 'L’hôte rend la parole à {{player}} dans la discussion.',
  'watcher-removed': 'L’hôte fait quitter le public à {{player}}.',
  rematch: 'La revanche se joue à la table {{code}}.',
} as const satisfies Translation<typeof english, 'fr'>;
