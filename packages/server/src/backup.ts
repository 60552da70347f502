/** npm run backup: a copy of the database, also while servers run on it. */
import { backupFolder } from './store/backup-folder';
import { runFileCommand } from './store/file-command';
import { backupPostgres } from './store/moving/backup-postgres';
import { nameOf } from './store/open-store';

void runFileCommand(
  {
    name: 'backup',
    help: 'npm run backup -- FILE [--data DIR]: copies the database of DATABASE_URL, or of DIR (usually ./data), to FILE.',
    async run(file, place) {
      await ('folder' in place ? backupFolder(place.folder, file) : backupPostgres(place.databaseUrl, file));
      return `The database of ${nameOf(place)} is copied to ${file}.`;
    },
  },
  process.argv.slice(2),
);
