import type { MatchRecord, RunningRecord } from '@pampa/rules';
import type { Store } from '../store/store';
import type { TableDocument } from '../table/document';
import { makeRecord, type RecordErrand } from './make-record';
import { recordShareOf } from './record-share';

/**
 * A finished match, or what the bearer of this token may see of a running one: the share of the token's seat, otherwise the
 * gallery's, if that is open. Read from the store, so no table is woken. Null: there is no such match for this token.
 */
export async function findErrand(
  store: Store,
  id: string,
  token: string | null,
): Promise<RecordErrand | null> {
  const found = await store.findMatch(id);
  if (found === null) return null;
  const { header, secrets, entries, end } = found;
  const match = { header, secrets, entries, end };
  if (end !== null) return { match, share: null };
  const stored = await store.loadTable(found.table);
  const document = stored?.document as TableDocument | undefined;
  if (document === undefined) return null;
  const share = recordShareOf(document, token);
  return share === null ? null : { match, share };
}

/** In this thread: for programs that have nothing else to do. */
export async function recordFor(
  store: Store,
  id: string,
  token: string | null,
): Promise<MatchRecord | RunningRecord | null> {
  const errand = await findErrand(store, id, token);
  return errand === null ? null : makeRecord(errand);
}
