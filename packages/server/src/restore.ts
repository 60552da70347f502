/** npm run restore: a backup takes the place of the database, whether a server is running on it or not. */
import { runFileCommand } from './store/file-command';
import { restoreBackup } from './store/restore-backup';

/** Ctrl-C, as long as the server has not begun. */
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());

void runFileCommand(
  {
    name: 'restore',
    help: 'npm run restore -- FILE [--data DIR]: puts the backup FILE in the place of the database of DIR (usually ./data), also while a server runs on it.',
    async run(file, dataDir) {
      const aside = await restoreBackup(file, dataDir, { now: new Date(), signal: stopping.signal });
      const done = `The database of ${dataDir} is now that of ${file}.`;
      return aside === null ? done : `${done} The old one is kept as ${aside}.`;
    },
  },
  process.argv.slice(2),
);
