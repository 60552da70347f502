import type { Translation } from '@pampa/texts';
import type { elGauchoMotion as english } from '../en/el-gaucho-motion';

export const elGauchoMotion = {
  round: 'Ronda {{round}}',
  'round-line': 'Empieza {{name}}',
  'last-with-dice': 'Los últimos dados',
  'last-with-dice-line': 'Ronda {{round}}. Después queda una más, sin dados.',
  'without-dice': 'La ronda final',
  'without-dice-line': 'Sin dados: solo actúan los gauchos de las zonas.',
  'pile-emptied': 'La pila está vacía',
  'pile-emptied-line': 'La ronda {{round}} será la última con dados.',
  winner: '¡Gana {{name}}!',
  'winner-line_one': 'con {{count, number}} peso',
  'winner-line_many': 'con {{count, number}} de pesos',
  'winner-line_other': 'con {{count, number}} pesos',
  winners: '¡Victoria compartida!',
  'winners-line_one': '{{names}}: {{count, number}} peso por persona',
  'winners-line_many': '{{names}}: {{count, number}} de pesos por persona',
  'winners-line_other': '{{names}}: {{count, number}} pesos por persona',
} as const satisfies Translation<typeof english, 'es'>;
