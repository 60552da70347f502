import type { checks as english } from '../en/checks';
import type { Translation } from '../translation';

export const checks = {
  header: 'was vereinbart war',
  commitments: 'die Geheimnisse hinter den Siegeln',
  seed: 'der Keim des Zufalls',
  entries: 'jeder Zug nach den Regeln',
  links: 'die Kette der Züge',
  events: 'was geschehen ist',
  snapshots: 'der Tisch unterwegs',
  result: 'das Ergebnis',
  passed: 'in Ordnung',
  failed: 'fehlgeschlagen',
  unchecked: 'nicht geprüft',
} as const satisfies Translation<typeof english, 'de'>;
