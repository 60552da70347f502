import fs, { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../../src/store/data-folder';
import { DataProblem } from '../../src/store/data-problem';
import { openSqliteStore } from '../../src/store/sqlite';
import { PATIENCE_MS, startChild } from './child';
import { temporaryFolder } from './folder';

const ROOT = 0;
const NOBODY = 65_534;

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
      new DataProblem(
        `${path} can't be written to: a part of that path is a file. Choose another folder with DATA_DIR.`,
      ),
    );
  });

  test.each(['', 'server.lock', 'pampa.sqlite', 'pampa.sqlite-wal'])(
    'in which this account may not write to “%s” is refused with what to do about it',
    async (name) => {
      const path = temporaryFolder();
      openDataFolder(path).close();
      await (await openSqliteStore(path)).close();
      writeFileSync(join(path, 'pampa.sqlite-wal'), '');
      chmodSync(path, 0o777);
      for (const each of readdirSync(path)) chmodSync(join(path, each), 0o666);
      const refused = join(path, name);
      chmodSync(refused, name === '' ? 0o555 : 0o444);
      const { out } = await startChild('test/store/without-rights.ts', path).ended;
      const user = process.getuid?.() === ROOT ? NOBODY : process.getuid?.();
      expect(out.trim()).toBe(
        `${refused} can't be written to: the account of the server may not write there. Give it to user ${user} (chown -R ${user} ${refused}).`,
      );
    },
    PATIENCE_MS,
  );

  test.each([
    ['EROFS', 'its file system is read-only. Mount it for writing, or choose another folder with DATA_DIR.'],
    ['ENOSPC', 'the disk is full. Make room on it.'],
    ['EDQUOT', 'the disk is full. Make room on it.'],
  ])('that can’t be written to because of %s is refused in words', (code, reason) => {
    const failing = jest.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    expect(() => openDataFolder('/data')).toThrow(new DataProblem(`/data can't be written to: ${reason}`));
    failing.mockRestore();
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
