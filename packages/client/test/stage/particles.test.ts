import type { Sprite, Texture } from 'pixi.js';
import { Particles, type Burst } from '../../src/stage/particles';
import { Timeline } from '../../src/stage/timeline';
import { Metronome } from './support/metronome';

function sky() {
  const inAir = new Set<Sprite>();
  let made = 0;
  const particles = new Particles(
    { addChild: (sprite) => inAir.add(sprite), removeChild: (sprite) => inAir.delete(sprite) },
    () => {
      made += 1;
      const point = { x: 0, y: 0, set: () => undefined };
      return { x: 0, y: 0, alpha: 1, rotation: 0, scale: point, anchor: point } as unknown as Sprite;
    },
  );
  const frames = new Metronome();
  const timeline = new Timeline(frames);
  return { particles, timeline, inAir, made: () => made, beat: (ms: number) => frames.beat(ms) };
}

const puff: Burst = {
  texture: () => ({}) as Texture,
  count: 10,
  at: () => ({ x: 5, y: 5 }),
  ms: 100,
  reach: { from: 1, to: 2 },
  size: { from: 1, to: 1 },
};

test('a burst leaves nothing in the air when it is over', () => {
  const { particles, timeline, inAir, beat } = sky();
  void timeline.play(particles.burst(puff), 1);
  expect(inAir.size).toBe(10);
  beat(100);
  expect(inAir.size).toBe(0);
  expect(particles.flying).toBe(0);
});

test('what has flown flies again: a long evening makes no more sprites than its busiest moment', () => {
  const { particles, timeline, made, beat } = sky();
  for (let i = 0; i < 50; i++) {
    void timeline.play(particles.burst(puff), 1);
    beat(100);
  }
  expect(made()).toBe(10);
});

test('there is a limit to what is in the air at once', () => {
  const { particles, timeline, inAir } = sky();
  void timeline.play(particles.burst({ ...puff, count: 500 }), 1);
  expect(inAir.size).toBeLessThanOrEqual(90);
});

test('of a stream every one arrives, also if it is skipped', () => {
  const { particles, timeline, inAir } = sky();
  const arrived: number[] = [];
  const stream = particles.stream({
    texture: puff.texture,
    count: 5,
    from: puff.at,
    to: () => ({ x: 9, y: 9 }),
    ms: 100,
    apartMs: 30,
    arc: 10,
    spread: 4,
    size: puff.size,
    onArrive: (index) => arrived.push(index),
  });
  void timeline.play(stream, 1);
  timeline.finish();
  expect(arrived).toEqual([0, 1, 2, 3, 4]);
  expect(inAir.size).toBe(0);
});
