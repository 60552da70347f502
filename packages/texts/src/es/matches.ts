import type { matches as english } from '../en/matches';
import type { Translation } from '../translation';

export const matches = {
  'no-such-seat': 'Ese asiento no existe en esta mesa.',
  stale: 'Mientras tanto ha pasado algo: mira otra vez y elige de nuevo.',
  illegal: 'Las reglas no lo permiten.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'wrong-game': 'No conocemos el juego «{{game}}» en la versión {{rules}} de sus reglas.',
  'wrong-seats': 'Este juego no admite una mesa de {{seats}}.',
  'bad-options': 'La opción «{{option}}» tiene un valor que no se puede elegir.',
  'bad-commitment': 'El secreto del asiento {{seat}} no corresponde a su compromiso.',
  'bad-commitment-server': 'El secreto del servidor no corresponde a su compromiso.',
  'took-back': '{{player}} deshace la jugada {{entry}}.',
  'took-back-all':
    'Con el acuerdo de todo el mundo, {{player}} deshace la jugada {{entry}} y todo lo que siguió.',
  'without-result': 'La partida se dio por terminada sin resultado.',
  resigned: '{{player}} abandona; sigue jugando un bot.',
  'standing-resigned': '{{standing}} (abandonó)',
} as const satisfies Translation<typeof english, 'es'>;
