import type { Action } from '@pampa/rules/el-gaucho';
import { texts } from '../../../texts/say';

/** What comes of an action later, where its button says only what it does now. */
export function outcomeText(action: Action): string | null {
  const say = texts.value.page('el-gaucho-actions');
  switch (action.type) {
    case 'keep':
    case 'take':
      return say(`then-${action.type}`);
    case 'claim':
    case 'occupy':
      return say(`then-${action.area}`);
    case 'stand':
    case 'raise':
    case 'settle':
      return say('then-home');
    case 'lay':
      return say('then-lying');
    case 'wish':
    case 'sell':
    case 'steal':
    case 'rouse':
    case 'oust':
    case 'scout':
    case 'recall':
    case 'append':
    case 'sort':
    case 'leave':
    case 'end':
      return null;
  }
}
