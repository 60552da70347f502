import type { Translation } from '@pampa/texts';
import type { elGauchoScene as english } from '../en/el-gaucho-scene';

export const elGauchoScene = {
  'letter-brown': 'B',
  'letter-ochre': 'O',
  'letter-black': 'S',
  'letter-white': 'W',
  'letter-spotted': 'G',
} as const satisfies Translation<typeof english, 'de'>;
