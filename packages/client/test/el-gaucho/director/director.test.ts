import type { ElGauchoEvent } from '@pampa/rules/el-gaucho';
import { plan } from '../../../src/tabletop/direct/plan';
import { LONGEST_FINALE_MS, LONGEST_STEP_MS } from '../../../src/tabletop/direct/tempo';
import { fixtureGame, randomGame, seenBy } from './support/games';
import { bareStage } from './support/stage';
import { animatorOn, directorOn, flawsOf, gameOn, skipped, toTheEnd } from './support/watching';

describe('a directed step ends exactly where a cut would have led', () => {
  const shown = new Set<ElGauchoEvent['type']>();

  test.each([2, 3, 4])('in a random game of %i, for somebody who plays', async (seats) => {
    expect(await flawsOf(randomGame(seats, 10 + seats), seats - 1, 0, toTheEnd, shown)).toEqual([]);
  });

  test('for spectators on a phone', async () => {
    expect(await flawsOf(randomGame(4, 15), null, 1, toTheEnd, shown)).toEqual([]);
  });

  test.each([
    'fetches-a-lying-gaucho-onto-the-tile-he-leaves',
    'takes-back-two-acts-of-a-turn',
    'theft-forces-a-sale',
    'settles-two-low-tiles',
  ])('also if it is skipped: %s', async (name) => {
    expect(await flawsOf(fixtureGame(`${name}.match.json`), 0, 1, skipped, shown)).toEqual([]);
  });

  test('and there is nothing in the game that was not shown here', () => {
    expect([...shown].sort()).toEqual(EVERYTHING);
  });
});

describe('how long a step takes', () => {
  const longest = new Map<ElGauchoEvent['type'], number>();

  test('never longer than anybody wants to wait', () => {
    for (const played of randomGame(4, 31)) {
      const step = seenBy(played, null);
      const stage = bareStage(step.before, null, 0);
      const { ms } = plan(step, gameOn(stage), animatorOn(stage));
      const isOver = step.after.open.phase === 'over';
      expect(ms).toBeLessThanOrEqual(isOver ? LONGEST_FINALE_MS : LONGEST_STEP_MS);
      const [first] = step.events;
      if (first === undefined || isOver) continue;
      longest.set(first.open.type, Math.max(ms, longest.get(first.open.type) ?? 0));
    }
  });

  test.each(['took', 'stood', 'laid', 'occupied', 'recalled', 'wished', 'raised'] as const)(
    '%s: a second and a quarter at most',
    (type) => {
      expect(longest.get(type)).toBeLessThanOrEqual(1250);
    },
  );

  test('the first roll of the dice: not much longer than real dice', () => {
    expect(longest.get('claimed')).toBeGreaterThan(1200);
    expect(longest.get('claimed')).toBeLessThan(2800);
  });
});

test('a step tells of its events in their order, and of all of them in the end', async () => {
  for (const played of randomGame(4, 31)) {
    const step = seenBy(played, null);
    const stage = bareStage(step.before, null, 0);
    stage.show(step.before);
    const told: number[] = [];
    const director = directorOn(stage);
    await toTheEnd(
      director,
      stage,
      director.play(step, 1, (events) => told.push(events)),
    );
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
    // That the pile is empty is no picture of its own where a round begins.
    expect(told.at(-1)).toBe(step.events.length);
  }
});

test('a die that is paid with stays a die, wherever it goes', async () => {
  for (const played of randomGame(3, 13)) {
    const step = seenBy(played, null);
    const stage = bareStage(step.before, null, 0);
    stage.show(step.before);
    const director = directorOn(stage);
    const over = director.play(step, 1);
    for (let beat = 0; beat < 5; beat++) {
      const spent = stage.cast.get('extra:spent/0');
      if (spent !== undefined) expect(spent.look.kind).toBe('die');
      stage.frames.beat(60);
    }
    director.skip();
    await over;
  }
});

test('nothing is heard of what is skipped', async () => {
  for (const played of randomGame(2, 5)) {
    const step = seenBy(played, null);
    const stage = bareStage(step.before, null, 0);
    stage.show(step.before);
    const director = directorOn(stage);
    const over = director.play(step, 1);
    stage.sounds.length = 0;
    director.skip();
    await over;
    expect(stage.sounds).toEqual([]);
    if (played.seq > 60) break;
  }
});

test('at pace 0 nothing is played', async () => {
  for (const played of randomGame(2, 6)) {
    const step = seenBy(played, null);
    const stage = bareStage(step.before, null, 0);
    stage.show(step.before);
    await directorOn(stage).play(step, 0);
    expect(stage.frames.isRunning).toBe(false);
    expect(stage.cast.differences(stage.placements(step.before))).toEqual([]);
    if (played.seq > 10) break;
  }
});

const EVERYTHING: readonly ElGauchoEvent['type'][] = [
  'came-home',
  'chose',
  'claimed',
  'game-ended',
  'herds-shown',
  'joined',
  'laid',
  'last-came-home',
  'left-steppe',
  'occupied',
  'ousted',
  'passed',
  'pastures-refilled',
  'pile-emptied',
  'raised',
  'recalled',
  'rolled',
  'round-began',
  'roused',
  'scouted',
  'settled',
  'sold',
  'steppe-refilled',
  'stole',
  'stood',
  'took',
  'turn-began',
  'turn-ended',
  'wished',
];
