import {
  act,
  beginRecording,
  commit,
  finishRecord,
  fromHex,
  isRefusal,
  recordStep,
  serializeRecord,
  sha256Hex,
  startMatch,
  undo,
  undoable,
  usualOptions,
  viewAt,
  type MatchRecord,
  type Recording,
  type Refusal,
} from '@pampa/rules';
import { elGaucho, type ElGaucho } from '@pampa/rules/el-gaucho';
import { createTexts, LANGUAGES } from '@pampa/texts';
import { examine } from '../src/examine';
import { playOut } from '../src/play-out';
import { planFor } from './plan';

const english = createTexts('en');

function must<A extends object>(value: A | Refusal): A {
  if (isRefusal(value)) throw new Error(JSON.stringify(value));
  return value;
}

/** Two seats choose, one takes it back and chooses again; both place; with everybody's consent one more goes back. */
function matchWithUndos(): MatchRecord<ElGaucho> {
  const server = sha256Hex('undos');
  const secrets = { server, seats: [null, null] };
  const header = {
    match: 'undos',
    game: elGaucho.id,
    rules: elGaucho.version,
    options: usualOptions(elGaucho),
    players: [
      { name: 'Ana', kind: 'bot' },
      { name: 'Ben', kind: 'bot' },
    ],
    commitments: { server: commit(fromHex(server)), seats: [null, null] },
    startedAt: 0,
  } as const;
  let recording: Recording<ElGaucho> = beginRecording(must(startMatch(elGaucho, header, secrets)));
  const moves = (seat: number): void => {
    const { match } = recording;
    const [action] = elGaucho.legal(viewAt(match, seat), seat);
    recording = recordStep(recording, must(act(match, { seat, action, seq: match.seq, at: 0, by: 'bot' })));
  };
  const takesBack = (seat: number, consent: boolean): void => {
    const { own, withConsent } = undoable(recording.match, seat);
    const target = (consent ? withConsent : own)!.seq;
    recording = recordStep(
      recording,
      must(undo(recording.match, { seat, target, at: 0, by: 'bot', consent })),
    );
  };
  moves(0);
  takesBack(0, false);
  moves(0);
  moves(1);
  const [first] = elGaucho.asking(recording.match.state.open).seats;
  moves(first!);
  takesBack(first!, true);
  return must(finishRecord(recording, secrets, { events: true, withoutResult: true }));
}

test('a match with undos, ended without result, is told as it went', () => {
  const { lines, problem } = examine(serializeRecord(matchWithUndos()), english, false);
  expect(problem).toBeNull();
  const story = lines.slice(lines.indexOf('') + 1);
  expect(story.map((line) => line.replace(/(keeps|starts with|gaucho) .*/, '$1'))).toEqual([
    '1  Ana keeps',
    '2  Ana undoes move 1.',
    '3  Ana keeps',
    '4  Ben keeps',
    '   Ana starts with',
    expect.stringMatching(/^5 {2}(Ana|Ben) sends a first gaucho$/),
    expect.stringMatching(/^6 {2}Everybody agrees: (Ana|Ben) undoes move 5 and all that followed\.$/),
    '',
    'The match was ended without a result.',
  ]);
});

describe('a finished game', () => {
  const record = playOut(planFor('--seats', '2', '--policy', 'fallback'), 0);
  const text = serializeRecord(record);

  test.each(LANGUAGES)('is told in %s from its first entry to the result', (language) => {
    const { lines, problem } = examine(text, createTexts(language), false);
    expect(problem).toBeNull();
    const last = record.entries.length;
    expect(lines.filter((line) => /^ *\d+ {2}\S/.test(line))).toHaveLength(last);
    for (const [index, { rank, seat, score }] of record.result!.entries()) {
      expect(lines.at(index - 2)).toContain(`${rank}. ${['Ana', 'Bruno'][seat]!}, ${score} `);
    }
    expect(lines.join('\n')).not.toMatch(/\{\{|undefined|\n\n\n/);
  });

  test('tells who resigned and when, and ranks him behind the others', () => {
    const [winner, second] = record.result!;
    const given = { ...record, resigned: [{ seat: winner!.seat, seq: 40 }] };
    const { lines, problem } = examine(serializeRecord(given), english, false);
    expect(problem).toBeNull();
    const names = ['Ana', 'Bruno'];
    const said = lines.findIndex((line) => line.includes(`${names[winner!.seat]!} resigns; a bot plays on.`));
    expect(lines.findIndex((line) => line.startsWith(' 40') || line.startsWith('40'))).toBeLessThan(said);
    expect(lines.findIndex((line) => line.startsWith(' 41') || line.startsWith('41'))).toBeGreaterThan(said);
    expect(lines.slice(-2)).toEqual([
      `1. ${names[second!.seat]!}, ${second!.score} pesos`,
      `2. ${names[winner!.seat]!}, ${winner!.score} pesos (resigned)`,
    ]);
  });

  test('is only checked where nobody wants the story', () => {
    const { lines, problem } = examine(text, english, true);
    expect(problem).toBeNull();
    expect(lines).toEqual([
      'El Gaucho: Ana, Bruno',
      '  ok  what was agreed',
      '  ok  the secrets behind the seals',
      '  ok  the seed of all chance',
      '  ok  every move by the rules',
      '  ok  the chain of moves',
      '  ok  what happened',
      '  ok  the table on the way',
      '  ok  the result',
    ]);
  });

  test('whose end was cut off says so', () => {
    expect(examine(text.slice(0, text.length / 2), english, false)).toEqual({
      lines: [],
      problem: 'The file is cut off: its end is missing.',
    });
  });

  test('with a changed link names the entry, and is not told', () => {
    const entries = record.entries.map((entry) =>
      entry.seq === 10 ? { ...entry, link: 'f'.repeat(64) } : entry,
    );
    const { lines, problem } = examine(serializeRecord({ ...record, entries }), english, false);
    expect(problem).toBe('The chain is broken at entry 10: somebody has changed something there.');
    expect(lines).toContain('  failed  the chain of moves');
    expect(lines).toHaveLength(9);
  });
});

test('nothing in a record steers the terminal', () => {
  const record = matchWithUndos();
  const players = record.header.players.map((player) => ({ ...player, name: 'A\u001b[2Jna\n\u009b\u202e' }));
  const renamed = { ...record, header: { ...record.header, players } };
  expect(examine(serializeRecord(renamed), english, true).lines[0]).toBe('El Gaucho: A[2Jna, A[2Jna');
  const foreign = { ...record, header: { ...record.header, game: 'whi\u0007st' } };
  expect(examine(serializeRecord(foreign), english, true).problem).toMatch(/“?whist\b/);
});

test('something else is no record', () => {
  expect(examine('{"format": "poem"}', english, false).problem).toBe('This is not the record of a match.');
});
