import type { presets as english } from '../en/presets';
import type { Translation } from '../translation';

export const presets = {
  hello: 'Bonjour\u00a0!',
  'good-luck': 'Bonne chance\u00a0!',
  'well-played': 'Bien joué\u00a0!',
  thanks: 'Merci\u00a0!',
  'one-moment': 'Un instant, s’il vous plaît.',
  'your-turn': 'C’est à toi\u00a0!',
  'good-game': 'Belle partie\u00a0!',
  rematch: 'On remet ça\u00a0?',
} as const satisfies Translation<typeof english, 'fr'>;
