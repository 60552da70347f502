import type { matches as english } from '../en/matches';
import type { Translation } from '../translation';

export const matches = {
  'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  stale: 'Inzwischen ist etwas passiert: Sieh noch einmal hin und wähle neu.',
  illegal: 'Das erlauben die Regeln nicht.',
  'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'wrong-game': 'Das Spiel „{{game}}“ kennen wir nicht in Version {{rules}} seiner Regeln.',
  'wrong-seats': 'Zu {{seats}} lässt sich dieses Spiel nicht spielen.',
  'bad-options': 'Die Option „{{option}}“ hat einen Wert, der nicht zur Wahl steht.',
  'bad-commitment': 'Das Geheimnis von Platz {{seat}} passt nicht zu seiner Festlegung.',
  'bad-commitment-server': 'Das Geheimnis des Servers passt nicht zu seiner Festlegung.',
  'took-back': '{{player}} nimmt Zug {{entry}} zurück.',
  'took-back-all':
    'Alle sind einverstanden: {{player}} nimmt Zug {{entry}} zurück und alles, was danach kam.',
  'without-result': 'Die Partie wurde ohne Ergebnis beendet.',
  resigned: '{{player}} gibt auf; ein Bot spielt weiter.',
  'standing-resigned': '{{standing}} (aufgegeben)',
} as const satisfies Translation<typeof english, 'de'>;
