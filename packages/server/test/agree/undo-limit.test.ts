import { MOST_UNDOS } from '../../src/table/undo-limit';
import { StillTable } from '../support/still-table';

/** Acts and takes it back until that is refused; tells how often it went well, and why no more. */
function actAndUndo(still: StillTable, seat: number, take: () => unknown): readonly [number, unknown] {
  for (let undos = 0; ; undos++) {
    expect(typeof still.act(seat)).toBe('object');
    const taken = take();
    if (typeof taken === 'string') return [undos, taken];
    if (undos > MOST_UNDOS) throw new Error('there is no end to it');
  }
}

describe('whoever acts and takes it back, again and again,', () => {
  test('is refused in the end: no match grows without bound', () => {
    const still = StillTable.playing({ people: 2 });
    expect(actAndUndo(still, 0, () => still.undo(0))).toEqual([MOST_UNDOS, 'undone-enough']);
    expect(still.proposeUndo(0)).toBe('undone-enough');
    // The other one has done nothing of the kind.
    still.act(1);
    still.playToTurnOf(1).act(1);
    expect(still.undo(1)).toMatchObject({ answer: { seq: still.match.seq } });
  });

  test('is refused where bots agree to everything, too', () => {
    const still = StillTable.playing({ people: 1, bots: 1 }).playToTurnOf(0);
    expect(actAndUndo(still, 0, () => still.proposeUndo(0))).toEqual([MOST_UNDOS, 'undone-enough']);
    expect(still.undo(0)).toBe('undone-enough');
  });

  test('is not refused for what a whole match of second thoughts takes', () => {
    const still = StillTable.playing({ people: 2 });
    still.playUntil(() => false);
    const acts = still.match.seq / 2;
    expect(MOST_UNDOS).toBeGreaterThan(2 * acts);
  });
});
