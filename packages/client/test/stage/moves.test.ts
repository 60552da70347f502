import { along, lerp, move, type Movable, type Pose } from '../../src/stage/moves';
import { Timeline } from '../../src/stage/timeline';
import { Metronome } from './support/metronome';

function node(x: number, y: number): Movable {
  const scale = {
    x: 1,
    y: 1,
    set(a: number, b = a) {
      scale.x = a;
      scale.y = b;
    },
  };
  return { x, y, rotation: 0, alpha: 1, zIndex: 3, scale };
}

function floor() {
  const frames = new Metronome();
  return { timeline: new Timeline(frames), beat: (ms: number) => frames.beat(ms) };
}

const there: Pose = { x: 100.1, y: 50.3, rotation: 0.2, scale: 0.7, alpha: 0.9, z: 8 };

test('a move ends exactly at its pose, whatever it did on the way', () => {
  const { timeline, beat } = floor();
  const thing = node(0, 0);
  const gait = (moved: Movable): void => {
    moved.rotation += 1;
  };
  const clip = move(() => thing, there, { ms: 100, arc: 40, spins: 2, via: { x: 5, y: 99 }, gait, z: 800 });
  void timeline.play(clip, 1);
  beat(50);
  expect(thing.zIndex).toBe(800);
  beat(50);
  const { x, y, rotation, alpha, zIndex, scale } = thing;
  expect({ x, y, rotation, alpha, z: zIndex, scale: scale.x }).toEqual(there);
  expect(scale.y).toBe(there.scale);
});

test('what turns over shows its new side in the second half only', () => {
  const { timeline, beat } = floor();
  const thing = node(0, 0);
  let turned = 0;
  void timeline.play(
    move(() => thing, there, { ms: 100, turnOver: () => (turned += 1) }),
    1,
  );
  beat(40);
  expect(turned).toBe(0);
  beat(20);
  expect(turned).toBe(1);
  beat(40);
  expect(turned).toBe(1);
});

test('a way by a point goes through it', () => {
  const { timeline, beat } = floor();
  const thing = node(0, 0);
  const gate = { x: 20, y: 60 };
  void timeline.play(
    move(() => thing, { ...there, x: 100, y: 0 }, { ms: 1000, via: gate }),
    1,
  );
  let nearest = Infinity;
  for (let i = 0; i < 1000; i++) {
    beat(1);
    nearest = Math.min(nearest, Math.hypot(thing.x - gate.x, thing.y - gate.y));
  }
  expect(nearest).toBeLessThan(0.5);
});

test('whoever is not there is not moved', () => {
  const { timeline, beat } = floor();
  void timeline.play(
    move(() => undefined, there, { ms: 100 }),
    1,
  );
  expect(() => beat(100)).not.toThrow();
});

test('a way along points begins at the first and ends at the last', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(along(points, 0)).toEqual({ x: 0, y: 0 });
  expect(along(points, 0.75)).toEqual({ x: 10, y: 5 });
  expect(along(points, 1)).toEqual({ x: 10, y: 10 });
});

test('the end of a way is the end, not nearly', () => {
  expect(lerp(0.1, 0.3, 1)).toBe(0.3);
});
