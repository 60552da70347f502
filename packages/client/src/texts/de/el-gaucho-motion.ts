import type { Translation } from '@pampa/texts';
import type { elGauchoMotion as english } from '../en/el-gaucho-motion';

export const elGauchoMotion = {
  round: 'Runde {{round}}',
  'round-line': '{{name}} fängt an',
  'last-with-dice': 'Die letzten Würfel',
  'last-with-dice-line': 'Runde {{round}}. Danach folgt noch eine, ohne Würfel.',
  'without-dice': 'Die Schlussrunde',
  'without-dice-line': 'Ohne Würfel: Nur die Gauchos auf den Aktionsfeldern kommen zum Zug.',
  'pile-emptied': 'Der Stapel ist leer',
  'pile-emptied-line': 'Runde {{round}} wird die letzte mit Würfeln.',
  winner: '{{name}} gewinnt!',
  'winner-line_one': 'mit {{count, number}} Peso',
  'winner-line_other': 'mit {{count, number}} Pesos',
  winners: 'Geteilter Sieg!',
  'winners-line_one': '{{names}}: je {{count, number}} Peso',
  'winners-line_other': '{{names}}: je {{count, number}} Pesos',
} as const satisfies Translation<typeof english, 'de'>;
