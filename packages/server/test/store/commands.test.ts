import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/store/sqlite';
import { PATIENCE_MS, startChild } from './child';
import { temporaryFolder } from './folder';
import { openMatch, tableOf } from './samples';

const run = (command: 'backup' | 'restore', ...args: readonly string[]) =>
  startChild(`src/${command}.ts`, ...args).ended;

test(
  'npm run backup copies the database of a server that runs, npm run restore puts the copy back when it is stopped',
  async () => {
    const data = temporaryFolder();
    const file = join(temporaryFolder(), 'copy.sqlite');
    const server = startChild('test/store/holder.ts', data);
    await server.said(1);
    const store = await openSqliteStore(data);
    await openMatch(store, tableOf('BBBBB'));

    expect(await run('backup', file, '--data', data)).toEqual({
      code: 0,
      out: `The database of ${data} is copied to ${file}.\n`,
      err: '',
    });
    await openMatch(store, tableOf('DDDDD'));
    await store.close();
    server.process.kill('SIGKILL');
    await server.ended;
    const restored = await run('restore', file, '--data', data);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(
      /^The database of .* is now that of .*copy\.sqlite\. The old one is kept as .*\.\n$/,
    );
    const again = await openSqliteStore(data);
    expect(await again.findTable('BBBBB')).not.toBeNull();
    expect(await again.findTable('DDDDD')).toBeNull();
    await again.close();
  },
  PATIENCE_MS,
);

test(
  'both say in one sentence what is wrong, and exit with 1',
  async () => {
    const data = temporaryFolder();
    const file = join(data, 'copy.sqlite');
    const wrong = [
      { run: run('backup'), err: /^npm run backup -- FILE \[--data DIR\]: .*\n$/ },
      { run: run('backup', file, '--date', data), err: /^npm run backup -- FILE/ },
      { run: run('backup', file, '--data', data), err: /^There is no .*pampa\.sqlite\.\n$/ },
      { run: run('restore', file, '--data', data), err: /^There is no .*copy\.sqlite\.\n$/ },
    ];
    for (const { run: asked, err } of wrong) {
      expect(await asked).toMatchObject({ code: 1, out: '', err: expect.stringMatching(err) as unknown });
    }
    expect(existsSync(file)).toBe(false);
  },
  PATIENCE_MS,
);
