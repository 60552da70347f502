import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/store/sqlite';
import { REPORT } from '../support/reports';
import { PATIENCE_MS, startChild } from './child';
import { temporaryFolder } from './folder';
import { NOON, openMatch, tableOf } from './samples';

const run = (...args: readonly string[]) => startChild('src/reports.ts', ...args).ended;

test(
  'npm run reports lists, shows and exports what was reported, while a server has the data',
  async () => {
    const data = temporaryFolder();
    const out = temporaryFolder();
    const store = await openSqliteStore(data);
    await openMatch(store, tableOf('BDFGH'));
    const match = { id: 'match-BDFGH', game: 'el-gaucho', rules: 1, seats: 2 };
    const report = { ...REPORT, description: 'First line.\nSecond line.', match, viewer: 1, seq: 12 };
    await store.saveReport({ id: 'QXK-TRB', receivedAt: NOON, match: match.id, report });

    const list = await run('--data', data);
    expect(list).toMatchObject({ code: 0, err: '' });
    expect(list.out).toMatch(
      /^QXK-TRB {2}2026-\d\d-\d\d \d\d:\d\d {2}running {2}First line\. Second line\.\n$/,
    );

    const show = await run('show', 'qxktrb', '--data', data);
    expect(show).toMatchObject({ code: 0, err: '' });
    expect(show.out).toContain(
      'match     match-BDFGH (el-gaucho 1, 2 seats), seen from seat 2 up to entry 12',
    );
    expect(show.out).toContain('\n\nFirst line.\nSecond line.\n');

    const file = join(out, 'pampa-QXK-TRB.report.json');
    expect(await run('export', 'QXK-TRB', out, '--data', data)).toEqual({
      code: 0,
      out: `${file} is written.\nMatch match-BDFGH goes on: its record can be had when it is over.\n`,
      err: '',
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...report, id: 'QXK-TRB', receivedAt: NOON });
    await store.close();
  },
  PATIENCE_MS,
);

test(
  'it says in one sentence what is wrong, and exits with 1',
  async () => {
    const [data, nowhere] = [temporaryFolder(), temporaryFolder()];
    await (await openSqliteStore(data)).close();
    const wrong = [
      { run: run('list', '--data', nowhere), err: /^There is no .*pampa\.sqlite\.\n$/ },
      { run: run('show', 'QXK-TRB', '--data', data), err: /^There is no report QXK-TRB\.\n$/ },
      { run: run('show', '--data', data), err: /^npm run reports/ },
      { run: run('burn', 'QXK-TRB', '--data', data), err: /^npm run reports/ },
    ];
    for (const { run: asked, err } of wrong) {
      expect(await asked).toMatchObject({ code: 1, out: '', err: expect.stringMatching(err) as unknown });
    }
    expect(existsSync(join(nowhere, 'pampa.sqlite'))).toBe(false);
    expect((await run('--data', data)).out).toBe('There are no reports.\n');
  },
  PATIENCE_MS,
);
