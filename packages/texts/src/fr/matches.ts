import type { matches as english } from '../en/matches';
import type { Translation } from '../translation';

export const matches = {
  'no-such-seat': 'Cette place n’existe pas à cette table.',
  stale: 'Il s’est passé quelque chose entre-temps\u00a0: regarde à nouveau et refais ton choix.',
  illegal: 'Les règles ne le permettent pas.',
  'nothing-to-undo': 'Il n’y a rien à annuler.',
  'wrong-game':
    'Nous ne connaissons pas le jeu «\u00a0{{game}}\u00a0» dans la version {{rules}} de ses règles.',
  'wrong-seats': 'Ce jeu ne se joue pas à {{seats}}.',
  'bad-options': 'L’option «\u00a0{{option}}\u00a0» a une valeur qu’on ne peut pas choisir.',
  'bad-commitment': 'Le secret de la place {{seat}} ne correspond pas à son engagement.',
  'bad-commitment-server': 'Le secret du serveur ne correspond pas à son engagement.',
  'took-back': '{{player}} annule le coup {{entry}}.',
  'took-back-all':
    'Tout le monde est d’accord\u00a0: {{player}} annule le coup {{entry}} et tout ce qui a suivi.',
  'without-result': 'La partie a été arrêtée sans résultat.',
  resigned: '{{player}} abandonne\u00a0; un robot poursuit la partie.',
  'standing-resigned': '{{standing}} (abandon)',
} as const satisfies Translation<typeof english, 'fr'>;
