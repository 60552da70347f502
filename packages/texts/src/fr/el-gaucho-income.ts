import type { elGauchoIncome as english } from '../en/el-gaucho-income';
import type { Translation } from '../translation';

export const elGauchoIncome = {
  'forced-brown': 'Ventes forcées de troupeaux bruns',
  'forced-ochre': 'Ventes forcées de troupeaux ocre',
  'forced-black': 'Ventes forcées de troupeaux noirs',
  'forced-white': 'Ventes forcées de troupeaux blancs',
  'forced-spotted': 'Ventes forcées de troupeaux tachetés',
  'immediate-brown': 'Ventes immédiates de troupeaux bruns',
  'immediate-ochre': 'Ventes immédiates de troupeaux ocre',
  'immediate-black': 'Ventes immédiates de troupeaux noirs',
  'immediate-white': 'Ventes immédiates de troupeaux blancs',
  'immediate-spotted': 'Ventes immédiates de troupeaux tachetés',
  'final-brown': 'Vente finale du troupeau brun',
  'final-ochre': 'Vente finale du troupeau ocre',
  'final-black': 'Vente finale du troupeau noir',
  'final-white': 'Vente finale du troupeau blanc',
  'final-spotted': 'Vente finale du troupeau tacheté',
  'sale-bonus': 'Primes de vente immédiate',
  'theft-indemnity': 'Assurance contre le vol',
  'ouster-indemnity': 'Assurance des gauchos délogés',
  score: 'pesos',
  standing_one: '{{rank}}. {{player}}, {{count, number}} peso',
  standing_many: '{{rank}}. {{player}}, {{count, number}} de pesos',
  standing_other: '{{rank}}. {{player}}, {{count, number}} pesos',
} as const satisfies Translation<typeof english, 'fr'>;
