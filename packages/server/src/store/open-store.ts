import type { Log } from '../log';
import { openPostgresStore } from './postgres';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

/** Where a server keeps everything: in a folder of its own, or in a database that others may share with it. */
export type Place = { readonly folder: string } | { readonly databaseUrl: string };

export function openStore(place: Place, log: Log): Promise<Store> {
  if ('folder' in place) return openSqliteStore(place.folder);
  return openPostgresStore(place.databaseUrl, (error) =>
    log.warn('a connection to the database broke', { err: error }),
  );
}
