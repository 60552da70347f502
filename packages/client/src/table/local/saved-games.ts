import type { MatchRecord } from '@pampa/rules';
import { storageOfBrowser } from '../../settings/storage';
import { gameIdOf, type SavedGame } from './saved-game';

/** Where games in the page are kept. Tests have one each; a browser has one. */
export interface SavedGames {
  /** Last played first. */
  all(): readonly SavedGame[];
  of(id: string): SavedGame | null;
  save(game: SavedGame): void;
  forget(id: string): void;
}

const IDS_KEY = 'pampa.games';

/** One for each game: an act writes its own game and nothing else. */
export function keyOfGame(id: string): string {
  return `pampa.game.${id}`;
}

/** A long game takes about 100 kB, and browsers give us five megabytes: what is oldest goes, finished games first. */
const MOST_GAMES = 20;

export function gamesIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): SavedGames {
  const ids = (): readonly string[] => {
    const kept = parsed(storage.getItem(IDS_KEY));
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  };
  const of = (id: string): SavedGame | null => {
    const kept = parsed(storage.getItem(keyOfGame(id)));
    return isSavedGame(kept) ? kept : null;
  };
  const all = (): readonly SavedGame[] =>
    ids()
      .flatMap((id) => of(id) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt);
  const forget = (id: string): void => {
    storage.removeItem(keyOfGame(id));
    storage.setItem(IDS_KEY, JSON.stringify(ids().filter((other) => other !== id)));
  };
  const makeRoom = (): void => {
    const oldestLast = [...all()].sort((a, b) => Number(a.result !== null) - Number(b.result !== null));
    for (const { id } of oldestLast.slice(MOST_GAMES - 1)) forget(id);
  };
  return {
    all,
    of,
    save(game) {
      const known = ids();
      if (!known.includes(game.id)) {
        makeRoom();
        storage.setItem(IDS_KEY, JSON.stringify([...ids(), game.id]));
      }
      storage.setItem(keyOfGame(game.id), JSON.stringify(game));
    },
    forget,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

/** Whether what it tells is true is found out when it is played again, link by link. */
function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { id, players, header, secrets, entries } = value as Partial<Record<keyof SavedGame, unknown>>;
  const areThere = [header, secrets].every((part) => typeof part === 'object' && part !== null);
  return typeof id === 'string' && areThere && Array.isArray(players) && Array.isArray(entries);
}

let browser: SavedGames | null = null;

/** The games of this browser. */
export function browserGames(): SavedGames {
  return (browser ??= gamesIn(storageOfBrowser()));
}

/**
 * The record of a game that was played to its end in this browser: `ID`, or `local-ID` as its replay's address has it. Null
 * for one that goes on, is not known here, or can't be played again.
 */
export async function savedRecord(
  id: string,
  games: SavedGames = browserGames(),
): Promise<MatchRecord | null> {
  const game = games.of(gameIdOf(id));
  if (game === null || game.result === null) return null;
  // The rules come along only where there is something to show.
  const { recordOf } = await import('./record-of');
  return recordOf(game);
}
