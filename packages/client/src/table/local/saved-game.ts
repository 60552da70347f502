import type { BotLevel, Colour } from '@pampa/protocol';
import type { Entry, GameTypes, Header, Result, Secrets } from '@pampa/rules';

/** Somebody at a table in the page. `level` is null for people. */
export interface LocalPlayer {
  readonly name: string;
  readonly colour: Colour;
  readonly level: BotLevel | null;
}

/** How a series of games in the page stands, before the game it belongs to. */
export interface LocalSeries {
  readonly number: number;
  /** By seat. */
  readonly wins: readonly number[];
}

/** A game as this browser keeps it: enough to go on at the very same moment, and to prove it once it is over. */
export interface SavedGame {
  readonly id: string;
  readonly players: readonly LocalPlayer[];
  readonly header: Header;
  readonly secrets: Secrets;
  readonly entries: readonly Entry<GameTypes>[];
  readonly series: LocalSeries;
  /** By the browser's clock. */
  readonly savedAt: number;
  /** From 0 to 1. */
  readonly progress: number;
  /** Null until the game is over. */
  readonly result: Result | null;
  /** The game that was played after it. */
  readonly next: string | null;
}

const MATCH_PREFIX = 'local-';

/** The id of a match says where its record is to be had. */
export function matchIdOf(id: string): string {
  return MATCH_PREFIX + id;
}

/** The game's own id, of that or of the match's. */
export function gameIdOf(match: string): string {
  return match.startsWith(MATCH_PREFIX) ? match.slice(MATCH_PREFIX.length) : match;
}
