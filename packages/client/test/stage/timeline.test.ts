import {
  aside,
  call,
  delayed,
  EASE,
  parallel,
  sequence,
  stagger,
  Timeline,
  tween,
  wait,
  within,
  type Clip,
} from '../../src/stage/timeline';
import { Metronome } from './support/metronome';

function stage() {
  const frames = new Metronome();
  const timeline = new Timeline(frames);
  const log: string[] = [];
  const named = (name: string, ms: number): Clip =>
    tween(ms, {
      ease: EASE.none,
      begin: () => log.push(`${name} begins`),
      each: (t) => log.push(`${name} ${t}`),
      end: () => log.push(`${name} ends`),
    });
  return { frames, timeline, log, named };
}

async function beats(frames: Metronome, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    frames.beat(50);
    await Promise.resolve();
  }
}

const names = (log: readonly string[]) => log.filter((line) => /begins|ends/.test(line));

describe('a timeline', () => {
  test('plays one thing after the other', () => {
    const { frames, timeline, log, named } = stage();
    void timeline.play(sequence(named('a', 100), wait(50), named('b', 100)), 1);
    frames.beat(60);
    expect(log).toEqual(['a begins', 'a 0', 'a 0.6']);
    frames.beat(60);
    expect(log.at(-1)).toBe('a ends');
    frames.beat(80);
    expect(log.slice(-2)).toEqual(['b begins', 'b 0.5']);
  });

  test('plays things together, and one after the other has begun', () => {
    const { frames, timeline, log, named } = stage();
    const clip = parallel(named('a', 100), stagger(30, [named('b', 100), named('c', 100)]));
    expect(clip.ms).toBe(130);
    void timeline.play(clip, 1);
    frames.beat(20);
    expect(names(log)).toEqual(['a begins', 'b begins']);
    frames.beat(20);
    expect(names(log)).toEqual(['a begins', 'b begins', 'c begins']);
  });

  test('goes as fast as it is told', async () => {
    const { frames, timeline, log, named } = stage();
    const over = timeline.play(named('a', 400), 4);
    frames.beat(50);
    expect(log.at(-1)).toBe('a 0.5');
    frames.beat(50);
    await over;
    expect(frames.isRunning).toBe(false);
  });

  test('finished, it comes to the very end in the order things would have happened', async () => {
    const { frames, timeline, log, named } = stage();
    const over = timeline.play(
      sequence(
        parallel(named('a', 100), delayed(50, named('b', 10))),
        call(() => log.push('done ends')),
      ),
      1,
    );
    frames.beat(10);
    timeline.finish();
    await over;
    expect(names(log)).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'done ends']);
    expect(log).toContain('a 1');
    expect(frames.isRunning).toBe(false);
  });

  test('ends everything although fractions do not add up', async () => {
    const { frames, timeline, log, named } = stage();
    const thirds = Array.from({ length: 7 }, (_, i) => named(`x${i}`, 100 / 3));
    const over = timeline.play(within(77.7, sequence(...thirds)), 1);
    for (let i = 0; i < 10; i++) frames.beat(9);
    await over;
    expect(names(log)).toHaveLength(14);
  });

  test('finishes what it plays before it plays something else', () => {
    const { timeline, log, named } = stage();
    void timeline.play(named('a', 100), 1);
    void timeline.play(named('b', 100), 1);
    expect(names(log)).toEqual(['a begins', 'a ends', 'b begins']);
  });

  test('does not wait for what goes on aside, not even when something else is played', async () => {
    const { frames, timeline, log, named } = stage();
    await Promise.all([
      timeline.play(sequence(aside(named('dust', 300)), named('a', 100)), 1),
      beats(frames, 2),
    ]);
    expect(names(log)).toEqual(['dust begins', 'a begins', 'a ends']);
    await Promise.all([timeline.play(named('b', 100), 1), beats(frames, 2)]);
    expect(names(log)).not.toContain('dust ends');
    await beats(frames, 2);
    expect(log.at(-1)).toBe('dust ends');
    expect(frames.isRunning).toBe(false);
  });

  test('an empty clip is over at once', async () => {
    const { frames, timeline } = stage();
    await timeline.play(sequence(), 1);
    expect(frames.isRunning).toBe(false);
  });

  test('an error ends it and is told', async () => {
    const { frames, timeline } = stage();
    const over = timeline.play(
      tween(100, {
        each: (t) => {
          if (t > 0) throw new Error('fell off the table');
        },
      }),
      1,
    );
    frames.beat(50);
    await expect(over).rejects.toThrow('fell off the table');
    expect(frames.isRunning).toBe(false);
  });
});
