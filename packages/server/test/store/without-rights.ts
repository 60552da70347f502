/** Opens a data folder as a server does, under an account that owns nothing, and says what came of it. */
import Database from 'better-sqlite3';
import { openDataFolder } from '../../src/store/data-folder';
import { openSqliteStore } from '../../src/store/sqlite';

const ROOT = 0;
const NOBODY = 65_534;

async function main(dir: string): Promise<string> {
  // Everything is loaded before the change of account, which may not be able to read the sources.
  new Database(':memory:').close();
  if (process.getuid?.() === ROOT) {
    process.setgid?.(NOBODY);
    process.setuid?.(NOBODY);
  }
  try {
    const folder = openDataFolder(dir);
    await (await openSqliteStore(dir)).close();
    folder.close();
    return 'opened';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

void main(process.argv[2] ?? '').then((said) => console.log(said));
