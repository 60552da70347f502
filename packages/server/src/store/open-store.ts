import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Log } from '../log';
import { assertNotLost } from './lost-database';
import { openPostgresStore, postgresStoreOn } from './postgres';
import type { Schema } from './schema';
import { openSqliteStore, sqliteStoreOn } from './sqlite';
import { databaseFile, openDatabase } from './sqlite-file';
import type { Store } from './store';

const USUAL_DATA_DIR = 'data';

/** Where a server keeps everything: in a folder of its own, or in a database that others may share with it. */
export type Place = { readonly folder: string } | { readonly databaseUrl: string };

/** For a command: the folder that was asked for; otherwise what the settings name, as a server would take it. */
export function placeFor(askedFor: string | undefined): Place {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = USUAL_DATA_DIR } = process.env;
  return askedFor === undefined && databaseUrl !== ''
    ? { databaseUrl }
    : { folder: resolve(askedFor ?? dataDir) };
}

const FILE_IS_GONE =
  'the database file, or its -wal or -shm file, was deleted or replaced while the server runs: nothing is taken any more; put the file back, restore a backup with npm run restore, or stop the server';

/** In a sentence. */
export function nameOf(place: Place): string {
  return 'folder' in place ? place.folder : 'DATABASE_URL';
}

export async function openStore(place: Place, log: Log): Promise<Store> {
  if ('folder' in place) {
    assertNotLost(place.folder);
    return openSqliteStore(place.folder, (isInPlace) => {
      if (isInPlace) log.info('the database file is back');
      else log.error(FILE_IS_GONE);
    });
  }
  return openPostgresStore(place.databaseUrl, (error) =>
    log.warn('a connection to the database broke', { err: error }),
  );
}

/** For a command that reads while a server runs: nothing is brought up to date. */
export function openAsItIs(place: Place): { readonly db: Kysely<Schema>; readonly store: Store } {
  return 'folder' in place
    ? sqliteStoreOn(openDatabase(databaseFile(place.folder), { mustExist: true }))
    : postgresStoreOn(place.databaseUrl);
}
