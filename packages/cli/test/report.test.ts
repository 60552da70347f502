import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION, REPORT_FORMAT, REPORT_VERSION } from '@pampa/protocol';
import type { ReportFile } from '@pampa/protocol/requests';
import { eventsFor, GAMES, isAct, isRefusal, parseRecord, replay } from '@pampa/rules';
import { createTexts, LANGUAGES } from '@pampa/texts';
import { examine } from '../src/examine';

const english = createTexts('en');
const FIXTURE = join(__dirname, '../../../fixtures/el-gaucho/dice-left-unused.match.json');
const VIEWER = 1;

/** As a page would have told it: what seat 2 saw of a match, up to entry 40. */
function reportOf(more: Partial<ReportFile> = {}): ReportFile {
  const parsed = parseRecord(readFileSync(FIXTURE, 'utf8'), GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  const { game, record } = parsed;
  const steps: ReportFile['steps'] = [];
  replay(game, record, ({ entry, events, secret }) => {
    const { seq, seat, at, by } = entry;
    if (seq > 40) return;
    const isSeen = isAct(entry) && (!secret || seat === VIEWER);
    steps.push({
      seq,
      seat,
      at,
      by,
      action: isSeen ? entry.act : null,
      undo: isAct(entry) ? null : entry.undo,
      consent: !isAct(entry) && entry.consent,
      events: eventsFor(events, VIEWER) as ReportFile['steps'][number]['events'],
    });
  });
  const { match, players } = record.header;
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    description: 'The dice rolled away.\nTwice.',
    place: 'table',
    page: { build: 'index-Bq3x.js', protocol: PROTOCOL_VERSION, rules: { 'el-gaucho': 1 }, language: 'en' },
    browser: { agent: 'Testbrowser/1.0', width: 390, height: 844, ratio: 3 },
    match: { id: match, game: 'el-gaucho', rules: 1, seats: players.length },
    viewer: VIEWER,
    seq: 40,
    view: null,
    steps,
    id: 'QXK-TRB',
    receivedAt: Date.UTC(2026, 4, 1),
    ...more,
  };
}

const told = (report: object, quiet = false): ReturnType<typeof examine> =>
  examine(JSON.stringify(report, null, 2), english, quiet);

test('a report is told: who, with what, what he says, and what he saw', () => {
  const { lines, problem } = told(reportOf());
  expect(problem).toBeNull();
  expect(lines[0]).toBe('Report QXK-TRB, received 2026-05-01T00:00:00.000Z');
  expect(lines).toContain('Seen from seat 2, up to entry 40');
  expect(lines).toContain('Browser: Testbrowser/1.0, 390 × 844 at 3');
  expect(lines.join('\n')).toContain('\n\nThe dice rolled away.\nTwice.\n\n');
  expect(lines.filter((line) => /^ *\d+ {2}\S/.test(line))).toHaveLength(40);
  expect(lines.join('\n')).toMatch(/ 1 {2}Seat \d/);
});

test.each(LANGUAGES)('it is told in %s', (language) => {
  const { lines, problem } = examine(JSON.stringify(reportOf()), createTexts(language), false);
  expect(problem).toBeNull();
  expect(lines.join('\n')).not.toMatch(/\{\{|undefined/);
});

test('--quiet leaves out what he saw', () => {
  expect(told(reportOf(), true).lines.at(-1)).toBe('Twice.');
});

test('one that was never sent, of nobody at a match, is one too', () => {
  const { id, receivedAt, ...unsent } = reportOf({ match: null, viewer: null, steps: [], seq: 0 });
  expect([id, receivedAt]).toHaveLength(2);
  const { lines, problem } = told(unsent);
  expect(problem).toBeNull();
  expect(lines[0]).toBe('A report that was saved, not sent');
  expect(lines.at(-1)).toBe('No move was seen.');
});

test('one that is none is refused in a sentence that says where', () => {
  expect(told({ ...reportOf(), seq: 'many' })).toEqual({
    lines: [],
    problem: 'This is a report of a problem, but not one that can be read: seq is not what it should be.',
  });
});

test('a stranger’s report can neither steer the terminal nor break the teller', () => {
  const wild = reportOf({ browser: { agent: 'x\u001B[2J', width: 1, height: 1, ratio: 1 } });
  wild.steps = [{ ...wild.steps[0]!, events: [{ open: { type: 'no such event', tiles: null } }] }];
  const { lines, problem } = told(wild);
  expect(problem).toBeNull();
  expect(lines.join('\n')).not.toContain('\u001B');
});
