import { isAct, same, undoable, verify, viewAt, type GameTypes, type View } from '@pampa/rules';
import type { Held } from '@pampa/rules/el-gaucho';
import { Refused } from '../../../src/table/refused';
import type { SeenStep } from '../../../src/table/session';
import { gamesIn, savedRecord } from '../../../src/table/local/saved-games';
import { memoryStorage } from '../support/browser';
import { actSensibly, game, handOn, newGame, open, type Opened } from './support';

/** People play it to its end, each with the device when he is asked. */
async function playOut(opened: Opened, onMove: () => void = () => undefined): Promise<void> {
  while (opened.session.table.value.status === 'playing') {
    handOn(opened);
    await actSensibly(opened);
    onMove();
  }
}

const heldOf = ({ held }: View<GameTypes>): Held => held as Held;

describe('a game in the page', () => {
  test('is a record like any other in the end: it verifies, and every step was seen as it was', async () => {
    const opened = open(newGame(null, null, null));
    const { session, match, games } = opened;
    const steps: SeenStep[] = [];
    session.onStep((step) => steps.push(step));
    await playOut(opened);
    expect(steps.map(({ seq }) => seq)).toEqual(match.saved.entries.map(({ seq }) => seq));
    const record = await session.record();
    expect(verify(game, record!).firstFailure).toBeNull();
    expect(same(await savedRecord(match.saved.id, games), record)).toBe(true);
    expect(same(await savedRecord(`local-${match.saved.id}`, games), record)).toBe(true);
    expect(session.table.value.outcome?.ranking).toHaveLength(3);
  });

  test('is kept after every act, and resumed at the very same moment', async () => {
    const opened = open(newGame(null, null));
    const { games, match, session } = opened;
    for (let act = 0; act < 60; act++) {
      handOn(opened);
      await actSensibly(opened);
      const kept = games.of(match.saved.id);
      expect(kept?.entries).toHaveLength(match.match.seq);
      // As the browser gives it back: through a text.
      const again = open(JSON.parse(JSON.stringify(kept)) as typeof match.saved);
      expect(same(again.match.match.state, match.match.state)).toBe(true);
      expect(again.match.match.link).toBe(match.match.link);
      expect(same(again.session.log.value, session.log.value)).toBe(true);
    }
  });

  test('that somebody has tampered with is not gone on with', async () => {
    const opened = open(newGame(null, null));
    handOn(opened);
    await actSensibly(opened);
    const { saved } = opened.match;
    const [entry] = saved.entries;
    expect(() => open({ ...saved, entries: [{ ...entry!, at: entry!.at + 1 }] })).toThrow('broken-chain');
  });

  test('takes nothing that the rules do not list, and nothing from nobody', async () => {
    const opened = open(newGame(null, null));
    await expect(opened.session.act({ type: 'end' })).rejects.toThrow(new Refused('not-seated'));
    handOn(opened);
    await expect(opened.session.act({ type: 'end' })).rejects.toThrow(new Refused('illegal'));
    await expect(opened.session.undo(1)).rejects.toThrow(new Refused('nothing-to-undo'));
    expect(opened.match.match.seq).toBe(0);
  });

  test('goes on as another one: the next begins, the tally grows, and a second wish leads to the same', async () => {
    const opened = open(newGame(null, null));
    await expect(opened.session.request('rematch', {})).rejects.toThrow(new Refused('not-over'));
    await playOut(opened);
    const { code } = await opened.session.request('rematch', {});
    expect(await opened.session.request('rematch', {})).toEqual({ code });
    expect(opened.session.table.value.next).toBe(code);
    const next = opened.games.of(code)!;
    expect(next.header.options).toEqual({ layout: 'wide', startSeat: 1 });
    expect(next.series.number).toBe(2);
    expect(next.series.wins.some((wins) => wins > 0)).toBe(true);
    expect(next.secrets).not.toEqual(opened.match.saved.secrets);
    expect(open(next).session.table.value.series.tally).toHaveLength(2);
  });
});

describe('undo', () => {
  test('among people is what the kernel lets each take back alone', async () => {
    const opened = open(newGame(null, null));
    for (let act = 0; act < 80; act++) {
      handOn(opened);
      await actSensibly(opened);
      const { seats } = opened.session.table.value;
      for (const [seat, { undo }] of seats.entries()) {
        expect(undo?.own ?? null).toBe(undoable(opened.match.match, seat).own?.seq ?? null);
      }
    }
  });

  test('takes back one’s own act, and the board is as before it', async () => {
    const opened = open(newGame(null, null));
    const { session, match } = opened;
    let taken = 0;
    while (taken < 5) {
      handOn(opened);
      const seat = session.seat.value!;
      const before = match.match.state;
      await actSensibly(opened);
      const target = session.table.value.seats[seat]?.undo?.own ?? null;
      if (target !== match.match.seq || session.seat.value !== seat) continue;
      await session.undo(target);
      expect(same(match.match.state, before)).toBe(true);
      taken++;
      await actSensibly(opened);
    }
  });
});

describe('a device that goes round', () => {
  /** A whole game behind all its curtains. How many looks at the steppe there were. */
  async function playWatched(): Promise<number> {
    const opened = open(newGame(null, null, null, null));
    const { session, match } = opened;
    const steps: SeenStep[] = [];
    session.onStep((step) => steps.push(step));
    expect(session.moment.value.view.held).toBeNull();
    const curtains = { new: 0, own: 0 };
    while (session.table.value.status === 'playing') {
      const next = session.handOver.value;
      if (next?.isSecret === true) {
        if (next.isNew) session.cover();
        curtains[next.isNew ? 'new' : 'own']++;
        expect(session.seat.value).toBeNull();
        expect(session.moment.value.view.held).toBeNull();
        expect(session.handOver.value).toEqual(next);
      }
      if (next !== null) session.takeOver();
      const seat = session.seat.value!;
      expect(session.handOver.value).toBeNull();
      expect(game.asking(match.match.state.open).seats).toContain(seat);
      expect(same(session.moment.value.view, viewAt(match.match, seat))).toBe(true);
      await actSensibly(opened);
    }
    // Everybody chooses start tiles once, and every look at the steppe is for one alone.
    const looks = match.played.value.filter(({ entry }) => isAct(entry) && entry.act.type === 'scout').length;
    expect(curtains).toEqual({ new: 4, own: looks });
    for (const { events, after } of steps) {
      if (after.held === null) expect(events.every(({ held }) => held === undefined)).toBe(true);
    }
    return looks;
  }

  test('shows whoever has it his own hand, and nobody’s while it changes hands or others look', async () => {
    // Hardly any game is without one.
    let looks = 0;
    for (let games = 0; looks === 0 && games < 5; games++) looks = await playWatched();
    expect(looks).toBeGreaterThan(0);
  });

  test('needs no curtain for what lies open, and always one for what does not', async () => {
    const opened = open(newGame(null, null));
    const { session, match } = opened;
    while (session.table.value.status === 'playing') {
      const next = session.handOver.value;
      if (next !== null) {
        const { drawn, kept, tray } = heldOf(viewAt(match.match, next.to));
        expect(next.isSecret).toBe([...drawn, ...kept, ...tray].length > 0);
      }
      handOn(opened);
      await actSensibly(opened);
    }
  });

  test('has a log that tells what lies open and no more, whoever reads it', async () => {
    const opened = open(newGame(null, null));
    await playOut(opened, () => {
      for (const { events } of opened.session.log.value) {
        expect(events.every(({ held }) => held === undefined)).toBe(true);
      }
    });
    const secret = opened.match.played.value.filter((step) => step.secret);
    expect(secret).not.toEqual([]);
    const log = opened.session.log.value;
    for (const { entry } of secret) if (isAct(entry)) expect(log[entry.seq - 1]?.action).toBeNull();
  });

  test('is found again between two hands after a reload', async () => {
    const opened = open(newGame(null, null));
    handOn(opened);
    await actSensibly(opened);
    const again = open(opened.match.saved);
    expect(again.session.moment.value.view.held).toBeNull();
    expect(again.session.handOver.value).toEqual({ to: 1, isSecret: true, isNew: true });
  });
});

describe('what a browser keeps', () => {
  test('is listed with the last played first, and gone when it is deleted', () => {
    const games = gamesIn(memoryStorage());
    const [old, young] = [newGame(null, 'peon'), newGame(null, 'baron')];
    games.save({ ...young, savedAt: 2 });
    games.save({ ...old, savedAt: 1 });
    expect(games.all().map(({ id }) => id)).toEqual([young.id, old.id]);
    games.forget(young.id);
    expect(games.all().map(({ id }) => id)).toEqual([old.id]);
    expect(games.of(young.id)).toBeNull();
  });

  test('stays small: of too many, finished ones go first, and the oldest of them', () => {
    const games = gamesIn(memoryStorage());
    const running = newGame(null, 'peon');
    games.save({ ...running, savedAt: 0 });
    const finished = Array.from({ length: 25 }, (_, at) => ({
      ...newGame(null, 'peon'),
      savedAt: at + 1,
      result: [],
    }));
    for (const each of finished) games.save(each);
    const kept = games.all().map(({ id }) => id);
    expect(kept).toHaveLength(20);
    expect(kept).toContain(running.id);
    expect(kept).toContain(finished.at(-1)!.id);
  });

  test('is no game where somebody else wrote there', async () => {
    const storage = memoryStorage();
    const games = gamesIn(storage);
    const saved = newGame(null, 'peon');
    games.save(saved);
    storage.setItem(`pampa.game.${saved.id}`, '{"id":');
    expect(games.all()).toEqual([]);
    expect(await savedRecord(saved.id, games)).toBeNull();
  });
});

describe('a baron', () => {
  test('may be asked by whoever plays alone, and sees what he sees', async () => {
    const { session, asked, match } = open(newGame(null, 'peon'));
    const action = await session.advise!();
    expect(game.legal(session.moment.value.view, 0)).toContainEqual(action);
    expect(asked).toEqual([
      expect.objectContaining({ level: 'baron', seat: 0, view: viewAt(match.match, 0) }),
    ]);
  });

  test('has nothing to say about a moment that has passed', async () => {
    const opened = open(newGame(null, 'peon'));
    const advice = opened.session.advise!();
    await actSensibly(opened);
    expect(await advice).toBeNull();
  });

  test('is not to be had where several people play', () => {
    expect(open(newGame(null, null)).session.advise).toBeNull();
  });
});
