import { setTexts } from '../../../src/texts/say';
import { en as house } from '@pampa/texts/en';
import { en as page } from '../../../src/texts/en';
import type { ElGaucho } from '@pampa/rules/el-gaucho';
import type { GameClient } from '../../../src/games/game-client';
import { about } from '../../../src/games/el-gaucho/intent/about';
import { actionText } from '../../../src/games/el-gaucho/intent/action-text';
import { anchors } from '../../../src/games/el-gaucho/intent/anchors';
import { ending } from '../../../src/games/el-gaucho/intent/ending';
import { handling } from '../../../src/games/el-gaucho/intent/handling';
import { highlightOf, rollsIn } from '../../../src/games/el-gaucho/intent/highlights';
import { keyed, shortcuts } from '../../../src/games/el-gaucho/intent/keys';
import { newsFor } from '../../../src/games/el-gaucho/intent/news';
import { nextText } from '../../../src/games/el-gaucho/intent/next-text';
import { outcomeText } from '../../../src/games/el-gaucho/intent/outcome-text';
import { pickedText } from '../../../src/games/el-gaucho/intent/picked-text';
import { isSecret } from '../../../src/games/el-gaucho/intent/secret';
import { roundText } from '../../../src/games/el-gaucho/intent/round-text';
import { atomsOfStep } from '../../../src/games/el-gaucho/intent/steps';
import { whyNotText } from '../../../src/games/el-gaucho/intent/why-not-text';

/** The game's hands and words, without anything that draws. */
export const hands: GameClient<ElGaucho> = {
  id: 'el-gaucho',
  handling,
  actionText,
  pickedText,
  outcomeText,
  nextText,
  newsFor,
  isSecret,
  roundText,
  anchors,
  about,
  whyNotText,
  atomsOfStep,
  ending,
  keyed,
  shortcuts,
  highlightOf,
  rollsIn,
  Board: () => null,
  Hidden: () => null,
  Results: () => null,
  createScene: () => Promise.reject(new Error('nothing is drawn here')),
};

export function speakEnglish(): void {
  setTexts('en', house, page);
}
