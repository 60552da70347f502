import type { checks as english } from '../en/checks';
import type { Translation } from '../translation';

export const checks = {
  header: 'ce qui avait été convenu',
  commitments: 'les secrets derrière les sceaux',
  seed: 'la graine du hasard',
  entries: 'chaque coup selon les règles',
  links: 'la chaîne des coups',
  events: 'ce qui s’est passé',
  snapshots: 'la table en chemin',
  result: 'le résultat',
  passed: 'en ordre',
  failed: 'échec',
  unchecked: 'non vérifié',
} as const satisfies Translation<typeof english, 'fr'>;
