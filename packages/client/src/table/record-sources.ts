import { serializeRecord } from '@pampa/rules';
import { matchRecord } from './api';
import { savedRecord } from './local/saved-games';
import { Refused } from './refused';

/** Why there is nothing to be read: it goes on, nobody knows it, or nobody answers. */
export type NoRecord = 'running' | 'unknown' | 'unreachable';

export type RecordFound = { readonly text: string } | { readonly none: NoRecord };

const LOCAL = 'local-';

/** Whether the record is in this browser alone: nobody else could follow a link to it. */
export function isLocal(id: string): boolean {
  return id.startsWith(LOCAL);
}

/** The text of a record by the id in an address. It is judged like a stranger's file, wherever it comes from. */
export async function findRecord(id: string): Promise<RecordFound> {
  return isLocal(id) ? findLocal(id) : findRemote(id);
}

async function findLocal(id: string): Promise<RecordFound> {
  const record = await savedRecord(id);
  return record === null ? { none: 'unknown' } : { text: serializeRecord(record) };
}

async function findRemote(id: string): Promise<RecordFound> {
  try {
    const record = await matchRecord(id, null);
    // Of a match that is still running there is another kind, which tells less.
    return 'result' in record ? { text: JSON.stringify(record) } : { none: 'running' };
  } catch (error) {
    return { none: error instanceof Refused ? 'unknown' : 'unreachable' };
  }
}
