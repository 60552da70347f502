import type { records as english } from '../en/records';
import type { Translation } from '../translation';

export const records = {
  'too-large': 'Esto es mucho más grande que cualquier registro.',
  truncated: 'El archivo está cortado: falta el final.',
  'truncated-after':
    'El registro está cortado: termina tras la entrada {{entry}}, pero debería haber {{expected}}.',
  'not-json': 'Esto no es un registro: el archivo no es JSON válido.',
  'not-a-record': 'Esto no es el registro de una partida.',
  'still-running': 'Esta partida sigue en curso: solo se puede comprobar una terminada.',
  'unknown-version': 'El registro es de la versión {{version}}, que no conocemos.',
  malformed: 'Algo falla en el registro, en «{{path}}».',
  'malformed-entry': 'Algo falla en la entrada {{entry}}, en «{{path}}».',
  'foreign-game': 'No conocemos el juego «{{game}}».',
  'unknown-rules': 'No tenemos la versión {{rules}} de las reglas de «{{game}}».',
  'out-of-order': 'La entrada {{entry}} no está en su sitio: las entradas están desordenadas.',
  'no-secrets': 'Los secretos de esta partida no están en el registro: no se puede reproducir nada.',
  'chosen-seed':
    'No se puede comprobar: la semilla fue elegida. Era una mesa de prueba, con todos los dados conocidos de antemano.',
  'illegal-action': 'La entrada {{entry}} va contra las reglas. {{why}}',
  'illegal-undo': 'La entrada {{entry}} deshace algo que no se podía deshacer.',
  'broken-chain': 'La cadena está rota en la entrada {{entry}}: alguien ha cambiado algo ahí.',
  'broken-chain-header': 'La cadena está rota desde el principio: alguien ha cambiado lo acordado.',
  'wrong-events': 'La entrada {{entry}} cuenta algo distinto de lo que pasó de verdad.',
  'wrong-snapshot': 'Tras la entrada {{entry}}, la mesa no estaba como dice el registro.',
  'wrong-result': 'El resultado no es el que se jugó hasta la entrada {{entry}}.',
  'wrong-resigned': 'La entrada {{entry}} es de mano de alguien que, según el registro, ya había abandonado.',
  unfinished: 'El registro está cortado: tras su última entrada, {{entry}}, la partida no ha terminado.',
} as const satisfies Translation<typeof english, 'es'>;
