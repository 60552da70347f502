import type { Translation } from '@pampa/texts';
import type { report as english } from '../en/report';

export const report = {
  title: 'Signaler un problème',
  what: 'Qu’est-ce qui n’a pas marché\u00a0?',
  'what-hint': 'Qu’as-tu fait, à quoi t’attendais-tu, et que s’est-il passé\u00a0?',
  'with-it': 'Ce qui part avec',
  'with-seen':
    'Ce que tu as vu de cette partie\u00a0: la table telle que tu la vois, et les coups tels qu’ils t’ont été racontés',
  'with-no-match': 'Rien d’une partie\u00a0: tu n’en joues aucune',
  'with-versions': 'Les versions de la page et des règles, ton navigateur et la taille de sa fenêtre',
  never:
    'Jamais ce que les autres ont en main ni ce que personne n’a vu\u00a0; ni noms, ni discussion, ni rien qui ouvre ta place.',
  wordless: 'Dis en quelques mots ce qui n’a pas marché.',
  unreachable:
    'Le serveur ne répond pas. Enregistre le signalement dans un fichier et envoie-le à qui fait tourner le serveur.',
  save: 'Enregistrer',
  send: 'Envoyer',
  thanks: 'Merci',
  called: 'Ton signalement est arrivé. Il s’appelle',
  copy: 'Copier le nom',
  copied: 'Copié.',
  after:
    'Qui fait tourner le serveur le retrouve sous ce nom et, une fois la partie finie, peut le comparer à l’enregistrement.',
  'after-no-match': 'Qui fait tourner le serveur le retrouve sous ce nom.',
  'save-copy': 'Garder une copie',
  done: 'Terminé',
} as const satisfies Translation<typeof english, 'fr'>;
