import {
  finishRecord,
  GAMES,
  isRefusal,
  runningRecord,
  type Game,
  type GameTypes,
  type MatchRecord,
  type RunningRecord,
} from '@pampa/rules';
import { LocalMatch } from './local-match';
import type { SavedGame } from './saved-game';

/** The rules it was begun with; null if this page no longer has them. */
export function gameOf({ header }: SavedGame): Game<GameTypes> | null {
  return GAMES.find(({ id, version }) => id === header.game && version === header.rules) ?? null;
}

/** Everything about a game that is over; null for any other. */
export function recordOf(saved: SavedGame): MatchRecord | null {
  const match = matchOf(saved);
  if (match === null) return null;
  const record = finishRecord(match.recording, saved.secrets, { events: true });
  return isRefusal(record) ? null : record;
}

/** What may be taken home of a game that goes on: what its only person has seen, or what lies open before all. */
export function runningRecordOf(saved: SavedGame): RunningRecord | null {
  const match = matchOf(saved);
  const people = saved.players.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  return match === null
    ? null
    : runningRecord(match.recording, people.length === 1 ? (people[0] ?? null) : null);
}

function matchOf(saved: SavedGame): LocalMatch | null {
  const game = gameOf(saved);
  const match = game === null ? null : LocalMatch.resume(game, saved, () => undefined);
  return match === null || isRefusal(match) ? null : match;
}
