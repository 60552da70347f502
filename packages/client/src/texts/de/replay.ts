import type { Translation } from '@pampa/texts';
import type { replay as english } from '../en/replay';

export const replay = {
  title: 'Wiederholung',
  'page-title': 'Wiederholung: {{game}}, {{players}}',
  watch: 'Partie noch einmal ansehen',
  controls: 'Durch die Partie gehen',
  first: 'Zum Anfang',
  previous: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Pause',
  'play-again': 'Von vorn abspielen',
  next: 'Nächster Zug',
  last: 'Zum Ende',
  speed: 'Tempo: {{speed}}',
  scrubber: 'Stelle in der Partie',
  move: 'Zug {{move}} von {{moves}}',
  'to-play': 'Am Zug: {{name}}',
  begin: 'Alles ist aufgebaut. Spiel die Partie ab, oder geh sie Zug für Zug durch.',
  result: 'Ergebnis',
  board: 'Zurück zum Brett',
  share: 'Link zu dieser Stelle kopieren',
  'line-hint': 'Klick auf eine Zeile, um dorthin zurückzugehen.',
  running: 'Wird noch gespielt',
  'running-text': 'Diese Partie lässt sich ansehen, sobald sie zu Ende ist.',
  unknown: 'Diese Partie gibt es nicht',
  'unknown-text':
    'Hier ist nichts von dieser Partie aufgezeichnet. Vielleicht fehlt ein Stück des Links, oder sie wird nicht mehr aufbewahrt.',
  unreachable: 'Keine Antwort',
  'unreachable-text':
    'Der Server antwortet gerade nicht. Die Partie ist nicht verloren: Versuch es gleich noch einmal.',
  unreadable: 'Diese Partie lässt sich nicht wiederholen',
  'unreadable-text': 'Ihre Aufzeichnung ist unvollständig oder stammt von einer anderen Fassung der Regeln.',
} as const satisfies Translation<typeof english, 'de'>;
