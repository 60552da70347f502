import type { elGauchoCattle as english } from '../en/el-gaucho-cattle';
import type { Translation } from '../translation';

/** Masculine, for they are bœufs. */
export const elGauchoCattle = {
  brown: 'brun',
  ochre: 'ocre',
  black: 'noir',
  white: 'blanc',
  spotted: 'tacheté',
  'herd-brown': 'le troupeau brun',
  'herd-ochre': 'le troupeau ocre',
  'herd-black': 'le troupeau noir',
  'herd-white': 'le troupeau blanc',
  'herd-spotted': 'le troupeau tacheté',
  'tile-brown': 'le brun {{value}}',
  'tile-ochre': 'l’ocre {{value}}',
  'tile-black': 'le noir {{value}}',
  'tile-white': 'le blanc {{value}}',
  'tile-spotted': 'le tacheté {{value}}',
  'on-brown': 'sur le brun {{value}}',
  'on-ochre': 'sur l’ocre {{value}}',
  'on-black': 'sur le noir {{value}}',
  'on-white': 'sur le blanc {{value}}',
  'on-spotted': 'sur le tacheté {{value}}',
  'off-brown': 'du brun {{value}}',
  'off-ochre': 'de l’ocre {{value}}',
  'off-black': 'du noir {{value}}',
  'off-white': 'du blanc {{value}}',
  'off-spotted': 'du tacheté {{value}}',
} as const satisfies Translation<typeof english, 'fr'>;
