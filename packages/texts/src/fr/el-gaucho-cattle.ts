import type { elGauchoCattle as english } from '../en/el-gaucho-cattle';
import type { Translation } from '../translation';

/** The number comes first and is masculine, as numbers are: « le 11 tacheté » is one tile. */
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
  'tile-brown': 'le {{value}} brun',
  'tile-ochre': 'le {{value}} ocre',
  'tile-black': 'le {{value}} noir',
  'tile-white': 'le {{value}} blanc',
  'tile-spotted': 'le {{value}} tacheté',
  'on-brown': 'sur le {{value}} brun',
  'on-ochre': 'sur le {{value}} ocre',
  'on-black': 'sur le {{value}} noir',
  'on-white': 'sur le {{value}} blanc',
  'on-spotted': 'sur le {{value}} tacheté',
  'off-brown': 'du {{value}} brun',
  'off-ochre': 'du {{value}} ocre',
  'off-black': 'du {{value}} noir',
  'off-white': 'du {{value}} blanc',
  'off-spotted': 'du {{value}} tacheté',
} as const satisfies Translation<typeof english, 'fr'>;
