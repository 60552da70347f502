import type { Translation } from '@pampa/texts';
import type { elGauchoActions as english } from '../en/el-gaucho-actions';

export const elGauchoActions = {
  keep: 'Behalten: {{tiles}}',
  'keep-in-order': 'In dieser Reihenfolge behalten: {{tiles}}',
  claim: 'Deinen ersten Gaucho {{to}} schicken',
  take: '{{dice}} nehmen',
  stand: 'Gaucho mit {{dice}} auf {{tile}} stellen',
  'stand-recalled': 'Gaucho {{off}} holen und mit {{dice}} auf {{tile}} stellen',
  lay: 'Gaucho mit {{dice}} auf {{tile}} legen',
  'lay-recalled': 'Gaucho {{off}} holen und mit {{dice}} auf {{tile}} legen',
  raise: 'Gaucho {{on}} mit {{dice}} aufrichten',
  occupy: 'Mit {{dice}} einen Gaucho {{to}} schicken',
  'occupy-recalled': 'Gaucho {{off}} holen und mit {{dice}} {{to}} schicken',
  wish: 'Eine {{die}} wünschen',
  sell_one: 'Verkaufen: {{herd}} für {{size}} × {{highest}} + {{bonus}} = {{count, number}} Peso',
  sell_other: 'Verkaufen: {{herd}} für {{size}} × {{highest}} + {{bonus}} = {{count, number}} Pesos',
  steal_one: 'Stehlen: {{tile}} bei {{victim}}; dafür zahlt die Versicherung {{count, number}} Peso',
  steal_other: 'Stehlen: {{tile}} bei {{victim}}; dafür zahlt die Versicherung {{count, number}} Pesos',
  rouse_one: 'Den Gaucho {{on}} aufstehen lassen',
  rouse_other: 'Die Gauchos {{on}} aufstehen lassen',
  oust_one: 'Den Gaucho {{on}} verdrängen: {{victim}} bekommt ihn zurück und dazu {{count, number}} Peso',
  oust_other: 'Den Gaucho {{on}} verdrängen: {{victim}} bekommt ihn zurück und dazu {{count, number}} Pesos',
  scout_one: 'Heimlich das einzige Plättchen der Steppe ansehen',
  scout_other: 'Heimlich die {{count, number}} Plättchen der Steppe ansehen',
  settle: 'Einsetzen: {{tile}} {{into}}, Feld {{place}}',
  leave: 'Die Steppe verlassen',
  recall: 'Den Gaucho {{from}} zurückholen',
  append_one: 'Anhängen: {{tile}}. Die Herde ist dann {{size}} × {{highest}} = {{count, number}} Peso wert',
  append_other:
    'Anhängen: {{tile}}. Die Herde ist dann {{size}} × {{highest}} = {{count, number}} Pesos wert',
  'append-first': 'Neue Herde beginnen: {{tile}}',
  'append-sells_one':
    'Anhängen: {{tile}}. Vorher geht {{herd}} für {{size}} × {{highest}} = {{count, number}} Peso weg',
  'append-sells_other':
    'Anhängen: {{tile}}. Vorher geht {{herd}} für {{size}} × {{highest}} = {{count, number}} Pesos weg',
  sort_one:
    'Einsortieren: {{tile}} auf Platz {{place}}. Die Herde ist dann {{size}} × {{highest}} = {{count, number}} Peso wert',
  sort_other:
    'Einsortieren: {{tile}} auf Platz {{place}}. Die Herde ist dann {{size}} × {{highest}} = {{count, number}} Pesos wert',
  end: 'Deinen Zug beenden',
  'and-then': '{{action}}; {{effect}}',
  'sells-own_one': 'deine Herde geht für {{size}} × {{highest}} = {{count, number}} Peso weg',
  'sells-own_other': 'deine Herde geht für {{size}} × {{highest}} = {{count, number}} Pesos weg',
  unused_one: 'Die {{dice}} könntest du noch einsetzen. Was du nicht einsetzt, verfällt.',
  unused_other: '{{dice}} könntest du noch einsetzen. Was du nicht einsetzt, verfällt.',
  'price-space': 'Stehen kostet genau {{big}}, Liegen genau {{small}}.',
  'price-raise': 'Aufstehen kostet genau {{small}}.',
  'price-area': 'Dieses Aktionsfeld kostet genau {{sum}}.',
  'your-dice': '{{price}} Deine Würfel ergeben {{sum}}.',
} as const satisfies Translation<typeof english, 'de'>;
