import type { elGauchoEvents as english } from '../en/el-gaucho-events';
import type { Translation } from '../translation';

export const elGauchoEvents = {
  chose: '{{player}} ya ha elegido.',
  'chose-kept': '{{player}} se queda con {{kept}} y descarta {{discarded}} boca abajo.',
  'chose-kept-all': '{{player}} se queda con {{kept}}.',
  'herds-shown': '{{player}} empieza con {{tiles}}.',
  claimed: '{{player}} envía un primer gaucho {{to}}.',
  'round-usual': 'Comienza la ronda {{round}}; empieza {{player}}.',
  'round-last-with-dice': 'Comienza la ronda {{round}}, la última con dados; empieza {{player}}.',
  'round-without-dice': 'Comienza la ronda {{round}}, la final, sin dados; empieza {{player}}.',
  rolled: 'Los dados muestran {{dice}}.',
  'turn-began': 'Le toca a {{player}}.',
  passed: '{{player}} no tiene ningún gaucho en las zonas y pasa.',
  took: '{{player}} toma los dados {{dice}} del rodeo.',
  stood: '{{player}} pone un gaucho de pie sobre {{tile}} ({{dice}}).',
  'stood-recalled': '{{player}} retira un gaucho {{off}} y lo pone de pie sobre {{tile}} ({{dice}}).',
  laid: '{{player}} tumba un gaucho sobre {{tile}} ({{dice}}).',
  'laid-recalled': '{{player}} retira un gaucho {{off}} y lo tumba sobre {{tile}} ({{dice}}).',
  raised: '{{player}} levanta a su gaucho tumbado {{on}} ({{dice}}).',
  occupied: '{{player}} envía un gaucho {{to}} ({{dice}}).',
  'occupied-recalled': '{{player}} retira un gaucho {{off}} y lo envía {{to}} ({{dice}}).',
  recalled: '{{player}} retira a su gaucho {{from}}.',
  wished: '{{player}} pide un {{die}}.',
  'sold-forced_one': '{{player}} tiene que vender {{herd}}: {{size}} × {{highest}} = {{count, number}} peso.',
  'sold-forced_many':
    '{{player}} tiene que vender {{herd}}: {{size}} × {{highest}} = {{count, number}} de pesos.',
  'sold-forced_other':
    '{{player}} tiene que vender {{herd}}: {{size}} × {{highest}} = {{count, number}} pesos.',
  'sold-immediate_one':
    '{{player}} vende {{herd}} de inmediato: {{size}} × {{highest}} + {{bonus}} = {{count, number}} peso.',
  'sold-immediate_many':
    '{{player}} vende {{herd}} de inmediato: {{size}} × {{highest}} + {{bonus}} = {{count, number}} de pesos.',
  'sold-immediate_other':
    '{{player}} vende {{herd}} de inmediato: {{size}} × {{highest}} + {{bonus}} = {{count, number}} pesos.',
  'sold-final_one': '{{player}} vende {{herd}} al final: {{size}} × {{highest}} = {{count, number}} peso.',
  'sold-final_many':
    '{{player}} vende {{herd}} al final: {{size}} × {{highest}} = {{count, number}} de pesos.',
  'sold-final_other': '{{player}} vende {{herd}} al final: {{size}} × {{highest}} = {{count, number}} pesos.',
  stole_one: '{{player}} le roba {{tile}} a {{victim}}, que cobra {{count, number}} peso del seguro.',
  stole_many: '{{player}} le roba {{tile}} a {{victim}}, que cobra {{count, number}} de pesos del seguro.',
  stole_other: '{{player}} le roba {{tile}} a {{victim}}, que cobra {{count, number}} pesos del seguro.',
  joined: '{{player}} añade {{tile}} a su rebaño.',
  'joined-first': '{{player}} empieza un rebaño nuevo con {{tile}}.',
  'joined-sorted': '{{player}} inserta {{tile}} en su rebaño, en el lugar {{place}} desde la izquierda.',
  roused_one: '{{player}} envía al Capataz: el gaucho {{on}} se levanta.',
  roused_many: '{{player}} envía al Capataz: los gauchos {{on}} se levantan.',
  roused_other: '{{player}} envía al Capataz: los gauchos {{on}} se levantan.',
  ousted_one:
    '{{player}} ocupa el lugar del gaucho tumbado {{on}}. {{victim}} lo recupera y cobra {{count, number}} peso del seguro.',
  ousted_many:
    '{{player}} ocupa el lugar del gaucho tumbado {{on}}. {{victim}} lo recupera y cobra {{count, number}} de pesos del seguro.',
  ousted_other:
    '{{player}} ocupa el lugar del gaucho tumbado {{on}}. {{victim}} lo recupera y cobra {{count, number}} pesos del seguro.',
  scouted_one: '{{player}} mira en secreto la única loseta de la estepa.',
  scouted_many: '{{player}} mira en secreto los {{count, number}} de losetas de la estepa.',
  scouted_other: '{{player}} mira en secreto las {{count, number}} losetas de la estepa.',
  'scouted-seen': '{{player}} mira la estepa en secreto y encuentra {{tiles}}.',
  settled: '{{player}} coloca {{tile}} {{into}} y pone un gaucho de pie encima.',
  'left-steppe': '{{player}} deja la estepa.',
  'steppe-refilled_one': 'Llega una loseta nueva a la estepa.',
  'steppe-refilled_many': 'Llegan {{count, number}} de losetas nuevas a la estepa.',
  'steppe-refilled_other': 'Llegan {{count, number}} losetas nuevas a la estepa.',
  'turn-ended': '{{player}} termina su turno.',
  'came-home': '{{player}} lleva a casa {{tiles}} {{from}}.',
  'last-came-home': '{{player}} también lleva a casa {{tiles}}.',
  'pastures-refilled': 'Reses nuevas en los pastizales: {{tiles}}.',
  'pile-left_one': 'Queda una loseta en la pila.',
  'pile-left_many': 'Quedan {{count, number}} de losetas en la pila.',
  'pile-left_other': 'Quedan {{count, number}} losetas en la pila.',
  'pile-emptied':
    'La pila está vacía: la ronda {{round}} es la última con dados; después viene la final, sin dados.',
  'game-ended_one': '¡{{players}} gana la partida!',
  'game-ended_many': '¡{{players}} comparten la victoria!',
  'game-ended_other': '¡{{players}} comparten la victoria!',
} as const satisfies Translation<typeof english, 'es'>;
