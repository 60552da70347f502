import { isHouseRefusal } from '@pampa/protocol';
import { texts } from '../texts/say';

/** What to tell somebody whose act or request failed. */
export function refusalSentence(error: unknown, game: string): string {
  const { house, page } = texts.peek();
  if (error instanceof Error && isHouseRefusal(error)) return house.refusal(error, texts.peek().game(game));
  return page('play')('unreachable');
}
