import type { Translation } from '@pampa/texts';
import type { talk as english } from '../en/talk';

export const talk = {
  title: 'Discussion',
  empty: 'Personne n’a encore rien dit.',
  placeholder: 'Dis quelque chose…',
  'placeholder-gallery': 'Dis quelque chose au public…',
  send: 'Envoyer',
  phrases: 'Phrases toutes faites',
  'hear-gallery': 'Afficher ce que dit le public',
  off: 'La discussion est coupée à cette table.',
  hushed: 'L’hôte t’a retiré la parole dans cette discussion.',
  emotes: 'Envoyer une réaction',
} as const satisfies Translation<typeof english, 'fr'>;
