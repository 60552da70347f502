import type { Translation } from '@pampa/texts';
import type { elGauchoThings as english } from '../en/el-gaucho-things';

export const elGauchoThings = {
  ring: 'Das Rodeo. In deinem Zug nimmst du zwei seiner Würfel.',
  pile_one: 'Der Stapel: noch ein Plättchen. Ist er leer, geht die Partie bald zu Ende.',
  pile_other: 'Der Stapel: noch {{count, number}} Plättchen. Ist er leer, geht die Partie bald zu Ende.',
  'pile-empty': 'Der Stapel ist leer: Die Partie geht bald zu Ende.',
  supply_one: 'Ein Gaucho im Vorrat.',
  supply_other: '{{count, number}} Gauchos im Vorrat.',
  'supply-none': 'Kein Gaucho im Vorrat.',
  wished: 'Der Würfel, den du dir gewünscht hast. Am Ende des Zugs verfällt er.',
  'die-ring': 'Ein Würfel im Rodeo. Wer am Zug ist, nimmt zwei.',
  'die-own': 'Ein genommener Würfel. Er gilt allein oder mit anderen zusammen: Die Summe muss genau passen.',
  face: 'Die Zahl, die der gewünschte Würfel zeigt.',
  place: 'Eine Lücke in der Herde: Sortieren kann das Plättchen hierher stellen.',
  pasture:
    '{{pasture}}: Auf {{taken}} von {{all}} Rindern ist ein Gaucho. Ist auf jedem einer, kommen am Ende der Runde alle heim, die stehen.',
  track: 'Die Pesoleiste: ein Feld für jeden Peso. Nach 99 beginnt sie von vorn.',
  'area-sort':
    'Sortieren. Kostet einen Würfel mit 1, 2 oder 3. Wenn Rinder heimkommen, stellst du eins dorthin, wo es in seine Herde passt.',
  'area-wish':
    'Wunsch. Kostet einen Würfel mit 1, 2 oder 3. Später bekommst du dafür einen Würfel nach Wahl für einen Zug.',
  'area-sale':
    'Sofortverkauf. Kostet einen Würfel mit 1, 2 oder 3. Später verkaufst du eine Herde, wann du willst, mit 5 Pesos Aufschlag.',
  'area-thief':
    'Viehdieb. Kostet 4. Später nimmst du ein Rind aus einer fremden Herde; wer es verliert, bekommt seinen Wert.',
  'area-overseer':
    'Aufseher. Kostet 5. Später stehen ein oder zwei deiner liegenden Gauchos auf, oder du verdrängst einen fremden.',
  'area-steppe':
    'Steppe. Kostet 6. Später siehst du dir ihre verdeckten Plättchen an und setzt eins ein, oder zwei mit höchstens je 4.',
  'spot-fresh': 'Dein Gaucho ist erst in diesem Zug gekommen.',
  'spot-manned': 'Dein Gaucho steht hier bereit.',
  'spot-spent': 'Dein Gaucho ist in diesem Zug weggegangen.',
  cattle: '{{tile}}: {{big}} zum Stehen, {{small}} zum Liegen.',
  'ridden-standing': 'Hier steht {{player}}.',
  'ridden-lying': 'Hier liegt {{player}}.',
  'space-free': 'Ein freies Feld.',
  herd_one: '{{herd}}: {{size}} × {{highest}} = {{count, number}} Peso.',
  herd_other: '{{herd}}: {{size}} × {{highest}} = {{count, number}} Pesos.',
  'herd-of_one': '{{player}}, {{herd}}: {{size}} × {{highest}} = {{count, number}} Peso.',
  'herd-of_other': '{{player}}, {{herd}}: {{size}} × {{highest}} = {{count, number}} Pesos.',
  ranch_one: '{{player}}: {{count, number}} Peso.',
  ranch_other: '{{player}}: {{count, number}} Pesos.',
} as const satisfies Translation<typeof english, 'de'>;
