import {
  GAMES,
  finishRecord,
  isRefusal,
  runningRecord,
  type MatchRecord,
  type RunningRecord,
} from '@pampa/rules';
import type { Store } from '../store/store';
import type { TableDocument } from '../table/document';
import { replayMatch } from '../table/wake';
import { recordShareOf } from './record-share';

/**
 * A finished match as it is, or what somebody may see of a running one: his own seat's share with its token, otherwise
 * the gallery's, if that is open. Read from the store, so nobody is woken.
 */
export async function recordFor(
  store: Store,
  id: string,
  token: string | null,
): Promise<MatchRecord | RunningRecord | null> {
  const match = await store.findMatch(id);
  const game = GAMES.find(
    ({ id: name, version }) => name === match?.header.game && version === match.header.rules,
  );
  if (match === null || game === undefined) return null;
  const recording = replayMatch(game, match);
  if (match.end !== null) {
    const record = finishRecord(recording, match.secrets, {
      events: true,
      withoutResult: match.end.result === null,
      ...(match.end.resigned === undefined ? {} : { resigned: match.end.resigned }),
    });
    return isRefusal(record) ? null : record;
  }
  const stored = await store.loadTable(match.table);
  const document = stored?.document as TableDocument | undefined;
  if (document === undefined) return null;
  const share = recordShareOf(document, token);
  return share === null ? null : runningRecord(recording, share.viewer, share.hiddenUntil);
}
