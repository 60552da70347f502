import type { Open } from '@pampa/rules/el-gaucho';
import { texts } from '../../../texts/say';

/** Which round it is, and for as long as it lasts that it is one of the last two. */
export function roundText({ round, lastDiceRound }: Open): string {
  const say = texts.value.page('el-gaucho-board');
  if (round === 0) return say('round-before');
  const text = say('round', { round });
  if (lastDiceRound === 0 || round < lastDiceRound) return text;
  return `${text}, ${say(round === lastDiceRound ? 'round-last-dice' : 'round-final')}`;
}
