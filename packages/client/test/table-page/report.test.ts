import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS, MOST_REPORT_BYTES, MOST_REPORT_STEPS } from '@pampa/protocol';
import { reportShape } from '@pampa/protocol/requests';
import { isRefusal } from '@pampa/rules';
import { signal } from '@preact/signals';
import { makeReport, type Surroundings } from '../../src/report/make-report';
import type { LoggedStep, TableSession } from '../../src/table/session';
import { playAgain, type Replayed } from '../../src/table/replay/play-again';
import { ReplaySession } from '../../src/table/replay/replay-session';

const FIXTURE = join(__dirname, '../../../../fixtures/el-gaucho/dice-left-unused.match.json');
const AROUND: Surroundings = {
  build: 'index-Bq3x.js',
  language: 'fr',
  browser: { agent: 'Testbrowser/1.0', width: 390, height: 844, ratio: 3 },
};

function replayed(): Replayed {
  const found = playAgain(readFileSync(FIXTURE, 'utf8'));
  if (isRefusal(found)) throw new Error(found.refused);
  return found;
}

function sessionAt(seq: number): ReplaySession {
  const session = new ReplaySession(replayed(), COLOURS);
  session.jump(seq);
  return session;
}

test('a report tells the table as one sees it and the moves so far, and the server takes it', () => {
  const session = sessionAt(30);
  const report = makeReport(session, 'replay', 'The dice rolled away.', AROUND);
  expect(reportShape.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  const { match, game, rules, players } = session.header.value;
  expect(report).toMatchObject({
    place: 'replay',
    match: { id: match, game, rules, seats: players.length },
    viewer: null,
    seq: 30,
    page: { build: 'index-Bq3x.js', language: 'fr', rules: { 'el-gaucho': 1 } },
  });
  expect(report.view).toEqual(session.moment.value.view);
  expect(report.steps.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test('nobody’s name is in it, and nothing that came later', () => {
  const session = sessionAt(30);
  const text = JSON.stringify(makeReport(session, 'replay', 'Something.', AROUND));
  for (const { name } of session.header.value.players) expect(text).not.toContain(`"${name}"`);
  expect(text).not.toContain(session.header.value.commitments.server);
  expect(text).not.toContain('before');
  expect(makeReport(session, 'replay', 'Something.', AROUND).steps.at(-1)?.seq).toBe(30);
});

test('a match that is too long is told from where it fits', () => {
  const session = sessionAt(30);
  const step: LoggedStep = session.log.value.at(-1)!;
  const log = Array.from({ length: 5000 }, (_, index): LoggedStep => ({ ...step, seq: index + 1 }));
  const long = Object.assign(Object.create(session) as TableSession, { log: signal(log) });
  const report = makeReport(long, 'table', 'Something.', AROUND);
  expect(report.steps.length).toBeLessThanOrEqual(MOST_REPORT_STEPS);
  expect(report.steps.length).toBeGreaterThan(50);
  expect(report.steps.at(-1)?.seq).toBe(5000);
  const heavy = log.map((each) => ({
    ...each,
    events: [{ open: { type: 'told', much: 'x'.repeat(2000) } }],
  }));
  const fitted = makeReport(Object.assign(long, { log: signal(heavy) }), 'table', 'Something.', AROUND);
  expect(JSON.stringify(fitted).length).toBeLessThanOrEqual(MOST_REPORT_BYTES);
  expect(fitted.steps.length).toBeGreaterThan(20);
});

test('what was pasted is cleaned of what nobody sees, and cut where it is too long', () => {
  const described = (description: string): string =>
    makeReport(sessionAt(1), 'table', description, AROUND).description;
  expect(described(' one\r\ntwo\u202E\u0007 ')).toBe('one\ntwo');
  expect(described('x'.repeat(5000))).toHaveLength(2000);
  expect(described(' \u200B ')).toBe('');
});
