import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS } from '@pampa/protocol';
import { GAMES, isRefusal, parseRecord, replay, same, viewAt } from '@pampa/rules';
import type { GameClient } from '../../src/games/game-client';
import { createDesk } from '../../src/play/create-desk';
import type { SeenStep } from '../../src/table/session';
import { hands } from '../play/support/el-gaucho-hands';
import { playAgain, seenBy, type Replayed } from '../../src/table/replay/play-again';
import { ReplaySession } from '../../src/table/replay/replay-session';
import { coloursIn, replayPath } from '../../src/table/replay/seat-colours';

const FOLDER = join(__dirname, '../../../../fixtures/el-gaucho');
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.match.json'));

function textOf(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

function replayedFrom(name: string): Replayed {
  const replayed = playAgain(textOf(name));
  if (isRefusal(replayed)) throw new Error(replayed.refused);
  return replayed;
}

/** What the rules say somebody in the gallery sees after each entry, from the beginning. */
function viewsByTheRules(name: string): readonly unknown[] {
  const parsed = parseRecord(textOf(name), GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  const { game, record } = parsed;
  const views: unknown[] = [];
  const none = replay(game, { ...record, entries: [] });
  if (isRefusal(none)) throw new Error(none.refused);
  views.push(viewAt(none, null));
  replay(game, record, ({ match }) => views.push(viewAt(match, null)));
  return views;
}

describe.each(NAMES)('%s', (name) => {
  const replayed = replayedFrom(name);
  const views = viewsByTheRules(name);

  test('move by move one sees what the rules say, and hears each step once and in order', () => {
    const session = new ReplaySession(replayed, COLOURS);
    const heard: SeenStep[] = [];
    session.onStep((step) => heard.push(step));
    expect(same(session.moment.value.view, views[0])).toBe(true);
    while (session.forward()) {
      const { seq, view } = session.moment.value;
      expect([seq, same(view, views[seq])]).toEqual([session.log.value.length, true]);
    }
    expect(heard.map(({ seq }) => seq)).toEqual(replayed.record.entries.map(({ seq }) => seq));
    // Jest's own comparison of thousands of tables would take half a minute.
    expect(
      heard.every(({ seq, before, after }) => same(before, views[seq - 1]) && same(after, views[seq])),
    ).toBe(true);
    expect(session.table.value.status).toBe('over');
    expect(session.forward()).toBe(false);
  });

  test('a jump is where stepping leads, and no step is heard', () => {
    const session = new ReplaySession(replayed, COLOURS);
    const stepped = [session.moment.value.view];
    while (session.forward()) stepped.push(session.moment.value.view);
    session.onStep(() => {
      throw new Error('a step was heard');
    });
    // Back and forth, through all of them.
    for (let far = session.length, near = 0; far >= near; far--, near++) {
      for (const seq of [far, near]) {
        session.jump(seq);
        expect(session.moment.value.seq).toBe(seq);
        expect(session.moment.value.view === stepped[seq]).toBe(true);
        expect(session.log.value.at(-1)?.seq ?? 0).toBe(seq);
        expect(session.table.value.status).toBe(seq === session.length ? 'over' : 'playing');
      }
    }
  });
});

test('through the eyes of a seat one sees exactly what the rules let it see, wherever one goes', () => {
  const name = 'three-start-tiles-kept.match.json';
  const replayed = replayedFrom(name);
  const { game, record } = replayed;
  const matches = [replayed.start];
  replay(game, record, ({ match }) => matches.push(match));
  const session = new ReplaySession(replayed, COLOURS);
  const places = [0, session.length, 7, 3, 2, 60, 59, 1];
  for (const eye of [...record.header.players.keys(), 'open', 'spectator'] as const) {
    session.eye.value = eye;
    const viewer = typeof eye === 'number' ? eye : null;
    expect(session.seat.value).toBe(viewer);
    for (const seq of places) {
      session.jump(seq);
      const match = matches[seq]!;
      expect(same(session.moment.value.view, viewAt(match, viewer))).toBe(true);
      expect(same(session.state, match.state)).toBe(true);
    }
  }
  const own = seenBy(replayed, 0);
  expect(own.start.held).not.toBeNull();
  const secret = record.entries.find(({ seat }) => seat === 0)!;
  expect(own.steps[secret.seq - 1]!.action).not.toBeNull();
  expect(own.steps[secret.seq - 1]!.events[0]).toHaveProperty('held');
});

test('whoever looks from a seat is asked nothing', () => {
  const session = new ReplaySession(replayedFrom('tie.match.json'), COLOURS);
  session.eye.value = 0;
  const desk = createDesk(session, hands as unknown as GameClient);
  while (session.forward()) expect(desk.legal.value).toEqual([]);
  desk.dispose();
});

test('nothing that was held is seen, and no act that was secret', () => {
  const { steps, start } = seenBy(replayedFrom('three-start-tiles-kept.match.json'), null);
  expect(start.held).toBeNull();
  for (const { before, after, events } of steps) {
    expect([before.held, after.held]).toEqual([null, null]);
    for (const event of events) expect(event).not.toHaveProperty('held');
  }
  expect(steps[0]).toMatchObject({ action: null });
});

test('what lies outside of the match is its beginning or its end', () => {
  const session = new ReplaySession(replayedFrom('tie.match.json'), COLOURS);
  session.jump(100_000);
  expect(session.seq.value).toBe(session.length);
  session.jump(-3);
  expect(session.seq.value).toBe(0);
});

test('nothing can be asked of a match that is over', async () => {
  const session = new ReplaySession(replayedFrom('tie.match.json'), COLOURS);
  await expect(session.act()).rejects.toMatchObject({ code: 'not-seated' });
});

test('a record that is damaged, or has no secrets, is refused', () => {
  expect(playAgain('{"format":')).toMatchObject({ refused: 'truncated' });
  const { record } = replayedFrom('tie.match.json');
  expect(playAgain(JSON.stringify({ ...record, secrets: null }))).toMatchObject({ refused: 'no-secrets' });
});

test('three hundred moves are there in well under 200 ms', () => {
  const text = NAMES.map(textOf).reduce((longest, each) => (each.length > longest.length ? each : longest));
  const begun = performance.now();
  const replayed = playAgain(text);
  const took = performance.now() - begun;
  const moves = isRefusal(replayed) ? 0 : replayed.steps.length;
  expect((took / moves) * 300).toBeLessThan(200);
});

describe('colours in the address', () => {
  test('are those that were played', () => {
    const path = replayPath('abc', ['green', 'red']);
    expect(coloursIn(path.slice(path.indexOf('?')), 2)).toEqual(['green', 'red']);
  });

  test('are left out where they are the usual ones', () => {
    expect(replayPath('abc', ['red', 'blue', 'green'])).toBe('replay/abc');
    expect(coloursIn('', 3)).toEqual(['red', 'blue', 'green']);
  });

  test.each(['?colours=red.red', '?colours=red', '?colours=red.mauve', '?colours=red.blue.green'])(
    '%s is not believed for two',
    (search) => expect(coloursIn(search, 2)).toEqual(['red', 'blue']),
  );
});
