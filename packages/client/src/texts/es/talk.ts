import type { Translation } from '@pampa/texts';
import type { talk as english } from '../en/talk';

export const talk = {
  title: 'Chat',
  empty: 'Nadie ha dicho nada todavía.',
  placeholder: 'Di algo…',
  'placeholder-gallery': 'Di algo al público…',
  send: 'Enviar',
  phrases: 'Frases hechas',
  'hear-gallery': 'Ver lo que dice el público',
  off: 'En esta mesa el chat está desactivado.',
  hushed: 'Quien dirige la mesa te ha silenciado en este chat.',
  emotes: 'Enviar una reacción',
} as const satisfies Translation<typeof english, 'es'>;
