import { houses, OPEN_HOUSE, refusalOf } from './house';
import { JOIN, NEW_TABLE, TOKEN } from './requests';

const house = houses();

describe('opening a table', () => {
  it('answers with its code', async () => {
    const { post, tables } = await house();
    const answer = await post('/api/tables', NEW_TABLE);
    expect([answer.status, await answer.json()]).toEqual([201, { code: 'QXKTR' }]);
    expect(tables.created).toEqual([expect.objectContaining({ name: 'Ana', colour: null, options: {} })]);
  });

  it('passes a refusal on, with the status that fits it', async () => {
    const { post, tables } = await house();
    tables.refusal = { code: 'server-full', details: { tables: 1000 } };
    expect(await refusalOf(await post('/api/tables', NEW_TABLE))).toEqual([
      503,
      { code: 'server-full', details: { tables: 1000 } },
    ]);
  });

  it('names the place of the first problem and not what stood there', async () => {
    const { post } = await house();
    const answer = await post('/api/tables', { ...NEW_TABLE, options: { days: 'canary' } });
    expect(await refusalOf(answer)).toEqual([400, { code: 'malformed', details: { path: 'options.days' } }]);
  });

  it('does not repeat names that only the asker knows', async () => {
    const { post } = await house();
    const strange = await post('/api/tables', { ...NEW_TABLE, gameOptions: { '<b>canary': {} } });
    expect(await refusalOf(strange)).toEqual([400, { code: 'malformed', details: { path: 'gameOptions' } }]);
    const unknown = await post('/api/tables', { ...NEW_TABLE, canary: 1 });
    expect(await refusalOf(unknown)).toEqual([400, { code: 'malformed', details: { path: '' } }]);
  });

  it.each([
    ['nothing', ''],
    ['markup', '<script>'],
    ['a long one', 'a'.repeat(21)],
    ['an endless one', 'a'.repeat(5000)],
    ['a number', 7],
  ])('refuses %s as a name', async (_what, name) => {
    const { post } = await house();
    expect(await refusalOf(await post('/api/tables', { ...NEW_TABLE, name }))).toEqual([
      400,
      { code: 'bad-name' },
    ]);
  });

  it('tells a page of another version to reload, whatever else it sent', async () => {
    const { post } = await house();
    const answer = await post('/api/tables', { ...NEW_TABLE, protocol: 99, fromTheFuture: true });
    expect(await refusalOf(answer)).toEqual([409, { code: 'upgrade' }]);
  });
});

describe('the list', () => {
  it('shows what the tables say', async () => {
    const { ask, tables } = await house();
    tables.open('QXKTR');
    const answer = await ask('/api/tables');
    expect(await answer.json()).toEqual({
      tables: [expect.objectContaining({ code: 'QXKTR' })],
      house: OPEN_HOUSE,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('an invitation', () => {
  it('is found by its code, however somebody types it', async () => {
    const { ask, tables } = await house();
    tables.open('QXKTR');
    for (const code of ['QXKTR', 'qxktr', 'qx-ktr', 'QX%20KTR']) {
      const answer = await ask(`/api/tables/${code}`);
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ code: 'QXKTR' })]);
    }
  });

  it.each(['QXKTZ', 'A', '%3Cscript%3E', '%00'])('with the wrong code %p is not there', async (code) => {
    const { ask } = await house();
    expect(await refusalOf(await ask(`/api/tables/${code}`))).toEqual([404, { code: 'no-such-table' }]);
  });
});

describe('joining', () => {
  it('gives a place, and tells the tables whom to count it for', async () => {
    const { post, tables } = await house();
    tables.open('QXKTR');
    const answer = await post('/api/tables/qxktr/join', JOIN);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ roomId: 'room' })]);
    expect(tables.joined).toEqual([
      { code: 'QXKTR', address: '127.0.0.1', request: { ...JOIN, handoff: null, name: null, browser: null } },
    ]);
  });

  it('refuses what is no token', async () => {
    const { post, tables } = await house();
    tables.open('QXKTR');
    const answer = await post('/api/tables/QXKTR/join', { ...JOIN, token: `${TOKEN}!` });
    expect(await refusalOf(answer)).toEqual([400, { code: 'malformed', details: { path: 'token' } }]);
  });

  it('knows no table under a wrong code', async () => {
    const { post } = await house();
    expect(await refusalOf(await post('/api/tables/QXKTR/join', JOIN))).toEqual([
      404,
      { code: 'no-such-table' },
    ]);
  });
});
