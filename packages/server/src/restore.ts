/** npm run restore: a backup takes the place of the database, whether a server is running on it or not. */
import { moveData } from './moving';
import { runFileCommand } from './store/file-command';
import { nameOf, type Place } from './store/open-store';
import { restoreBackup } from './store/restore-backup';

/** Ctrl-C, as long as the server has not begun. */
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());

/** Where the old one is kept; null if there was none. A database of PostgreSQL is never written over. */
async function restore(file: string, place: Place): Promise<string | null> {
  if ('folder' in place)
    return restoreBackup(file, place.folder, { now: new Date(), signal: stopping.signal });
  await moveData({ file }, { url: place.databaseUrl });
  return null;
}

void runFileCommand(
  {
    name: 'restore',
    help: 'npm run restore -- FILE [--data DIR]: puts the backup FILE in the place of the database of DIR (usually ./data), also while a server runs on it; or into that of DATABASE_URL, if it is empty.',
    async run(file, place) {
      const aside = await restore(file, place);
      const done = `The database of ${nameOf(place)} is now that of ${file}.`;
      return aside === null ? done : `${done} The old one is kept as ${aside}.`;
    },
  },
  process.argv.slice(2),
);
