import { elGauchoOptions } from './el-gaucho/lobby';
import type { GameOption } from './game-option';

/** What a lobby has to know of a game: its rules are not loaded there. A test compares. */
interface LobbyFacts {
  readonly fewest: number;
  readonly options: (players: readonly string[]) => readonly GameOption[];
}

const FACTS: ReadonlyMap<string, LobbyFacts> = new Map([
  ['el-gaucho', { fewest: 2, options: elGauchoOptions }],
]);

/** What can be chosen before a match of this game by these players: in their order, as they will be numbered. */
export function optionsOfGame(id: string, players: readonly string[]): readonly GameOption[] {
  return FACTS.get(id)?.options(players) ?? [];
}

/** How many have to play at least. */
export function fewestPlayers(id: string): number {
  return FACTS.get(id)?.fewest ?? 1;
}
