import { act, type ActRequest } from '../../src/kernel/act';
import { viewOf } from '../../src/kernel/cut';
import type { Step } from '../../src/kernel/match';
import type { MatchRecord } from '../../src/kernel/record';
import { replay } from '../../src/kernel/replay';
import { finished, firstOf, must, richDuel, type SealedDuel, sealedDuel, stepOf } from './played-duel';

const duel = richDuel('a match to see again');
const record = finished(duel);

function withEntry(seq: number, change: object): MatchRecord<SealedDuel> {
  const entries = record.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry));
  return { ...record, entries };
}

const firstUndo = firstOf(duel, 'undo');
const firstPeek = firstOf(duel, 'peek');

describe('a replay', () => {
  test('ends where the match ended', () => {
    const { state, position, seq } = must(replay(sealedDuel, record));
    const end = duel.recording.match;
    expect({ state, position, seq }).toEqual({ state: end.state, position: end.position, seq: end.seq });
  });

  test('tells every step', () => {
    const told: Step<SealedDuel>[] = [];
    replay(sealedDuel, record, (step) => told.push(step));
    const facts = ({ entry, events, reveals, secret }: Step<SealedDuel>): object => ({
      entry: { ...entry, link: '' },
      events,
      reveals,
      secret,
    });
    expect(told.map(facts)).toEqual(duel.steps.map(facts));
    expect(told.map(({ match }) => match.state)).toEqual(duel.steps.map(({ match }) => match.state));
  });

  test('needs nothing but header, secrets and entries', () => {
    const { header, secrets, entries } = record;
    must(replay(sealedDuel, { header, secrets, entries }));
  });

  test('with the chain is the match itself, which can go on', () => {
    const entries = record.entries.slice(0, firstPeek - 1);
    const woken = must(replay(sealedDuel, { ...record, entries }, undefined, { chained: true }));
    const { match: before } = stepOf(duel, firstPeek - 1);
    expect(woken).toEqual(before);
    const { seat, at, by } = stepOf(duel, firstPeek).entry;
    const next = must(act(woken, { seat, at, by, action: { type: 'peek' }, seq: woken.seq }));
    expect(next.entry).toEqual(record.entries[firstPeek - 1]);
  });

  test('takes an act that was chosen at an older entry', () => {
    const { start, secrets } = duel;
    const choose = (seat: number): ActRequest => {
      const [action] = sealedDuel.legal(viewOf(start.state, seat), seat);
      return { seat, action, at: 0, by: 'person', seq: 0 };
    };
    const first = must(act(start, choose(2)));
    const second = must(act(first.match, choose(0)));
    const entries = [first.entry, second.entry];
    expect(must(replay(sealedDuel, { header: start.header, secrets, entries })).state).toEqual(
      second.match.state,
    );
  });
});

describe('a replay is refused', () => {
  test('without secrets', () => {
    expect(replay(sealedDuel, { ...record, secrets: null })).toEqual({ refused: 'no-secrets', details: {} });
  });

  test('with a start that is none', () => {
    const header = { ...record.header, options: { rounds: 7 as 2 } };
    expect(replay(sealedDuel, { ...record, header })).toEqual({
      refused: 'bad-options',
      details: { option: 'rounds' },
    });
  });

  test('at an action that is not legal, with the reason of the game', () => {
    expect(replay(sealedDuel, withEntry(firstPeek, { act: { type: 'choose', card: 101 } }))).toEqual({
      refused: 'illegal-action',
      details: { entry: firstPeek, why: 'not-now' },
    });
  });

  test.each([1, 3, -1, 0.5])('at an action of a seat that is not asked or does not exist: %p', (step) => {
    const seat = stepOf(duel, firstPeek).entry.seat + step;
    expect(replay(sealedDuel, withEntry(firstPeek, { seat }))).toMatchObject({
      refused: 'illegal-action',
      details: { entry: firstPeek },
    });
  });

  test('at an undo that nothing stands before', () => {
    const { seat } = stepOf(duel, firstPeek).entry;
    const entries = [...record.entries.slice(0, firstPeek)];
    const undo = {
      seq: firstPeek + 1,
      seat,
      at: 0,
      by: 'person' as const,
      undo: firstPeek,
      consent: true,
      link: '',
    };
    expect(replay(sealedDuel, { ...record, entries: [...entries, undo] })).toEqual({
      refused: 'illegal-undo',
      details: { entry: firstPeek + 1, barrier: 'reveal' },
    });
  });

  test('at an undo of another act than it says', () => {
    const { entry } = stepOf(duel, firstUndo);
    const target = 'undo' in entry ? entry.undo : 0;
    expect(replay(sealedDuel, withEntry(firstUndo, { undo: target + 1 }))).toEqual({
      refused: 'illegal-undo',
      details: { entry: firstUndo, seq: firstUndo - 1 },
    });
  });

  test('at a link that people were not shown, if the match is to go on', () => {
    const wrong = withEntry(5, { link: '0'.repeat(64) });
    expect(replay(sealedDuel, wrong, undefined, { chained: true })).toEqual({
      refused: 'broken-chain',
      details: { entry: 5 },
    });
    expect(replay(sealedDuel, wrong)).not.toHaveProperty('refused');
  });

  test('at an entry that is not the next', () => {
    const entries = record.entries.toSpliced(3, 1);
    expect(replay(sealedDuel, { ...record, entries })).toEqual({
      refused: 'out-of-order',
      details: { entry: 4, seq: 5 },
    });
  });
});
