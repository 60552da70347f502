import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, parseRecord, type MatchRecord } from '@pampa/rules';
import { houses, refusalOf } from './house';
import { TOKEN } from './requests';

const house = houses();

const FIXTURE = join(__dirname, '../../../../fixtures/el-gaucho/dice-left-unused.match.json');

function someRecord(): MatchRecord {
  return JSON.parse(readFileSync(FIXTURE, 'utf8')) as MatchRecord;
}

describe('a record', () => {
  it('is sent as it is, and can be read again', async () => {
    const { ask, tables } = await house();
    tables.records.set('m-1', someRecord());
    const answer = await ask('/api/matches/m-1');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Authorization');
    expect(parseRecord(await answer.text(), GAMES)).toHaveProperty('record');
  });

  it('can be taken home as a file', async () => {
    const { ask, tables } = await house();
    tables.records.set('m-1', someRecord());
    for (const path of ['/api/matches/m-1?download', '/api/matches/m-1?download=1']) {
      const { headers } = await ask(path);
      expect(headers.get('content-disposition')).toBe('attachment; filename=pampa-m-1.match.json');
    }
  });

  it('is asked for with the seat token of the header, if it is one', async () => {
    const { ask, tables } = await house();
    for (const authorization of [`Bearer ${TOKEN}`, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, '']) {
      await ask('/api/matches/m-1', { headers: { authorization } });
    }
    await ask(`/api/matches/m-1?token=${TOKEN}`);
    expect(tables.shownTokens).toEqual([TOKEN, null, null, null, null]);
  });

  it.each(['m-2', '%22%0d%0aX-Canary%3a1', 'x'.repeat(65), '__proto__'])(
    'called %s is not found',
    async (id) => {
      const { ask } = await house();
      expect(await refusalOf(await ask(`/api/matches/${id}`))).toEqual([404, { code: 'not-found' }]);
    },
  );
});
