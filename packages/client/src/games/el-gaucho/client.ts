import type { ElGaucho } from '@pampa/rules/el-gaucho';
import { lazy } from '../../app/lazy';
import type { GameClient } from '../game-client';
import { about } from './intent/about';
import { actionText } from './intent/action-text';
import { anchors } from './intent/anchors';
import { ending } from './intent/ending';
import { handling } from './intent/handling';
import { highlightOf, rollsIn } from './intent/highlights';
import { keyed, shortcuts } from './intent/keys';
import { newsFor } from './intent/news';
import { nextText } from './intent/next-text';
import { outcomeText } from './intent/outcome-text';
import { pickedText } from './intent/picked-text';
import { roundText } from './intent/round-text';
import { isSecret } from './intent/secret';
import { atomsOfStep } from './intent/steps';
import { whyNotText } from './intent/why-not-text';

/** A strip that comes a moment later is better than a page that says it is loading. */
const NOTHING_YET = (): null => null;

export const elGauchoClient: GameClient<ElGaucho> = {
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
  Board: lazy(async () => (await import('./board')).Board),
  createScene: async (parts) => (await import('./scene')).createElGauchoScene(parts),
  Hidden: lazy(async () => (await import('./hidden')).Hidden, NOTHING_YET),
  Results: lazy(async () => (await import('./results')).Results),
};
