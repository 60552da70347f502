import type { presets as english } from '../en/presets';
import type { Translation } from '../translation';

export const presets = {
  hello: 'Hallo!',
  'good-luck': 'Viel Glück!',
  'well-played': 'Gut gespielt!',
  thanks: 'Danke!',
  'one-moment': 'Einen Moment, bitte.',
  'your-turn': 'Du bist dran!',
  'good-game': 'Schöne Partie!',
  rematch: 'Noch eine?',
} as const satisfies Translation<typeof english, 'de'>;
