import type { IncomeSource } from '@pampa/rules/el-gaucho';

/** Where the money came from, as the lines of a table have it, what it is called, and what somebody ended with. */
export const elGauchoIncome = {
  'forced-brown': 'Forced sale of brown herds',
  'forced-ochre': 'Forced sale of ochre herds',
  'forced-black': 'Forced sale of black herds',
  'forced-white': 'Forced sale of white herds',
  'forced-spotted': 'Forced sale of spotted herds',
  'immediate-brown': 'Immediate sale of brown herds',
  'immediate-ochre': 'Immediate sale of ochre herds',
  'immediate-black': 'Immediate sale of black herds',
  'immediate-white': 'Immediate sale of white herds',
  'immediate-spotted': 'Immediate sale of spotted herds',
  'final-brown': 'Final sale of the brown herd',
  'final-ochre': 'Final sale of the ochre herd',
  'final-black': 'Final sale of the black herd',
  'final-white': 'Final sale of the white herd',
  'final-spotted': 'Final sale of the spotted herd',
  'sale-bonus': 'Bonus for immediate sales',
  'theft-indemnity': 'Insurance for stolen cattle',
  'ouster-indemnity': 'Insurance for ousted gauchos',
  score: 'pesos',
  standing_one: '{{rank}}. {{player}}, {{count, number}} peso',
  standing_other: '{{rank}}. {{player}}, {{count, number}} pesos',
} as const satisfies Record<IncomeSource | 'score' | 'standing_one' | 'standing_other', string>;
