import type { Translation } from '@pampa/texts';
import type { results as english } from '../en/results';

export const results = {
  title: 'Die Partie ist zu Ende',
  'no-result': 'Ohne Ergebnis beendet',
  'no-result-text': 'Niemand hat gewonnen, niemand verloren. Aufgezeichnet ist die Partie trotzdem.',
  'series-number': 'Partie {{number}} dieser Serie',
  wins_one: '{{count}} Sieg',
  wins_other: '{{count}} Siege',
  rematch: 'Noch eine Partie',
  'rematch-text': 'Dieselben Leute, dieselben Plätze, und jemand anderes beginnt.',
  'rematch-on': 'Es gibt eine Revanche!',
  'rematch-go': 'Zur Revanche',
  'rematch-watch': 'Der Revanche zusehen',
  look: 'Tisch ansehen',
  download: 'Partie herunterladen',
  'download-hint': 'Jeder Zug, und der Nachweis, dass die Würfel fair waren.',
  share: 'Teilen',
  'share-text': '{{game}}: {{standings}}',
  'record-missing': 'Die Einzelheiten dieser Partie sind gerade nicht abrufbar.',
  chat: 'Chat',
  home: 'Zur Startseite',
} as const satisfies Translation<typeof english, 'de'>;
