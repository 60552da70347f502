import { texts } from '../texts/say';
import type { ReadCode } from './read-code';

type WrongCode = Exclude<ReadCode, { readonly code: string }>;

export function wrongCodeText(read: WrongCode): string {
  const say = texts.value.page('home');
  switch (read.wrong) {
    case 'empty':
      return say('code-empty');
    case 'long':
      return say('code-long');
    case 'short':
      return say('code-short', { count: read.missing });
    case 'letter':
      return say('code-letter', { letter: read.letter });
  }
}
