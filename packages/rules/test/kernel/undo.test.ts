import { linkHash } from '../../src/kernel/hash';
import type { Game } from '../../src/kernel/game';
import { playing } from './conformance/broken/broken-game';
import { duel, type Duel } from './conformance/duel';
import { DuelTable } from './duel-table';

const nothing = (barrier: string): object => ({ refused: 'nothing-to-undo', details: { barrier } });

/** Seat 0 is on turn; dice were rolled just before. */
const turn = (seats = 2): DuelTable =>
  DuelTable.of(seats).chooses(...Array.from({ length: seats }, (_, s) => s));

describe('a barrier', () => {
  test('is the start', () => {
    const table = DuelTable.of(2);
    expect(table.undoable(0)).toEqual({ own: null, barrier: 'start', withConsent: null });
    expect(table.triesToUndo(0)).toEqual(nothing('start'));
    // That somebody else has chosen meanwhile changes nothing.
    expect(table.chooses(1).undoable(0).barrier).toBe('start');
  });

  test('is a draw, for those too who did not make it', () => {
    expect(turn().undoable(0)).toEqual({ own: null, barrier: 'draw', withConsent: null });
    expect(turn().triesToUndo(1)).toEqual(nothing('draw'));
  });

  test('is a reveal, a private one too', () => {
    const peeked = turn().does(0, 'hum').does(0, 'peek');
    expect(peeked.undoable(0)).toEqual({ own: null, barrier: 'reveal', withConsent: null });
    expect(peeked.does(0, 'hum').undoes(0).triesToUndo(0)).toEqual(nothing('reveal'));
  });

  test('is the end of the own turn', () => {
    const ended = turn().does(0, 'hum').does(0, 'end');
    expect(ended.undoable(0)).toMatchObject({ own: null, barrier: 'ended-turn', withConsent: { seq: 4 } });
    expect(ended.triesToUndo(0)).toEqual(nothing('ended-turn'));
  });

  test("is another seat's act", () => {
    const table = turn().does(0, 'end').does(1, 'hum');
    expect(table.undoable(0)).toMatchObject({ own: null, barrier: 'other-seat', withConsent: { seq: 3 } });
  });
});

describe('undo alone', () => {
  test('gives back the very state there was, one act at a time', () => {
    const shown = turn();
    const hummed = shown.does(0, 'hum');
    const marked = hummed.does(0, { type: 'mark', spots: ['a'] });
    expect(marked.undoable(0)).toMatchObject({ own: { seq: 4, action: { type: 'mark' } }, barrier: null });
    const once = marked.undoes(0);
    expect(once.match.state).toBe(hummed.match.state);
    const twice = once.undoes(0);
    expect(twice.match.state).toBe(shown.match.state);
    expect(twice.match.decision).toBe(shown.match.decision);
    expect(twice.triesToUndo(0)).toEqual(nothing('draw'));
  });

  test('is an entry like any other', () => {
    const hummed = turn().does(0, 'hum');
    const { step, match } = hummed.undoes(0);
    const told = { seq: 4, seat: 0, at: 0, by: 'person', undo: 3, consent: false };
    expect(step).toMatchObject({ events: [], reveals: [], secret: false });
    expect(step!.entry).toEqual({ ...told, link: linkHash(hummed.match.link, told) });
    expect(match).toMatchObject({ seq: 4, link: step!.entry.link });
  });

  test('leaves the match it is made from as it was', () => {
    const hummed = turn().does(0, 'hum');
    const before = structuredClone({ ...hummed.match, game: null });
    hummed.undoes(0);
    expect({ ...hummed.match, game: null }).toEqual(before);
  });

  test('takes back the own choice only, while all choose at once', () => {
    const start = DuelTable.of(3);
    const table = start.chooses(0, 1).undoes(0);
    expect(table.match.state).toEqual(start.chooses(1).match.state);
    expect(table.match.decision).toBe(start.match.decision);
    // Who chose later can still take it back too, and who has not chosen yet goes on.
    expect(table.undoes(1).match.state).toEqual(start.match.state);
    expect(table.does(2, table.card(2), 0).match.seq).toBe(4);
  });

  test('changes nobody’s luck', () => {
    const straight = DuelTable.of(2).chooses(0, 1);
    const hesitant = DuelTable.of(2).chooses(0).undoes(0).chooses(0, 1);
    expect(hesitant.match.position).toBe(straight.match.position);
    expect(hesitant.match.state).toEqual(straight.match.state);
  });
});

describe('undo alone is no way to change what others did since', () => {
  const zeroReady = (open: Duel['open']): boolean => open.players[0]!.ready;

  /** Seat 0 chose, then seat 1. */
  function bothChose(game: Partial<Game<Duel>>): DuelTable {
    return DuelTable.of(3, 1, { ...duel, ...game }).chooses(0, 1);
  }

  test('what they could do only thanks to it', () => {
    const table = bothChose({
      legal: (view, seat) => (seat === 1 && !zeroReady(view.open) ? [] : duel.legal(view, seat)),
    });
    expect(table.triesToUndo(0)).toEqual(nothing('other-seat'));
    expect(table.undoable(1)).toMatchObject({ own: { seq: 2 } });
  });

  test('what came of it', () => {
    const table = bothChose(
      playing(({ open }, seat, _, outcome) =>
        seat === 1 && zeroReady(open)
          ? { ...outcome, events: [...outcome.events, ...outcome.events] }
          : undefined,
      ),
    );
    expect(table.triesToUndo(0)).toEqual(nothing('other-seat'));
  });

  test('how it was told', () => {
    const table = bothChose(
      playing(({ open }, seat, _, outcome) =>
        seat === 1 && zeroReady(open)
          ? { ...outcome, events: [{ open: { type: 'hummed', seat } }] }
          : undefined,
      ),
    );
    expect(table.triesToUndo(0)).toEqual(nothing('other-seat'));
  });

  test('what it would draw or reveal without it', () => {
    const drawing = (draw: (rng: Parameters<typeof duel.play>[3]) => void): Partial<Game<Duel>> => ({
      play(draft, seat, action, rng) {
        if (seat === 1 && !zeroReady(draft.open)) draw(rng);
        return duel.play(draft, seat, action, rng);
      },
    });
    expect(bothChose(drawing((rng) => rng.die())).triesToUndo(0)).toEqual(nothing('other-seat'));
    expect(bothChose(drawing((rng) => rng.int(2))).triesToUndo(0)).toEqual(nothing('other-seat'));
    expect(bothChose(drawing((rng) => rng.shuffle([1, 2]))).triesToUndo(0)).toEqual(nothing('other-seat'));
    expect(bothChose(drawing((rng) => rng.shuffle([1]))).undoable(0).barrier).toBeNull();
    const revealing = playing(({ open }, seat, _, outcome) =>
      seat === 1 && !zeroReady(open) ? { ...outcome, reveals: [0] } : undefined,
    );
    expect(bothChose(revealing).triesToUndo(0)).toEqual(nothing('other-seat'));
  });
});

describe('undo by consent', () => {
  test("takes back everything since the seat's act, also what others did and ends of turns", () => {
    const hummed = turn().does(0, 'hum');
    const table = hummed.does(0, 'end').does(1, 'hum').undoes(0, true);
    expect(table.match.state).toBe(hummed.match.state);
    expect(table.match.decision).toBe(hummed.match.decision);
    expect(table.step!.entry).toMatchObject({ seq: 6, undo: 4, consent: true });
    expect(table.match.quietSince).toEqual([6, 6]);
    // Nothing of what was taken back is left to be taken back again.
    expect(table.undoable(0)).toMatchObject({ own: { seq: 3 } });
    expect(table.undoable(1).withConsent).toBeNull();
  });

  test('never crosses a draw or a reveal', () => {
    expect(turn().triesToUndo(0, true)).toEqual(nothing('draw'));
    expect(turn().does(0, 'hum').triesToUndo(1, true)).toEqual(nothing('draw'));
    const peeked = turn().does(0, 'hum').does(0, 'peek').does(0, 'end').does(1, 'hum');
    const back = peeked.undoes(1, true).undoes(0, true);
    expect(back.match.seq).toBe(8);
    expect(back.triesToUndo(0, true)).toEqual(nothing('reveal'));
  });

  test('is told apart from undo alone in the chain', () => {
    const hummed = turn().does(0, 'hum');
    expect(hummed.undoes(0, true).match.link).not.toBe(hummed.undoes(0).match.link);
    expect(hummed.undoes(0, true).match.state).toBe(hummed.undoes(0).match.state);
  });
});
