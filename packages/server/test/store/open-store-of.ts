import { openPostgresStore } from '../../src/store/postgres';
import { openSqliteStore } from '../../src/store/sqlite';
import type { Store } from '../../src/store/store';
import { settingsFor } from '../support/place';

/** The store of a folder, on whatever database this run is about. */
export function openStoreOf(folder: string): Promise<Store> {
  const { DATABASE_URL: url } = settingsFor(folder);
  return url === undefined ? openSqliteStore(folder) : openPostgresStore(url);
}
