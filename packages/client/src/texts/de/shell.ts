import type { Translation } from '@pampa/texts';
import type { shell as english } from '../en/shell';

export const shell = {
  tagline: 'Brettspiele aus dem Rinderland, mit Freunden, im Browser.',
  loading: 'Einen Moment …',
  'not-loaded': 'Dieser Teil ließ sich nicht laden',
  'not-loaded-text':
    'Vielleicht ist die Verbindung weg, oder der Server wurde gerade aktualisiert. Verloren ist nichts.',
  reload: 'Seite neu laden',
  'restart-soon':
    'Der Server startet in {{minutes}} min neu, um {{time}}. Partien bleiben erhalten und gehen danach weiter.',
  'restart-now': 'Der Server startet jeden Moment neu. Partien bleiben erhalten und gehen danach weiter.',
  'house-closed': 'Die Türen sind gerade zu',
  'house-closed-text':
    'Im Moment keine neuen Tische und keine neuen Leute. Laufende Partien gehen weiter, und offline üben geht auch.',
  missing: 'Hier wächst nur Gras',
  'missing-text':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.',
  'to-home': 'Zur Startseite',
  home: 'Startseite',
  rules: 'Regeln',
  'open-record': 'Aufzeichnung öffnen',
  settings: 'Einstellungen',
  credits: 'Danksagung',
  'sound-on': 'Der Ton ist an: ausschalten',
  'sound-off': 'Der Ton ist aus: einschalten',
  language: 'Sprache',
  unofficial: 'Eine inoffizielle Umsetzung von Fans, ohne Verbindung zu den Verlagen.',
  'free-software': 'Freie Software unter der MIT-Lizenz.',
  'credits-games': 'Die Spiele',
  'credits-games-text':
    'El Gaucho ist ein Brettspiel von Arve D. Fühler. Der Name gehört seinen Inhabern. Alle Bilder und Texte hier sind unsere eigenen.',
  'credits-type': 'Schriften',
  'credits-type-text':
    'Rye von Nicole Fally, Zilla Slab von Typotheque für Mozilla, Source Sans 3 von Paul D. Hunt für Adobe: alle unter der SIL Open Font License 1.1.',
  'credits-pictures': 'Bilder und Klänge',
  'credits-pictures-text': 'Für Pampa gemacht, und frei wie alles andere.',
  'credits-software': 'Software',
  'credits-software-text': 'Pampa baut auf der Arbeit anderer auf, alles unter offenen Lizenzen:',
  'credits-licences': 'Alle Lizenzen im Wortlaut',
} as const satisfies Translation<typeof english, 'de'>;
