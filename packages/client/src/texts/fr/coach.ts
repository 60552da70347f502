import type { Translation } from '@pampa/texts';
import type { coach as english } from '../en/coach';

export const coach = {
  title: 'Coach',
  ask: 'Demander au coach',
  intro:
    'Le coach rejoue la suite de la partie à partir de chaque tour, encore et encore. Tu lis ici des moyennes de ces parties\u00a0; ± indique leur marge d’erreur.',
  working: 'Examen de la partie\u00a0: {{percent, number}}\u00a0%',
  done_one: '{{count, number}} partie imaginée à partir de chaque tour',
  done_many: '{{count, number}} parties imaginées à partir de chaque tour',
  done_other: '{{count, number}} parties imaginées à partir de chaque tour',
  unable:
    'Le coach ne peut pas lire cette partie\u00a0: son enregistrement est incomplet ou vient d’une autre version des règles.',
  'turning-points': 'Tournants',
  'no-turning-points': 'Rien ne ressort pour l’instant\u00a0: tout s’est joué à petits pas.',
  'turn-of': 'Au tour\u00a0: {{name}}',
  chance: 'Dés et nouvelles bêtes',
  gains: '{{name}} gagne {{pesos}} pesos.',
  loses: '{{name}} perd {{pesos}} pesos.',
  expected: 'Qui pouvait espérer gagner',
  'expected-label':
    'L’avance que chacun pouvait espérer, au fil de la partie. Clique pour aller à un moment.',
  'luck-or-skill': 'Chance ou talent\u00a0?',
  'balance-hint':
    'D’où vient l’avance finale de chacun, en pesos. Les décisions sont comparées à celles d’une bonne main à la même place.',
  start: 'Place et départ',
  luck: 'Dés et bêtes',
  choices: 'Ses décisions',
  others: 'Celles des autres',
  advice: 'Que jouerait le baron\u00a0?',
  'hint-move': 'Le baron\u00a0: {{move}}',
  'advice-go': 'Va à un coup pour l’interroger.',
  'advice-ask': 'Demander son avis',
  'advice-thinking': 'Le baron réfléchit…',
  'advice-none': 'Il n’y a rien à choisir ici.',
  'advice-same': 'Exactement la même chose.',
  'advice-other': 'Autre chose\u00a0; il calcule encore ce que cela change.',
  'advice-equal': 'Autre chose, mais aucun des deux n’est nettement meilleur ({{pesos}} pesos).',
  'advice-better': 'Mieux, pour {{pesos}} pesos.',
  'advice-worse': 'Autre chose, mais ce coup valait mieux, pour {{pesos}} pesos.',
  'advice-plan': 'Il aurait joué\u00a0:',
} as const satisfies Translation<typeof english, 'fr'>;
