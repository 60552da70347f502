import { LONGEST_DESCRIPTION, MOST_REPORT_BYTES, MOST_REPORT_STEPS } from '@pampa/protocol';
import { REPORT } from '../support/reports';
import { houses, refusalOf } from './house';

const house = houses();

const STEP = {
  seq: 1,
  seat: 0,
  at: 0,
  by: 'bot',
  action: { type: 'end' },
  undo: null,
  consent: false,
  events: [],
};
const MALFORMED = (path: string): unknown => [400, { code: 'malformed', details: { path } }];

describe('a report', () => {
  it('is kept, and answered with what it is called', async () => {
    const { post, reports } = await house();
    const answer = await post('/api/reports', REPORT);
    expect([answer.status, await answer.json()]).toEqual([201, { id: 'QXK-TRB' }]);
    expect(reports.kept).toEqual([REPORT]);
  });

  it('of a page of another version is kept too: that page has something to complain about', async () => {
    const { post, reports } = await house();
    const page = { ...REPORT.page, protocol: 999, rules: { 'el-gaucho': 7 } };
    expect((await post('/api/reports', { ...REPORT, page })).status).toBe(201);
    expect(reports.kept[0]?.page.protocol).toBe(999);
  });

  it('may be as long as a match, but not longer than a server can keep', async () => {
    const { post } = await house();
    const steps = (count: number): unknown =>
      Array.from({ length: count }, (_, at) => ({ ...STEP, seq: at + 1 }));
    expect((await post('/api/reports', { ...REPORT, steps: steps(MOST_REPORT_STEPS) })).status).toBe(201);
    expect(
      await refusalOf(await post('/api/reports', { ...REPORT, steps: steps(MOST_REPORT_STEPS + 1) })),
    ).toEqual(MALFORMED('steps'));
    const view = { open: { far: 'x'.repeat(MOST_REPORT_BYTES) }, held: null };
    expect(await refusalOf(await post('/api/reports', { ...REPORT, view }))).toEqual([
      413,
      { code: 'too-large' },
    ]);
  });

  it.each<[string, object]>([
    ['description', { description: '' }],
    ['description', { description: ' \n ' }],
    ['description', { description: 'x'.repeat(LONGEST_DESCRIPTION + 1) }],
    ['description', { description: 'turned \u202E round' }],
    ['description', { description: 'bell \u0007' }],
    ['match.id', { match: { id: '../../etc', game: 'el-gaucho', rules: 1, seats: 2 } }],
    ['viewer', { viewer: 99 }],
    ['place', { place: 'elsewhere' }],
    ['browser.width', { browser: { ...REPORT.browser, width: -1 } }],
    ['steps.0.by', { steps: [{ ...STEP, by: 'ghost' }] }],
    ['', { token: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['', { names: ['Ana', 'Bruno'] }],
  ])('is malformed at %p with %j', async (path, wrong) => {
    const { post, reports } = await house();
    expect(await refusalOf(await post('/api/reports', { ...REPORT, ...wrong }))).toEqual(MALFORMED(path));
    expect(reports.kept).toEqual([]);
  });

  it('may have several lines, and they are written alike', async () => {
    const { post, reports } = await house();
    await post('/api/reports', { ...REPORT, description: ' first\r\n\tsecond ' });
    expect(reports.kept[0]?.description).toBe('first\n\tsecond');
  });

  it('that nests without end is not looked into', async () => {
    const { post } = await house();
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) as object;
    expect((await post('/api/reports', { ...REPORT, view: { open: deep, held: null } })).status).toBe(400);
  });

  it('is refused in words when there is no room, and after ten in ten minutes', async () => {
    const here = await house();
    here.reports.refusal = { code: 'reports-full' };
    expect(await refusalOf(await here.post('/api/reports', REPORT))).toEqual([503, { code: 'reports-full' }]);
    here.reports.refusal = null;
    for (let at = 1; at < 10; at += 1) expect((await here.post('/api/reports', REPORT)).status).toBe(201);
    expect(await refusalOf(await here.post('/api/reports', REPORT))).toEqual([429, { code: 'too-fast' }]);
  });

  it('from a foreign page is refused', async () => {
    const { post } = await house();
    const answer = await post('/api/reports', REPORT, { origin: 'https://elsewhere.example' });
    expect(await refusalOf(answer)).toEqual([403, { code: 'wrong-origin' }]);
  });

  it('can not be read again over HTTP', async () => {
    const { post, ask } = await house();
    await post('/api/reports', REPORT);
    for (const path of ['/api/reports', '/api/reports/QXK-TRB']) {
      expect(await refusalOf(await ask(path))).toEqual([404, { code: 'not-found' }]);
    }
  });
});
