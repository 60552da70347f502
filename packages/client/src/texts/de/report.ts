import type { Translation } from '@pampa/texts';
import type { report as english } from '../en/report';

export const report = {
  title: 'Problem melden',
  what: 'Was ist schiefgegangen?',
  'what-hint': 'Was hast du getan, was hast du erwartet, und was geschah stattdessen?',
  'with-it': 'Das wird mitgeschickt',
  'with-seen':
    'Was du von dieser Partie gesehen hast: den Tisch, wie du ihn siehst, und die Züge, wie sie dir erzählt wurden',
  'with-no-match': 'Nichts von einer Partie: Du bist gerade in keiner',
  'with-versions': 'Die Versionen von Seite und Regeln, dein Browser und die Größe seines Fensters',
  never:
    'Nie, was andere auf der Hand haben oder noch niemand gesehen hat; keine Namen, kein Chat, nichts, womit man auf deinen Platz käme.',
  wordless: 'Sag in ein paar Worten, was schiefgegangen ist.',
  unreachable:
    'Der Server antwortet nicht. Speichere die Meldung als Datei und schick sie denen, die den Server betreiben.',
  save: 'Als Datei sichern',
  send: 'Senden',
  thanks: 'Danke',
  called: 'Deine Meldung ist angekommen. Sie heißt',
  copy: 'Namen kopieren',
  copied: 'Kopiert.',
  after:
    'Unter diesem Namen lässt sie sich auf dem Server finden und, sobald die Partie vorbei ist, mit der Aufzeichnung vergleichen.',
  'after-no-match': 'Unter diesem Namen lässt sie sich auf dem Server finden.',
  'save-copy': 'Kopie sichern',
  done: 'Fertig',
} as const satisfies Translation<typeof english, 'de'>;
