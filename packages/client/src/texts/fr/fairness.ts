import type { Translation } from '@pampa/texts';
import type { fairness as english } from '../en/fairness';

export const fairness = {
  title: 'Dés équitables',
  text: 'Avant le départ, chaque navigateur et le serveur mettent dans les dés un secret scellé\u00a0: personne ne peut les choisir, pas même l’hôte.',
  more: 'Voir les sceaux',
  server: 'Serveur',
  none: 'pas encore scellé',
  you: '{{name}} (toi)',
  bot: 'un robot n’apporte pas de secret',
  open: 'Les sceaux peuvent encore changer\u00a0: ils sont figés au moment du départ.',
  frozen:
    'Les sceaux sont figés. Pour en avoir le cœur net, note-les\u00a0: après la partie, chaque secret doit correspondre à son sceau.',
  'own-yes':
    'Le secret de ton navigateur est derrière ton sceau\u00a0: il prend part à chaque lancer, personne ne peut les diriger.',
  'own-no': 'Ce navigateur ne prend pas part aux lancers de cette partie.',
  chosen: 'Dés choisis\u00a0: table d’essai',
  'chosen-text':
    'Quelqu’un a choisi d’où viennent les dés de cette table, pour faire un essai. Rien ne peut être vérifié à leur sujet.',
} as const satisfies Translation<typeof english, 'fr'>;
