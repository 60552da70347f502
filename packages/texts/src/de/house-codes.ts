import type { houseCodes as english } from '../en/house-codes';
import type { Translation } from '../translation';

export const houseCodes = {
  malformed: 'Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
  'unknown-request': 'Das kann der Server nicht. Lade die Seite neu und versuch es noch einmal.',
  'too-large': 'Das ist zu viel auf einmal: Fass dich kürzer.',
  'too-fast': 'Nicht so schnell: Warte einen Moment und versuch es dann noch einmal.',
  'too-fast-wait': 'Nicht so schnell: Versuch es {{when}} noch einmal.',
  'not-found': 'Unter dieser Adresse gibt es nichts.',
  unauthorised: 'Darauf hast du keinen Zugriff.',
  'wrong-origin': 'Diese Seite gehört nicht zu diesem Server: Öffne die Adresse des Servers selbst.',
  upgrade: 'Diese Seite ist älter als der Server: Lade sie neu.',
  'unknown-game': 'Dieses Spiel gibt es auf diesem Server nicht.',
  'no-such-table': 'Einen Tisch mit diesem Code gibt es nicht: Prüf die Buchstaben oder frag nach dem Link.',
  'server-full': 'Auf diesem Server ist gerade kein Platz für noch einen Tisch: Versuch es später wieder.',
  'house-closed':
    'Dieser Server nimmt gerade keine neuen Tische und keine neuen Leute auf. Laufende Partien gehen weiter: Komm später wieder.',
  'table-closed': 'Die Leitung dieses Servers hat diesen Tisch geschlossen.',
  'shutting-down': 'Der Server wird neu gestartet. Es geht nichts verloren: Komm gleich wieder.',
  'server-error': 'Auf dem Server ist etwas schiefgegangen. Du hast nichts verloren: Versuch es noch einmal.',
  'store-failed':
    'Der Server konnte das nicht speichern: Sieh nach, wie der Tisch steht, und versuch es noch einmal.',
  'lease-lost': 'Der Tisch ist auf einen anderen Server umgezogen: Lade die Seite neu, um ihm zu folgen.',
  'out-of-reach':
    'Dieser Tisch ist auf einem anderen Server, der gerade nicht zu erreichen ist: Gleich wird es noch einmal versucht.',
  'dev-only': 'Hier kann niemand die Würfel wählen: Das erlaubt nur ein Server, der mit DEV=1 läuft.',
  'not-in-lobby': 'Das geht nur, bevor die Partie beginnt.',
  'not-playing': 'Das geht nur, während eine Partie läuft.',
  'not-over': 'Das geht erst, wenn die Partie zu Ende ist.',
  'not-seated': 'Du hast keinen Platz an diesem Tisch: Setz dich zuerst.',
  'already-seated': 'Du hast schon einen Platz an diesem Tisch.',
  'not-host': 'Das kann nur tun, wer den Tisch leitet.',
  'seat-taken': 'Da sitzt schon jemand: Wähle einen anderen Platz.',
  'no-free-seat': 'Alle Plätze an diesem Tisch sind besetzt.',
  'seat-empty': 'Da sitzt niemand.',
  'bad-name': 'Dieser Name geht nicht: Wähle einen kurzen aus Buchstaben eines Alphabets und Ziffern.',
  'name-taken':
    'So oder zum Verwechseln ähnlich heißt an diesem Tisch schon jemand: Wähle einen anderen Namen.',
  'colour-taken': 'Diese Farbe hat an diesem Tisch schon jemand: Wähle eine andere.',
  'bad-token':
    'Dieser Browser hat den Schlüssel zu diesem Platz nicht. Ist es deiner, dann bitte die anderen darum.',
  'bad-handoff':
    'Dieser Link ist abgelaufen oder schon benutzt: Erstell auf deinem anderen Gerät einen neuen.',
  replaced: 'Du hast diesen Tisch anderswo geöffnet: Dort geht es weiter.',
  'claimed-seat':
    'Die anderen haben dir diesen Platz während einer Abwesenheit überlassen: Aufgeben kannst du hier nicht. Verlass lieber den Tisch.',
  kicked: 'Du wurdest von diesem Tisch weggeschickt.',
  removed: 'Die Leitung dieses Servers hat dich von diesem Tisch weggeschickt.',
  'too-few-players': 'Ihr seid noch zu wenige: Für dieses Spiel braucht es mindestens {{needed}}.',
  'not-ready': 'Es sind noch nicht alle bereit.',
  'no-commitment':
    'Ein Browser hat sein Geheimnis noch nicht festgelegt: Warte einen Moment und versuch es dann noch einmal.',
  'not-starting': 'An diesem Tisch beginnt gerade keine Partie.',
  'bad-secret':
    'Das Geheimnis deines Browsers passt nicht zu seiner Festlegung: Der Start muss wiederholt werden.',
  'no-match': 'An diesem Tisch hat noch keine Partie begonnen.',
  'undo-off': 'An diesem Tisch wird nichts zurückgenommen.',
  'undone-enough': 'In dieser Partie hast du so oft zurückgenommen, wie es überhaupt geht.',
  paused: 'Die Partie ist unterbrochen: Schlag zuerst vor, dass es weitergeht.',
  'not-paused': 'Die Partie ist nicht unterbrochen.',
  resigned: 'Du hast diese Partie aufgegeben: Ein Bot spielt für dich weiter.',
  'bot-plays': 'Auf diesem Platz spielt gerade ein Bot.',
  'no-such-proposal': 'Über diesen Vorschlag ist schon entschieden, oder er ist abgelaufen.',
  'already-proposed': 'Es gibt schon einen Vorschlag: Warte, bis darüber entschieden ist.',
  'not-asked': 'Diese Frage gilt nicht dir.',
  'somebody-absent': 'Dafür müssen alle da sein, und es fehlt jemand.',
  'somebody-absent-named': 'Dafür müssen alle da sein, und {{player}} fehlt.',
  'somebody-absent-wait':
    'Auch {{player}} muss zustimmen und ist nicht da. Ohne {{player}} könnt ihr das {{when}} entscheiden.',
  'not-absent': 'Auf diesem Platz fehlt niemand.',
  'too-soon': 'Dafür ist es noch zu früh: Versuch es später wieder.',
  'too-soon-wait': 'Dafür ist es noch zu früh: Versuch es {{when}} noch einmal.',
  'nobody-to-agree':
    'Es ist niemand da, um zuzustimmen: Dafür braucht es jemanden mit einer anderen Verbindung als deiner.',
  'chat-off': 'An diesem Tisch ist der Chat ausgeschaltet.',
  'presets-only': 'An diesem Tisch lassen sich nur die fertigen Sätze senden.',
  'bad-text':
    'Diese Nachricht lässt sich nicht senden: Sie ist leer, zu lang oder enthält unsichtbare Zeichen.',
  muted: 'Du wurdest in diesem Chat stumm geschaltet.',
  'no-such-person': 'Diese Person ist nicht mehr da.',
  'gallery-closed': 'An diesem Tisch ist kein Publikum zugelassen.',
  'gallery-full': 'Im Publikum ist kein Platz mehr: Versuch es später wieder.',
  'reports-full':
    'Auf diesem Server ist kein Platz für noch mehr Meldungen: Speichere deine als Datei und schick sie denen, die ihn betreiben.',
  'not-awaited': 'Auf diese Person wartet gerade niemand.',
  'push-off': 'Dieser Server verschickt keine Benachrichtigungen.',
  'bad-webhook':
    'Diese Adresse geht nicht: Es muss ein Webhook sein, der mit https beginnt und im Internet erreichbar ist.',
} as const satisfies Translation<typeof english, 'de'>;
