import type { Translation } from '@pampa/texts';
import type { elGauchoThings as english } from '../en/el-gaucho-things';

export const elGauchoThings = {
  ring: 'El rodeo. En tu turno tomas dos de sus dados.',
  pile_one: 'La pila: queda una loseta. Cuando se vacíe, el final estará cerca.',
  pile_many: 'La pila: quedan {{count, number}} de losetas. Cuando se vacíe, el final estará cerca.',
  pile_other: 'La pila: quedan {{count, number}} losetas. Cuando se vacíe, el final estará cerca.',
  'pile-empty': 'La pila está vacía: el final está cerca.',
  supply_one: 'Un gaucho en la reserva.',
  supply_many: '{{count, number}} de gauchos en la reserva.',
  supply_other: '{{count, number}} gauchos en la reserva.',
  'supply-none': 'Ningún gaucho en la reserva.',
  wished: 'El dado que has pedido. Se pierde al final del turno.',
  'die-ring': 'Un dado del rodeo. Quien tiene el turno toma dos.',
  'die-own': 'Un dado ya tomado. Sirve solo o junto con otros: la suma tiene que ser exacta.',
  face: 'El número que mostrará el dado pedido.',
  place: 'Un hueco en el rebaño: la Clasificación puede poner aquí la loseta.',
  pasture:
    '{{pasture}}: {{taken}} de {{all}} reses llevan un gaucho. Cuando lo lleven todas, los que estén de pie vuelven a casa al acabar la ronda.',
  track: 'El marcador de pesos: una casilla por peso. Después del 99 vuelve a empezar.',
  'area-sort':
    'Clasificación. Cuesta un dado de 1, 2 o 3. Cuando las reses llegan a casa, pon una donde encaje en su rebaño.',
  'area-wish': 'Deseo. Cuesta un dado de 1, 2 o 3. Más tarde te da un dado a tu gusto durante un turno.',
  'area-sale':
    'Venta inmediata. Cuesta un dado de 1, 2 o 3. Más tarde vendes un rebaño cuando quieras, con 5 pesos más.',
  'area-thief':
    'Cuatrero. Cuesta 4. Más tarde tomas una res de un rebaño ajeno; quien la pierde cobra su valor.',
  'area-overseer':
    'Capataz. Cuesta 5. Más tarde se levantan uno o dos de tus gauchos tumbados, u ocupas el lugar de otro.',
  'area-steppe':
    'Estepa. Cuesta 6. Más tarde miras sus losetas ocultas y colocas una, o dos de hasta 4 cada una.',
  'spot-fresh': 'Tu gaucho ha llegado en este turno.',
  'spot-manned': 'Tu gaucho está aquí, listo.',
  'spot-spent': 'Tu gaucho se ha ido en este turno.',
  cattle: '{{tile}}: {{big}} para ponerse de pie, {{small}} para tumbarse.',
  'ridden-standing': 'Hay un gaucho de pie: {{player}}.',
  'ridden-lying': 'Hay un gaucho tumbado: {{player}}.',
  'space-free': 'Una casilla libre.',
  herd_one: '{{herd}}: {{size}} × {{highest}} = {{count, number}} peso.',
  herd_many: '{{herd}}: {{size}} × {{highest}} = {{count, number}} de pesos.',
  herd_other: '{{herd}}: {{size}} × {{highest}} = {{count, number}} pesos.',
  'herd-of_one': '{{player}}, {{herd}}: {{size}} × {{highest}} = {{count, number}} peso.',
  'herd-of_many': '{{player}}, {{herd}}: {{size}} × {{highest}} = {{count, number}} de pesos.',
  'herd-of_other': '{{player}}, {{herd}}: {{size}} × {{highest}} = {{count, number}} pesos.',
  ranch_one: '{{player}}: {{count, number}} peso.',
  ranch_many: '{{player}}: {{count, number}} de pesos.',
  ranch_other: '{{player}}: {{count, number}} pesos.',
} as const satisfies Translation<typeof english, 'es'>;
