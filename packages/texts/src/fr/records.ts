import type { records as english } from '../en/records';
import type { Translation } from '../translation';

export const records = {
  'too-large': 'C’est bien plus grand que n’importe quel enregistrement.',
  truncated: 'Le fichier est coupé\u00a0: il manque la fin.',
  'truncated-after':
    'L’enregistrement est coupé\u00a0: il s’arrête après l’entrée {{entry}}, alors qu’il devrait y en avoir {{expected}}.',
  'not-json': 'Ce n’est pas un enregistrement\u00a0: le fichier n’est pas du JSON valable.',
  'not-a-record': 'Ce n’est pas l’enregistrement d’une partie.',
  'still-running': 'Cette partie est encore en cours\u00a0: on ne peut vérifier qu’une partie finie.',
  'unknown-version': 'L’enregistrement est de la version {{version}}, que nous ne connaissons pas.',
  malformed: 'Quelque chose ne va pas dans l’enregistrement, à «\u00a0{{path}}\u00a0».',
  'malformed-entry': 'Quelque chose ne va pas dans l’entrée {{entry}}, à «\u00a0{{path}}\u00a0».',
  'foreign-game': 'Nous ne connaissons pas le jeu «\u00a0{{game}}\u00a0».',
  'unknown-rules': 'Nous n’avons pas la version {{rules}} des règles de «\u00a0{{game}}\u00a0».',
  'out-of-order': 'L’entrée {{entry}} n’est pas à sa place\u00a0: les entrées sont en désordre.',
  'no-secrets':
    'Les secrets de cette partie ne sont pas dans l’enregistrement\u00a0: on ne peut rien rejouer.',
  'chosen-seed':
    'Invérifiable\u00a0: la graine a été choisie. C’était une table d’essai, où tous les dés étaient connus d’avance.',
  'illegal-action': 'L’entrée {{entry}} est contraire aux règles. {{why}}',
  'illegal-undo': 'L’entrée {{entry}} annule ce qui ne pouvait pas l’être.',
  'broken-chain': 'La chaîne est rompue à l’entrée {{entry}}\u00a0: quelqu’un y a changé quelque chose.',
  'broken-chain-header':
    'La chaîne est rompue dès le début\u00a0: quelqu’un a changé ce qui avait été convenu.',
  'wrong-events': 'L’entrée {{entry}} raconte autre chose que ce qui s’est vraiment passé.',
  'wrong-snapshot': 'Après l’entrée {{entry}}, la table n’était pas comme le dit l’enregistrement.',
  'wrong-result': 'Le résultat n’est pas celui qui a été joué jusqu’à l’entrée {{entry}}.',
  'wrong-resigned':
    'L’entrée {{entry}} est de la main de quelqu’un qui, selon l’enregistrement, avait déjà abandonné.',
  unfinished:
    'L’enregistrement est coupé\u00a0: après sa dernière entrée, {{entry}}, la partie n’est pas finie.',
} as const satisfies Translation<typeof english, 'fr'>;
