import type { Translation } from '@pampa/texts';
import type { coach as english } from '../en/coach';

export const coach = {
  title: 'Entrenador',
  ask: 'Preguntar al entrenador',
  intro:
    'El entrenador sigue jugando la partida desde cada turno, una y otra vez. Aquí lees promedios de esas partidas; ± dice cuánto pueden desviarse.',
  working: 'Mirando la partida: {{percent, number}} %',
  done_one: '{{count, number}} partida imaginada desde cada turno',
  done_many: '{{count, number}} partidas imaginadas desde cada turno',
  done_other: '{{count, number}} partidas imaginadas desde cada turno',
  unable:
    'El entrenador no puede leer esta partida: su registro está incompleto o es de otra versión de las reglas.',
  'turning-points': 'Momentos decisivos',
  'no-turning-points': 'Nada destaca por ahora: esta partida se decidió paso a paso.',
  'turn-of': 'Juega {{name}}',
  chance: 'Dados y reses nuevas',
  gains: '{{name}} gana {{pesos}} pesos.',
  loses: '{{name}} pierde {{pesos}} pesos.',
  expected: 'Quién podía esperar ganar',
  'expected-label':
    'La ventaja que podía esperar cada uno a lo largo de la partida. Haz clic para ir a un momento.',
  'luck-or-skill': '¿Suerte o habilidad?',
  'balance-hint':
    'De dónde vino la ventaja final de cada uno, en pesos. Las decisiones se comparan con las de una buena mano en el mismo lugar.',
  start: 'Asiento y salida',
  luck: 'Dados y reses',
  choices: 'Sus decisiones',
  others: 'Las de los demás',
  advice: '¿Qué jugaría el barón?',
  'hint-move': 'El barón: {{move}}',
  'advice-go': 'Ve a una jugada para preguntar por ella.',
  'advice-ask': 'Preguntar por esta',
  'advice-thinking': 'El barón está pensando…',
  'advice-none': 'Aquí no hay nada que elegir.',
  'advice-same': 'Exactamente lo mismo.',
  'advice-other': 'Otra cosa; aún calcula cuánto importa.',
  'advice-equal': 'Otra cosa, pero ninguna es claramente mejor ({{pesos}} pesos).',
  'advice-better': 'Algo mejor, por {{pesos}} pesos.',
  'advice-worse': 'Otra cosa, pero esta era mejor, por {{pesos}} pesos.',
  'advice-plan': 'Él habría jugado:',
} as const satisfies Translation<typeof english, 'es'>;
