import { Client } from 'pg';
import { openPostgresStore } from '../../src/store/postgres';
import { openSqliteStore } from '../../src/store/sqlite';
import type { Store } from '../../src/store/store';
import { settingsFor } from '../support/place';

/** The store of a folder, on whatever database this run is about. */
export function openStoreOf(folder: string): Promise<Store> {
  const { DATABASE_URL: url } = settingsFor(folder);
  return url === undefined ? openSqliteStore(folder) : openPostgresStore(url);
}

/** For PostgreSQL: nothing is in its database any more. */
export async function emptied(folder: string): Promise<string> {
  const client = new Client({ connectionString: settingsFor(folder)['DATABASE_URL'] });
  await client.connect();
  await client.query(
    'delete from tables; delete from matches; delete from reports; delete from keepsakes; delete from operator_log',
  );
  await client.end();
  return folder;
}
