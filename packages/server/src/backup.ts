/** npm run backup: a copy of the database, also while the server runs. */
import { backupFolder } from './store/backup-folder';
import { runFileCommand } from './store/file-command';

void runFileCommand(
  {
    name: 'backup',
    help: 'npm run backup -- FILE [--data DIR]: copies the database of DIR (usually ./data) to FILE.',
    async run(file, dataDir) {
      await backupFolder(dataDir, file);
      return `The database of ${dataDir} is copied to ${file}.`;
    },
  },
  process.argv.slice(2),
);
