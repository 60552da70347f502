import type { Translation } from '@pampa/texts';
import type { elGauchoScene as english } from '../en/el-gaucho-scene';

export const elGauchoScene = {
  'letter-brown': 'R',
  'letter-ochre': 'O',
  'letter-black': 'N',
  'letter-white': 'B',
  'letter-spotted': 'M',
} as const satisfies Translation<typeof english, 'es'>;
