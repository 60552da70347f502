import type { Race } from '@pampa/rules/el-gaucho';

/**
 * A race, its herd, and one tile of it: by itself, as the place where a gaucho is, and as the place he leaves. The
 * last two are whole phrases because most languages change the article after a preposition.
 */
export const elGauchoCattle = {
  brown: 'brown',
  ochre: 'ochre',
  black: 'black',
  white: 'white',
  spotted: 'spotted',
  'herd-brown': 'the brown herd',
  'herd-ochre': 'the ochre herd',
  'herd-black': 'the black herd',
  'herd-white': 'the white herd',
  'herd-spotted': 'the spotted herd',
  'tile-brown': 'the brown {{value}}',
  'tile-ochre': 'the ochre {{value}}',
  'tile-black': 'the black {{value}}',
  'tile-white': 'the white {{value}}',
  'tile-spotted': 'the spotted {{value}}',
  'on-brown': 'on the brown {{value}}',
  'on-ochre': 'on the ochre {{value}}',
  'on-black': 'on the black {{value}}',
  'on-white': 'on the white {{value}}',
  'on-spotted': 'on the spotted {{value}}',
  'off-brown': 'off the brown {{value}}',
  'off-ochre': 'off the ochre {{value}}',
  'off-black': 'off the black {{value}}',
  'off-white': 'off the white {{value}}',
  'off-spotted': 'off the spotted {{value}}',
} as const satisfies Record<Race | `${'herd' | 'tile' | 'on' | 'off'}-${Race}`, string>;
