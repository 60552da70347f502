import type { elGauchoIncome as english } from '../en/el-gaucho-income';
import type { Translation } from '../translation';

export const elGauchoIncome = {
  'forced-brown': 'Erzwungene Verkäufe brauner Herden',
  'forced-ochre': 'Erzwungene Verkäufe ockerfarbener Herden',
  'forced-black': 'Erzwungene Verkäufe schwarzer Herden',
  'forced-white': 'Erzwungene Verkäufe weißer Herden',
  'forced-spotted': 'Erzwungene Verkäufe gefleckter Herden',
  'immediate-brown': 'Sofortverkäufe brauner Herden',
  'immediate-ochre': 'Sofortverkäufe ockerfarbener Herden',
  'immediate-black': 'Sofortverkäufe schwarzer Herden',
  'immediate-white': 'Sofortverkäufe weißer Herden',
  'immediate-spotted': 'Sofortverkäufe gefleckter Herden',
  'final-brown': 'Schlussverkauf der braunen Herde',
  'final-ochre': 'Schlussverkauf der ockerfarbenen Herde',
  'final-black': 'Schlussverkauf der schwarzen Herde',
  'final-white': 'Schlussverkauf der weißen Herde',
  'final-spotted': 'Schlussverkauf der gefleckten Herde',
  'sale-bonus': 'Prämien für Sofortverkäufe',
  'theft-indemnity': 'Versicherung für gestohlene Rinder',
  'ouster-indemnity': 'Versicherung für verdrängte Gauchos',
  score: 'Pesos',
  standing_one: '{{rank}}. {{player}}, {{count, number}} Peso',
  standing_other: '{{rank}}. {{player}}, {{count, number}} Pesos',
} as const satisfies Translation<typeof english, 'de'>;
