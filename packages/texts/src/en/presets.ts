import type { Preset } from '@pampa/protocol';

/** What can be said with one tap. */
export const presets = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  'one-moment': 'One moment, please.',
  'your-turn': 'It’s your turn!',
  'good-game': 'Good game!',
  rematch: 'Another one?',
} as const satisfies Record<Preset, string>;
