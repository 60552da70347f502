import { DeferredTouch } from '../../src/tabletop/touch/deferred-touch';

const TOUCH = { spot: { x: 10, y: 10 }, isFine: false };

function hands() {
  const touched: string[] = [];
  const clock = { now: 0, soon: [] as (() => void)[] };
  const meant = new DeferredTouch({
    now: () => clock.now,
    soon: (then) => {
      clock.soon.push(then);
      return () => (clock.soon = clock.soon.filter((each) => each !== then));
    },
  });
  const rest = (): void => meant.settle((atom) => touched.push(atom));
  const passes = (ms: number): void => {
    clock.now += ms;
    for (const then of clock.soon.splice(0)) then();
  };
  return { meant, rest, passes, touched };
}

describe('a touch while a step is shown', () => {
  test('counts as soon as the table is at rest, once', () => {
    const { meant, rest, passes, touched } = hands();
    meant.begin();
    passes(500);
    meant.note('space:34', TOUCH);
    expect(touched).toEqual([]);
    rest();
    passes(0);
    rest();
    passes(0);
    expect(touched).toEqual(['space:34']);
  });

  test('only skips if the step has only just begun: it meant what lay there before', () => {
    const { meant, rest, passes, touched } = hands();
    meant.begin();
    passes(200);
    meant.note('space:34', TOUCH);
    rest();
    passes(0);
    expect(touched).toEqual([]);
  });

  test('only skips if another step follows: what was touched was not the truth yet', () => {
    const { meant, rest, passes, touched } = hands();
    meant.begin();
    passes(500);
    meant.note('space:34', TOUCH);
    rest();
    meant.begin();
    passes(0);
    rest();
    passes(0);
    expect(touched).toEqual([]);
  });

  test('on nothing means nothing, also after something', () => {
    const { meant, rest, passes, touched } = hands();
    meant.begin();
    passes(500);
    meant.note('space:34', TOUCH);
    meant.note(null, TOUCH);
    rest();
    passes(0);
    expect(touched).toEqual([]);
  });
});
