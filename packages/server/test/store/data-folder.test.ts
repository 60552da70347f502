import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../../src/store/data-folder';
import { DataProblem } from '../../src/store/data-problem';
import { PATIENCE_MS, startChild } from './child';
import { temporaryFolder } from './folder';

const ROOT = 0;
const NOBODY = 65_534;

/** Root may write anywhere, so root becomes somebody else for a moment. */
function asNobodySpecial(run: () => void): void {
  const isRoot = process.geteuid?.() === ROOT;
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    run();
  } finally {
    if (isRoot) process.seteuid?.(ROOT);
  }
}

describe('A data folder', () => {
  test('is made where there is none, for its owner alone', () => {
    const path = join(temporaryFolder(), 'deep', 'data');
    openDataFolder(path).close();
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  test('can be opened again when it was closed', () => {
    const path = temporaryFolder();
    openDataFolder(path).close();
    openDataFolder(path).close();
  });

  test('that is in use is refused in one sentence', () => {
    const path = temporaryFolder();
    const folder = openDataFolder(path);
    expect(() => openDataFolder(path)).toThrow(
      new DataProblem(`A Pampa server is running on the data in ${path}: stop it first.`),
    );
    folder.close();
  });

  test('that can’t be made is refused in one sentence', () => {
    const file = join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    const path = join(file, 'data');
    expect(() => openDataFolder(path)).toThrow(
      new DataProblem(`The data folder ${path} can't be written to (ENOTDIR).`),
    );
  });

  test('that is read-only is refused in one sentence', () => {
    const path = temporaryFolder();
    chmodSync(path, 0o555);
    asNobodySpecial(() => {
      expect(() => openDataFolder(path)).toThrow(
        new DataProblem(`The data folder ${path} can't be written to (SQLITE_CANTOPEN).`),
      );
    });
  });

  test(
    'is one process’s at a time, and free at once when that is killed',
    async () => {
      const path = temporaryFolder();
      const holder = startChild('test/store/holder.ts', path);
      await holder.said(1);
      expect(() => openDataFolder(path)).toThrow('A Pampa server is running');
      holder.process.kill('SIGKILL');
      await holder.ended;
      openDataFolder(path).close();
    },
    PATIENCE_MS,
  );
});
