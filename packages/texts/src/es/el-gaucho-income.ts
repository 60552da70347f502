import type { elGauchoIncome as english } from '../en/el-gaucho-income';
import type { Translation } from '../translation';

export const elGauchoIncome = {
  'forced-brown': 'Ventas forzosas de rebaños marrones',
  'forced-ochre': 'Ventas forzosas de rebaños ocres',
  'forced-black': 'Ventas forzosas de rebaños negros',
  'forced-white': 'Ventas forzosas de rebaños blancos',
  'forced-spotted': 'Ventas forzosas de rebaños manchados',
  'immediate-brown': 'Ventas inmediatas de rebaños marrones',
  'immediate-ochre': 'Ventas inmediatas de rebaños ocres',
  'immediate-black': 'Ventas inmediatas de rebaños negros',
  'immediate-white': 'Ventas inmediatas de rebaños blancos',
  'immediate-spotted': 'Ventas inmediatas de rebaños manchados',
  'final-brown': 'Venta final del rebaño marrón',
  'final-ochre': 'Venta final del rebaño ocre',
  'final-black': 'Venta final del rebaño negro',
  'final-white': 'Venta final del rebaño blanco',
  'final-spotted': 'Venta final del rebaño manchado',
  'sale-bonus': 'Primas por venta inmediata',
  'theft-indemnity': 'Seguro por reses robadas',
  'ouster-indemnity': 'Seguro por gauchos desplazados',
  score: 'pesos',
  standing_one: '{{rank}}. {{player}}, {{count, number}} peso',
  standing_many: '{{rank}}. {{player}}, {{count, number}} de pesos',
  standing_other: '{{rank}}. {{player}}, {{count, number}} pesos',
} as const satisfies Translation<typeof english, 'es'>;
