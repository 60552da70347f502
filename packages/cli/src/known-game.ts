import type { GameTexts, Texts } from '@pampa/texts';

/** The texts of a game of the registry. That none of them lacks texts is tested where the texts are. */
export function knownGame(texts: Texts, id: string): GameTexts {
  const game = texts.game(id);
  if (game === null) throw new Error(`The game ${id} has no texts.`);
  return game;
}
