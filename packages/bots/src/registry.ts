import type { Game, GameTypes } from '@pampa/rules';
import { elGaucho } from '@pampa/rules/el-gaucho';
import { commonSense } from './common-sense';
import { elGauchoKnowledge } from './el-gaucho/knowledge';
import type { Knowledge } from './knowledge';

/** A folder per game, and a line here. */
const KNOWN: ReadonlyMap<string, Knowledge<GameTypes>> = new Map([[elGaucho.id, elGauchoKnowledge]]);

export function knowledgeOf<T extends GameTypes>(game: Game<T>): Knowledge<T> {
  return (KNOWN.get(game.id) as Knowledge<T> | undefined) ?? commonSense(game);
}
