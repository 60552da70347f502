import type { reports as english } from '../en/reports';
import type { Translation } from '../translation';

export const reports = {
  called: 'Meldung {{id}}, eingegangen am {{when}}',
  saved: 'Eine Meldung, die gespeichert, aber nicht gesendet wurde',
  page: 'Seite: {{place}}, Build {{build}}, Protokoll {{protocol}}, Regeln {{rules}}, Sprache {{language}}',
  browser: 'Browser: {{agent}}, {{width}} × {{height}} bei {{ratio}}',
  match: 'Partie {{match}}: {{game}}, {{seats}} Plätze',
  'from-seat': 'Gesehen von Platz {{seat}}, bis Eintrag {{entry}}',
  'from-outside': 'Gesehen vom Publikum, bis Eintrag {{entry}}',
  'no-match': 'In keiner Partie',
  'no-moves': 'Kein Zug wurde gesehen.',
  'unknown-game': 'Die Züge sind die eines Spiels, das hier niemand kennt.',
  seat: 'Platz {{seat}}',
  'in-secret': '{{player}} wählt geheim.',
  unreadable:
    'Das ist eine Meldung, aber keine, die sich lesen lässt: {{path}} ist nicht, was es sein sollte.',
} as const satisfies Translation<typeof english, 'de'>;
