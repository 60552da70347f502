import { act } from '../../src/kernel/act';
import type { Entry } from '../../src/kernel/entry';
import type { Step } from '../../src/kernel/match';
import type { MatchRecord } from '../../src/kernel/record';
import { replay } from '../../src/kernel/replay';
import { finished, must, playDuel, stepOf } from './played-duel';
import { tinyDuel, type TinyDuel } from './tiny-duel';

const duel = playDuel('a match to see again');
const record = finished(duel);

function withEntry(seq: number, change: object): MatchRecord<TinyDuel> {
  const entries = record.entries.map((entry) => (entry.seq === seq ? ({ ...entry, ...change } as Entry<TinyDuel>) : entry));
  return { ...record, entries };
}

const firstUndo = record.entries.find((entry) => 'undo' in entry)?.seq ?? 0;
const firstStrike = record.entries.find((entry) => 'act' in entry && entry.act.type === 'strike')?.seq ?? 0;

describe('a replay', () => {
  test('ends where the match ended', () => {
    const { state, position, seq } = must(replay(tinyDuel, record));
    const end = duel.recording.match;
    expect({ state, position, seq }).toEqual({ state: end.state, position: end.position, seq: end.seq });
  });

  test('tells every step', () => {
    const told: Step<TinyDuel>[] = [];
    replay(tinyDuel, record, (step) => told.push(step));
    const facts = ({ entry, events, reveals, secret }: Step<TinyDuel>): object => ({ entry: { ...entry, link: '' }, events, reveals, secret });
    expect(told.map(facts)).toEqual(duel.steps.map(facts));
    expect(told.map(({ match }) => match.state)).toEqual(duel.steps.map(({ match }) => match.state));
  });

  test('needs nothing but header, secrets and entries', () => {
    const { header, secrets, entries } = record;
    must(replay(tinyDuel, { header, secrets, entries }));
  });

  test('with the chain is the match itself, which can go on', () => {
    const entries = record.entries.slice(0, firstStrike - 1);
    const woken = must(replay(tinyDuel, { ...record, entries }, undefined, { chained: true }));
    const { match: before } = stepOf(duel, firstStrike - 1);
    expect(woken).toEqual(before);
    const { seat, at, by } = stepOf(duel, firstStrike).entry;
    const next = must(act(woken, { seat, at, by, action: { type: 'strike' }, seq: woken.seq }));
    expect(next.entry).toEqual(record.entries[firstStrike - 1]);
  });

  test('takes an act that was chosen at an older entry', () => {
    const { start, secrets } = duel;
    const hide = (seat: number): object => ({ seat, action: { type: 'hide', card: 1 }, at: 0, by: 'person' as const, seq: 0 });
    const first = must(act(start, hide(2) as Parameters<typeof act>[1]));
    const second = must(act(first.match, hide(0) as Parameters<typeof act>[1]));
    const entries = [first.entry, second.entry];
    expect(must(replay(tinyDuel, { header: start.header, secrets, entries })).state).toEqual(second.match.state);
  });
});

describe('a replay is refused', () => {
  test('without secrets', () => {
    expect(replay(tinyDuel, { ...record, secrets: null })).toEqual({ refused: 'no-secrets', details: {} });
  });

  test('with a start that is none', () => {
    const header = { ...record.header, options: { rounds: 7, stakes: 'low' as const } };
    expect(replay(tinyDuel, { ...record, header })).toEqual({ refused: 'bad-options', details: { option: 'rounds' } });
  });

  test('at an action that is not legal, with the reason of the game', () => {
    expect(replay(tinyDuel, withEntry(firstStrike, { act: { type: 'hide', card: 1 } }))).toEqual({
      refused: 'illegal-action',
      details: { entry: firstStrike, why: 'not-now' },
    });
  });

  test.each([1, 3, -1, 0.5])('at an action of a seat that is not asked or does not exist: %p', (step) => {
    const seat = (stepOf(duel, firstStrike).entry.seat + step) as number;
    expect(replay(tinyDuel, withEntry(firstStrike, { seat }))).toMatchObject({
      refused: 'illegal-action',
      details: { entry: firstStrike },
    });
  });

  test('at an undo that nothing stands before', () => {
    expect(firstUndo).toBeGreaterThan(0);
    const { seat } = stepOf(duel, firstStrike).entry;
    const entries = [...record.entries.slice(0, firstStrike)];
    const undo = { seq: firstStrike + 1, seat, at: 0, by: 'person' as const, undo: firstStrike, consent: true, link: '' };
    expect(replay(tinyDuel, { ...record, entries: [...entries, undo] })).toEqual({
      refused: 'illegal-undo',
      details: { entry: firstStrike + 1, barrier: 'draw' },
    });
  });

  test('at an undo of another act than it says', () => {
    const { entry } = stepOf(duel, firstUndo);
    const target = 'undo' in entry ? entry.undo : 0;
    expect(replay(tinyDuel, withEntry(firstUndo, { undo: target + 1 }))).toEqual({
      refused: 'illegal-undo',
      details: { entry: firstUndo, takes: target },
    });
  });

  test('at an entry that is not the next', () => {
    const entries = record.entries.toSpliced(3, 1);
    expect(replay(tinyDuel, { ...record, entries })).toEqual({ refused: 'out-of-order', details: { entry: 4, seq: 5 } });
  });
});
