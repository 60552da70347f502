import type { Translation } from '@pampa/texts';
import type { coach as english } from '../en/coach';

export const coach = {
  title: 'Trainer',
  ask: 'Den Trainer fragen',
  intro:
    'Der Trainer spielt die Partie von jedem Zug aus weiter, wieder und wieder. Was hier steht, sind Mittelwerte dieser Partien; ± sagt, wie weit sie danebenliegen können.',
  working: 'Sieht sich die Partie an: {{percent, number}} %',
  done_one: '{{count, number}} erdachte Partie von jedem Zug aus',
  done_other: '{{count, number}} erdachte Partien von jedem Zug aus',
  unable:
    'Der Trainer kann diese Partie nicht lesen: Ihre Aufzeichnung ist unvollständig oder stammt von einer anderen Fassung der Regeln.',
  'turning-points': 'Wendepunkte',
  'no-turning-points': 'Bisher sticht nichts heraus: Diese Partie wurde in kleinen Schritten entschieden.',
  'turn-of': '{{name}} am Zug',
  chance: 'Würfel und neue Rinder',
  gains: '{{name}} gewinnt {{pesos}} Pesos.',
  loses: '{{name}} verliert {{pesos}} Pesos.',
  expected: 'Wer mit dem Sieg rechnen konnte',
  'expected-label':
    'Der Vorsprung, mit dem jeder im Lauf der Partie rechnen konnte. Ein Klick führt zu einem Moment.',
  'luck-or-skill': 'Glück oder Können?',
  'balance-hint':
    'Woher der Vorsprung am Ende kam, in Pesos. Entscheidungen werden mit denen einer guten Hand an derselben Stelle verglichen.',
  start: 'Platz und Start',
  luck: 'Würfel und Rinder',
  choices: 'Eigene Züge',
  others: 'Züge der anderen',
  advice: 'Was würde der Baron spielen?',
  'hint-move': 'Der Baron: {{move}}',
  'advice-go': 'Geh zu einem Zug, um nach ihm zu fragen.',
  'advice-ask': 'Danach fragen',
  'advice-thinking': 'Der Baron denkt nach …',
  'advice-none': 'Hier gibt es nichts zu wählen.',
  'advice-same': 'Genau dasselbe.',
  'advice-other': 'Etwas anderes; wie viel das ausmacht, rechnet er noch aus.',
  'advice-equal': 'Etwas anderes, doch keins ist deutlich besser ({{pesos}} Pesos).',
  'advice-better': 'Etwas Besseres, um {{pesos}} Pesos.',
  'advice-worse': 'Etwas anderes, doch dies war besser, um {{pesos}} Pesos.',
  'advice-plan': 'Er hätte so gespielt:',
} as const satisfies Translation<typeof english, 'de'>;
