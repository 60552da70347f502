import type { checks as english } from '../en/checks';
import type { Translation } from '../translation';

export const checks = {
  header: 'lo acordado',
  commitments: 'los secretos tras los sellos',
  seed: 'la semilla del azar',
  entries: 'cada jugada según las reglas',
  links: 'la cadena de jugadas',
  events: 'lo que pasó',
  snapshots: 'la mesa por el camino',
  result: 'el resultado',
  passed: 'correcto',
  failed: 'fallo',
  unchecked: 'sin comprobar',
} as const satisfies Translation<typeof english, 'es'>;
