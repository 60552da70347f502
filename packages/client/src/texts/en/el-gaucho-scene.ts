import type { Race } from '@pampa/rules/el-gaucho';

/** One letter on every tile, different for every race: nobody has to tell coats apart by colour. */
export const elGauchoScene = {
  'letter-brown': 'B',
  'letter-ochre': 'O',
  'letter-black': 'K',
  'letter-white': 'W',
  'letter-spotted': 'S',
} as const satisfies Record<`letter-${Race}`, string>;
