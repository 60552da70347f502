import type { HouseRefusal } from '@pampa/protocol';
import { given } from '../details';
import type { GameTexts } from '../game-texts';
import type { Language } from '../languages';
import type { MatchTexts } from '../match-texts';
import type { Say } from '../say';
import { soonText } from './soon';

export function refusalText(
  say: Say,
  language: Language,
  matches: MatchTexts,
  { code, details = {} }: HouseRefusal,
  game: GameTexts | null,
): string {
  const tell = say('house-codes');
  switch (code) {
    case 'no-such-seat':
    case 'stale':
    case 'illegal':
    case 'nothing-to-undo':
    case 'bad-options':
      return matches.refusal({ refused: code, details }, game);
    case 'too-fast':
    case 'too-soon': {
      const { seconds } = details;
      return typeof seconds === 'number'
        ? tell(`${code}-wait`, { when: soonText(language, seconds) })
        : tell(code);
    }
    case 'somebody-absent': {
      const { player, seconds } = details;
      if (player === undefined) return tell(code);
      return typeof seconds === 'number'
        ? tell(`${code}-wait`, { player, when: soonText(language, seconds) })
        : tell(`${code}-named`, { player });
    }
    case 'too-few-players':
      return tell(code, { needed: given({ details }, 'needed') });
    default:
      return tell(code);
  }
}
