import type { records as english } from '../en/records';
import type { Translation } from '../translation';

export const records = {
  'too-large': 'Das ist weit größer als jede Aufzeichnung.',
  truncated: 'Die Datei ist abgeschnitten: Das Ende fehlt.',
  'truncated-after':
    'Die Aufzeichnung ist abgeschnitten: Sie endet nach Eintrag {{entry}}, es müssten aber {{expected}} sein.',
  'not-json': 'Das ist keine Aufzeichnung: Die Datei ist kein gültiges JSON.',
  'not-a-record': 'Das ist keine Aufzeichnung einer Partie.',
  'still-running': 'Diese Partie läuft noch: Prüfen lässt sich nur eine beendete.',
  'unknown-version': 'Die Aufzeichnung hat Version {{version}}, und die kennen wir nicht.',
  malformed: 'In der Aufzeichnung stimmt etwas nicht, bei „{{path}}“.',
  'malformed-entry': 'Mit Eintrag {{entry}} stimmt etwas nicht, bei „{{path}}“.',
  'foreign-game': 'Das Spiel „{{game}}“ kennen wir nicht.',
  'unknown-rules': 'Version {{rules}} der Regeln von „{{game}}“ haben wir nicht.',
  'out-of-order': 'Eintrag {{entry}} steht nicht da, wo er hingehört: Die Einträge sind durcheinander.',
  'no-secrets': 'Die Geheimnisse dieser Partie fehlen in der Aufzeichnung: Nichts lässt sich nachspielen.',
  'chosen-seed':
    'Nicht prüfbar: Der Keim des Zufalls war gewählt. Das war ein Testtisch, an dem alle Würfel vorher feststanden.',
  'illegal-action': 'Eintrag {{entry}} verstößt gegen die Regeln. {{why}}',
  'illegal-undo': 'Eintrag {{entry}} nimmt zurück, was sich nicht zurücknehmen ließ.',
  'broken-chain': 'Die Kette ist bei Eintrag {{entry}} gerissen: Da hat jemand etwas geändert.',
  'broken-chain-header': 'Die Kette ist gleich am Anfang gerissen: Jemand hat geändert, was vereinbart war.',
  'wrong-events': 'Eintrag {{entry}} erzählt etwas anderes, als wirklich geschehen ist.',
  'wrong-snapshot': 'Nach Eintrag {{entry}} sah der Tisch anders aus, als die Aufzeichnung sagt.',
  'wrong-result': 'Das Ergebnis ist nicht das, was bis Eintrag {{entry}} gespielt wurde.',
  'wrong-resigned':
    'Eintrag {{entry}} stammt von der Hand einer Person, die laut Aufzeichnung da schon aufgegeben hatte.',
  unfinished:
    'Die Aufzeichnung ist abgeschnitten: Nach ihrem letzten Eintrag, {{entry}}, ist die Partie nicht zu Ende.',
} as const satisfies Translation<typeof english, 'de'>;
