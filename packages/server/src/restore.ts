/** npm run restore: a backup takes the place of the database, while the server is stopped. */
import { runFileCommand } from './store/file-command';
import { restoreBackup } from './store/restore-backup';

void runFileCommand(
  {
    name: 'restore',
    help: 'npm run restore -- FILE [--data DIR]: puts the backup FILE in the place of the database of DIR (usually ./data).',
    async run(file, dataDir) {
      const aside = await restoreBackup(file, dataDir, new Date());
      const done = `The database of ${dataDir} is now that of ${file}.`;
      return aside === null ? done : `${done} The old one is kept as ${aside}.`;
    },
  },
  process.argv.slice(2),
);
