import { elGaucho } from '../../src/el-gaucho/game';
import type { ElGauchoState } from '../../src/el-gaucho/state';
import { eventsFor, viewOf } from '../../src/kernel/cut';
import { Random } from '../../src/kernel/random';

interface Course {
  readonly acts: number;
  readonly scores: readonly number[];
  /** After every 20th act, in thousandths. */
  readonly progress: readonly number[];
}

/** Everybody has left: a game of nothing but fallbacks. `look` is called before every act. */
function playedOut(seats: number, look?: (state: ElGauchoState, act: number) => void): Course {
  const rng = new Random(new Uint8Array(32).fill(seats));
  const draft = elGaucho.clone(elGaucho.setup({ layout: 'wide', startSeat: 0 }, seats, rng));
  const state = draft as ElGauchoState;
  const progress: number[] = [];
  for (let acts = 0; ; acts++) {
    const seat = elGaucho.asking(state.open).seats.at(-1);
    if (acts % 20 === 0 || seat === undefined)
      progress.push(Math.round(elGaucho.progress(state.open) * 1000));
    if (seat === undefined) {
      const scores = elGaucho.result(state.open)!.map(({ score }) => score);
      return { acts, scores, progress };
    }
    look?.(state, acts);
    const view = viewOf(state, seat);
    const action = elGaucho.fallback(view, seat);
    const foreseen = elGaucho.preview(view, seat, action);
    const { events } = elGaucho.play(draft, seat, action, rng);
    expect(eventsFor(events, seat).slice(0, foreseen.length)).toEqual(foreseen);
  }
}

describe('A table that everybody has left', () => {
  // Whoever changes what a fallback is worth changes these games: then these numbers are to be looked at anew.
  it.each<[number, Course]>([
    [2, { acts: 140, scores: [210, 199], progress: [0, 0, 89, 222, 267, 667, 667, 1000] }],
    [
      3,
      {
        acts: 224,
        scores: [212, 207, 196],
        progress: [0, 0, 0, 0, 0, 200, 267, 533, 667, 700, 767, 933, 1000],
      },
    ],
    [
      4,
      {
        acts: 210,
        scores: [170, 151, 147, 120],
        progress: [0, 0, 0, 0, 0, 327, 327, 364, 618, 655, 933, 1000],
      },
    ],
  ])('plays on as it always did, with %i seats', (seats, course) => {
    expect(playedOut(seats)).toEqual(course);
  });

  it.each([2, 3, 4])('can be imagined by everybody at any time, with %i seats', (seats) => {
    const rng = new Random(new Uint8Array(32).fill(9));
    playedOut(seats, (state, act) => {
      if (act > 2 * seats && act % 5 > 0 && state.open.phase !== 'steppe') return;
      for (let viewer = 0; viewer < seats; viewer++) {
        const view = viewOf(state, viewer);
        const imagined = elGaucho.imagine(view, viewer, rng);
        expect(elGaucho.invariants(imagined)).toEqual([]);
        expect(viewOf(imagined, viewer)).toEqual(view);
      }
      const watched = elGaucho.imagine(viewOf(state, null), null, rng);
      expect(elGaucho.invariants(watched)).toEqual([]);
      expect(watched.open).toEqual(state.open);
    });
  });
});
