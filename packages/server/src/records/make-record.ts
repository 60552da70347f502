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
import type { RecordShare } from './record-share';

/** All that it takes to make a record; plain data, so that a thread can be sent it. */
export interface RecordErrand {
  readonly match: Pick<StoredMatch, 'header' | 'secrets' | 'entries' | 'end'>;
  /** Whose share of a running match. Null: it is finished, and the same for everybody. */
  readonly share: RecordShare | null;
}

/** Plays the match again, which takes 25 to 30 ms. Throws `CannotWake` if it can't be played as it is stored. */
export function makeRecord({ match, share }: RecordErrand): MatchRecord | RunningRecord | null {
  const game = gameOf(match);
  if (game === null) return null;
  const recording = replayMatch(game, match);
  if (match.end === null) {
    return share === null ? null : runningRecord(recording, share.viewer, share.hiddenUntil);
  }
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
