import type { Game } from '../../src/kernel/game';
import { undo, undoable } from '../../src/kernel/undo';
import { duel, type Duel } from './conformance/duel';
import { DuelTable } from './duel-table';
import { playDuel } from './played-duel';

const turn = (): DuelTable => DuelTable.of(2).chooses(0, 1);

describe('a match that is over', () => {
  const { recording } = playDuel('over');

  test('is not taken back, alone or by consent: its secrets are published', () => {
    for (const seat of [0, 1]) {
      expect(undoable(recording.match, seat)).toEqual({ own: null, barrier: 'over', withConsent: null });
      for (const consent of [false, true]) {
        const request = { seat, target: recording.match.seq, at: 0, by: 'person', consent } as const;
        expect(undo(recording.match, request)).toEqual({
          refused: 'nothing-to-undo',
          details: { barrier: 'over' },
        });
      }
    }
  });
});

describe('what is to be taken back', () => {
  test('is named, so that a second click takes back nothing else', () => {
    const table = turn().does(0, 'hum').does(0, 'hum');
    const request = { seat: 0, target: 4, at: 0, by: 'person', consent: false } as const;
    const once = table.undoes(0);
    expect(undo(once.match, request)).toEqual({ refused: 'stale', details: { seq: 5 } });
    expect(undo(once.match, { ...request, target: 3 })).toMatchObject({ entry: { undo: 3 } });
  });

  test('is told to its own seat without the state it would bring back', () => {
    const { own, withConsent } = turn().does(0, 'hum').undoable(0);
    expect(Object.keys(own!).sort()).toEqual(['action', 'events', 'seq']);
    expect(withConsent).toEqual(own);
  });
});

describe('a question put anew to the same seats', () => {
  const asksAnew: Game<Duel> = {
    ...duel,
    asking: (open) => ({ ...duel.asking(open), key: open.players.filter(({ ready }) => ready).length }),
  };

  test('is another decision: what was in mind for the old one is stale', () => {
    const old = DuelTable.of(2).chooses(0);
    expect(old.match.decision.since).toBe(0);
    expect(old.tries(1, old.card(1), 0)).not.toHaveProperty('refused');
    const anew = DuelTable.of(2, 1, asksAnew).chooses(0);
    expect(anew.match.decision).toEqual({ since: 1, seats: [1], turn: null, key: 1 });
    expect(anew.tries(1, anew.card(1), 0)).toMatchObject({ refused: 'stale' });
  });
});
