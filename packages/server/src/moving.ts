import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadVapidKeys } from './notify';
import { openDataFolder } from './store/data-folder';
import { removeMarker } from './store/house-marker';
import { copyAll, type Copied } from './store/moving/copy-all';
import { newSqliteFile } from './store/moving/new-sqlite-file';
import { oldSqliteFile } from './store/moving/old-sqlite-file';
import { databaseToFill, stoppedDatabase } from './store/moving/postgres-database';
import type { Source, Target } from './store/moving/side';
import { databaseFile } from './store/sqlite-file';

/** Where data can be: in a database of PostgreSQL, in the folder of a server, or in a file such as a backup. */
export type DataPlace = { readonly url: string } | { readonly folder: string } | { readonly file: string };

/** A new file is told from a new folder by its name. */
export function placeOf(text: string): DataPlace {
  if (/^postgres(ql)?:\/\//.test(text)) return { url: text };
  const path = resolve(text);
  const isFile = existsSync(path) ? statSync(path).isFile() : path.endsWith('.sqlite');
  return isFile ? { file: path } : { folder: path };
}

/** Everything goes from one place to another, where there is nothing yet. No server may run on either of them. */
export async function moveData(from: DataPlace, to: DataPlace): Promise<readonly Copied[]> {
  const source = await sourceAt(from);
  try {
    const target = await targetAt(to);
    return await copyAll(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
}

async function sourceAt(place: DataPlace): Promise<Source> {
  if ('url' in place) return stoppedDatabase(place.url);
  if ('file' in place) return oldSqliteFile(place.file);
  const { folder } = place;
  // An earlier version has kept a part of it beside the database.
  return withFolder(folder, () =>
    oldSqliteFile(databaseFile(folder), (store) => loadVapidKeys(store, { folder })),
  );
}

async function targetAt(place: DataPlace): Promise<Target> {
  if ('url' in place) return databaseToFill(place.url);
  if ('file' in place) return newSqliteFile(place.file);
  const { folder } = place;
  return withFolder(folder, async () => {
    const target = await newSqliteFile(databaseFile(folder));
    return { ...target, keep: () => target.keep().then(() => removeMarker(folder)) };
  });
}

/** The folder is ours until the side is closed. */
async function withFolder<Side extends Source>(path: string, open: () => Promise<Side>): Promise<Side> {
  const folder = openDataFolder(path);
  try {
    const side = await open();
    return { ...side, close: () => side.close().finally(() => folder.close()) };
  } catch (error) {
    folder.close();
    throw error;
  }
}
