import { openSqliteStore } from '../../src/store/sqlite';
import { PATIENCE_MS, startChild } from './child';
import { temporaryFolder } from './folder';

const DAY = 24 * 3600 * 1000;
const TIME = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;

const run = (...args: readonly string[]) => startChild('src/clock.ts', ...args).ended;

test(
  'npm run clock says whether the machine’s clock is believed, and --trust confirms it',
  async () => {
    const data = temporaryFolder();
    const store = await openSqliteStore(data);
    await store.keepTimeMark({ sure: Date.now() - 21 * DAY, since: null }, null);
    const doubted = await run('--data', data);
    expect(doubted).toMatchObject({ code: 0, err: '' });
    expect(doubted.out).toMatch(
      new RegExp(
        `^This house was last seen at ${TIME}, and .* ${TIME}\\. A server believes that after a day`,
      ),
    );
    const confirmed = await run('--trust', '--data', data);
    expect(confirmed.out).toMatch(new RegExp(`^Confirmed: it is ${TIME}\\.`));
    expect((await store.timeMark())!.sure).toBeGreaterThan(Date.now() - DAY);
    expect((await run('--data', data)).out).toMatch(/ A server believes that\.\n$/);
    expect(await run('--now')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^npm run clock /) as unknown,
    });
    await store.close();
  },
  PATIENCE_MS,
);
