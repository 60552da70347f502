import type { presets as english } from '../en/presets';
import type { Translation } from '../translation';

export const presets = {
  hello: '¡Hola!',
  'good-luck': '¡Suerte!',
  'well-played': '¡Bien jugado!',
  thanks: '¡Gracias!',
  'one-moment': 'Un momento, por favor.',
  'your-turn': '¡Te toca!',
  'good-game': '¡Buena partida!',
  rematch: '¿Otra?',
} as const satisfies Translation<typeof english, 'es'>;
