import type { notices as english } from '../en/notices';
import type { Translation } from '../translation';

export const notices = {
  'table-opened': '{{player}} öffnet den Tisch.',
  'sat-down': '{{player}} setzt sich.',
  'stood-up': '{{player}} verlässt den Tisch.',
  kicked: '{{player}} muss den Tisch verlassen.',
  'host-changed': 'Den Tisch leitet jetzt {{player}}.',
  'start-spoilt':
    'Der Start wird wiederholt: Der Browser von {{player}} hat sein Geheimnis nicht offengelegt.',
  'match-started': 'Die Partie beginnt.',
  'match-over': 'Die Partie ist zu Ende.',
  'match-over-won': 'Die Partie ist zu Ende. Platz 1: {{players}}.',
  'match-ended': 'Die Partie wurde ohne Ergebnis beendet.',
  paused: 'Die Partie ist unterbrochen.',
  resumed: 'Die Partie geht weiter.',
  resigned: '{{player}} gibt auf; auf diesem Platz spielt ein Bot weiter.',
  'bot-took-over': 'Für {{player}} spielt jetzt ein Bot.',
  'came-back': '{{player}} ist wieder da.',
  'seat-claimed':
    'Die anderen sind einverstanden: Der Platz von {{player}} geht an die Person, die darum gebeten hat.',
  'seat-regained': '{{player}} ist auf dem alten Gerät zurück und hat den Platz wieder.',
  'seat-given-back': 'Der Platz von {{player}} wartet wieder auf die Person, die ihn vorher hatte.',
  'seat-moved': '{{player}} spielt auf einem anderen Gerät weiter.',
  'took-bots-seat': '{{player}} löst einen Bot ab.',
  'clock-moved': 'Die Zeit ist um: Ein Bot zieht für {{player}}.',
  'proposal-failed': 'Der Vorschlag wurde nicht angenommen.',
  'proposal-failed-undo': 'Nichts wird zurückgenommen: Nicht alle waren einverstanden.',
  'proposal-failed-pause': 'Es gibt keine Pause: Nicht alle waren einverstanden.',
  'proposal-failed-resume': 'Die Pause dauert an: Nicht alle wollten weiterspielen.',
  'proposal-failed-end': 'Die Partie geht weiter: Nicht alle wollten sie beenden.',
  'proposal-failed-stand-in': 'Kein Bot springt ein: Nicht alle waren einverstanden.',
  'proposal-failed-claim': 'Der Platz wurde nicht vergeben: Nicht alle waren einverstanden.',
  hushed: '{{player}} ist im Chat jetzt stumm geschaltet.',
  unhushed: '{{player}} darf im Chat wieder mitreden.',
  'watcher-removed': '{{player}} muss das Publikum verlassen.',
  rematch: 'Die Revanche findet an Tisch {{code}} statt.',
} as const satisfies Translation<typeof english, 'de'>;
