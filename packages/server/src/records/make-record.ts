import {
  GAMES,
  finishRecord,
  isRefusal,
  runningRecord,
  type Game,
  type GameTypes,
  type MatchRecord,
  type RunningRecord,
} from '@pampa/rules';
import type { StoredMatch } from '../store/store';
import { replayMatch } from '../table/wake';

/** All that it takes to make a record; plain data, so that a thread can be sent it. */
export interface RecordErrand {
  readonly match: Pick<StoredMatch, 'header' | 'secrets' | 'entries' | 'end'>;
  /** Whose share of a running match; null: what spectators see. A finished one is the same for everybody. */
  readonly seat: number | null;
}

/** Plays the match again, which takes 25 to 30 ms. Throws `CannotWake` if it can't be played as it is stored. */
export function makeRecord({ match, seat }: RecordErrand): MatchRecord | RunningRecord | null {
  const game = gameOf(match);
  if (game === null) return null;
  const recording = replayMatch(game, match);
  if (match.end === null) return runningRecord(recording, seat);
  const record = finishRecord(recording, match.secrets, {
    events: true,
    withoutResult: match.end.result === null,
    ...(match.end.resigned === undefined ? {} : { resigned: match.end.resigned }),
  });
  return isRefusal(record) ? null : record;
}

function gameOf({ header }: RecordErrand['match']): Game<GameTypes> | null {
  return GAMES.find(({ id, version }) => id === header.game && version === header.rules) ?? null;
}
