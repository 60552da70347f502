import { CLOSE_CODES } from '@pampa/protocol';
import { viewAt } from '@pampa/rules';
import { wake } from '../../src/table/wake';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';
import { say, sayPreset, toldEverything, wordsOf } from './talk';

const MOST_WATCHERS = 3;
let server: Running;

beforeAll(async () => {
  server = await startRunning({ env: { MAX_WATCHERS: String(MOST_WATCHERS) } });
});
afterAll(() => server.close());

async function watch(code: string, name: string): Promise<Player> {
  const watcher = new Player(server.url, name);
  await watcher.join(code);
  return watcher;
}

describe('watching', () => {
  test('at any time: before, during and after the match, one sees exactly what lies open', async () => {
    const players = await gather(server.url, 2);
    const [ana] = players;
    const { code } = ana!.table;
    const early = await watch(code, 'Early');
    expect(early.open).toBeNull();
    await ana!.request('start', {});
    await Promise.all(players.map((player) => player.until(() => player.view !== null)));
    const row = await server.store.findTable(code);
    const inTheMiddle = await watch(code, 'Middle');
    await playOn(players, 12, async (seq) => {
      const { recording } = wake((await server.store.loadTable(row!.id))!);
      for (const watcher of [early, inTheMiddle]) {
        await watcher.until(() => watcher.table.seq === seq);
        expect(watcher.view).toEqual(viewAt(recording!.match, null));
        expect(watcher.table.seq).toBe(recording!.match.seq);
      }
    });
    for (const watcher of [early, inTheMiddle]) {
      expect(watcher.seat).toBeNull();
      expect(watcher.heldSeq).toBe(watcher.steps.at(-1)!.seq);
      expect(watcher.held).toBeNull();
      expect(watcher.steps.every((step) => !('held' in step))).toBe(true);
    }
    const { proposal } = await ana!.request('propose', { kind: 'end' });
    await players[1]!.request('vote', { proposal, yes: true });
    await early.until(() => early.table.status === 'over');
    const late = await watch(code, 'Late');
    expect(late.table).toEqual({ ...early.table, watchers: late.table.watchers });
    expect(late.open).toEqual(early.open);
  });

  test('everybody sees who watches, and how many', async () => {
    const [ana] = await deal(server.url, 2);
    const zoe = await watch(ana!.table.code, 'Zoe');
    const nobody = new Player(server.url, 'x');
    await nobody.join(ana!.table.code, { name: null });
    await ana!.until(() => ana!.table.watchers.length === 2);
    expect(ana!.table.watchers).toEqual([
      { id: zoe.welcome!.you, name: 'Zoe', hushed: false },
      { id: nobody.welcome!.you, name: '', hushed: false },
    ]);
    await zoe.leave();
    await ana!.until(() => ana!.table.watchers.length === 1);
  });

  test('by as many as may, and no more: also if they all come at once', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    const crowd = Array.from({ length: 6 }, (_, index) => new Player(server.url, `Guest ${index}`));
    const reserved = await Promise.allSettled(crowd.map((guest) => guest.reserve(code)));
    const admitted = reserved.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(admitted).toHaveLength(MOST_WATCHERS);
    await Promise.all(admitted.map((reservation, index) => crowd[index]!.connect(reservation)));
    const late = new Player(server.url, 'Late');
    expect(await codeOf(late.join(code))).toBe('gallery-full');
    // Whoever has a seat is no spectator.
    bruno!.drop();
    await bruno!.join(code);
    expect(ana!.table.watchers).toHaveLength(MOST_WATCHERS);
    await crowd[0]!.leave();
    await late.join(code);
  });

  test('a full gallery keeps nobody from a seat that is free', async () => {
    const [ana] = await gather(server.url, 1);
    const { code } = ana!.table;
    for (let count = 0; count < MOST_WATCHERS; count++) await watch(code, `Guest ${count}`);
    const friends: Player[] = [];
    for (const name of ['Bruno', 'Carla', 'Dario']) {
      const friend = await watch(code, name);
      await friend.sit();
      friends.push(friend);
    }
    expect(await codeOf(new Player(server.url, 'Late').join(code))).toBe('gallery-full');
    expect(ana!.table.watchers).toHaveLength(MOST_WATCHERS);
  });
});

describe('the gallery', () => {
  test('is closed by the host: all are shown out, nobody comes in, those with a seat stay', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code, match } = ana!.table;
    const zoe = await watch(code, 'Zoe');
    await ana!.request('options', { table: { gallery: 'closed' } });
    await zoe.until(() => zoe.closedWith !== null);
    expect(zoe.goodbye).toEqual({ code: 'gallery-closed' });
    expect(zoe.closedWith).toBe(CLOSE_CODES['gallery-closed']);
    expect(await codeOf(zoe.join(code))).toBe('gallery-closed');
    expect((await fetch(`${server.url}/api/matches/${match}`)).status).toBe(404);
    expect(ana!.table.watchers).toEqual([]);
    bruno!.drop();
    await bruno!.join(code);
    expect(bruno!.seat).toBe(1);
    await ana!.request('options', { table: { gallery: 'open' } });
    await zoe.join(code);
  });

  test('that is closed before the match empties when it starts: until then people come to sit down', async () => {
    const [ana] = await gather(server.url, 1, { options: { gallery: 'closed' } });
    const zoe = await watch(ana!.table.code, 'Zoe');
    const bruno = await watch(ana!.table.code, 'Bruno');
    await bruno.sit();
    await bruno.request('ready', { ready: true });
    await ana!.request('start', {});
    await zoe.until(() => zoe.closedWith !== null);
    expect(zoe.goodbye).toEqual({ code: 'gallery-closed' });
    await bruno.until(() => bruno.view !== null);
  });

  test('loses one whom the host removes', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const zoe = await watch(ana!.table.code, 'Zoe');
    const yan = await watch(ana!.table.code, 'Yan');
    await ana!.request('remove-watcher', { who: zoe.welcome!.you });
    await zoe.until(() => zoe.closedWith !== null);
    expect(zoe.goodbye).toEqual({ code: 'kicked' });
    expect(zoe.closedWith).toBe(CLOSE_CODES.kicked);
    await ana!.until(() => ana!.table.watchers.length === 1);
    expect(yan.closedWith).toBeNull();
    expect(ana!.lines.at(-1)?.said).toEqual({ notice: 'watcher-removed', details: { player: 'Zoe' } });
    expect(await codeOf(ana!.request('remove-watcher', { who: zoe.welcome!.you }))).toBe('no-such-person');
    const { you } = bruno!.welcome!;
    expect(await codeOf(ana!.request('remove-watcher', { who: you }))).toBe('no-such-person');
  });

  test('talks apart: players hear it only if they ask, and then also what was said before', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const [zoe, yan] = [await watch(ana!.table.code, 'Zoe'), await watch(ana!.table.code, 'Yan')];
    await say(zoe, 'what a move', 'gallery');
    expect(await codeOf(say(zoe, 'hello players'))).toBe('not-seated');
    expect(await codeOf(say(ana!, 'hello gallery', 'gallery'))).toBe('not-seated');
    const { lines } = (await ana!.request('listen', { gallery: true })) as { lines: { said: object }[] };
    expect(lines).toMatchObject([
      { channel: 'gallery', name: 'Zoe', from: zoe.welcome!.you, said: { text: 'what a move' } },
    ]);
    await say(yan, 'indeed', 'gallery');
    await say(ana!, 'we hear you');
    await toldEverything(ana!, bruno!, zoe, yan);
    expect(wordsOf(zoe.lines)).toEqual(['what a move', 'indeed', 'we hear you']);
    expect(wordsOf(ana!.lines)).toEqual(['indeed', 'we hear you']);
    expect(wordsOf(bruno!.lines)).toEqual(['we hear you']);
    await ana!.request('listen', { gallery: false });
    await say(yan, 'psst', 'gallery');
    await toldEverything(ana!);
    expect(wordsOf(ana!.lines)).toEqual(['indeed', 'we hear you']);

    // Whoever comes later: a spectator has read both, a player what was said at the table.
    bruno!.drop();
    await bruno!.join(ana!.table.code);
    expect(wordsOf(bruno!.welcome!.lines)).toEqual(['we hear you']);
    const xul = await watch(ana!.table.code, 'Xul');
    expect(wordsOf(xul.welcome!.lines)).toEqual(['what a move', 'indeed', 'we hear you', 'psst']);
  });

  test('may talk as much as it likes: what was said at the table is still told to whoever comes back', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const zoe = await watch(ana!.table.code, 'Zoe');
    await say(ana!, 'before all that');
    for (let count = 0; count < 70; count++) await sayPreset(zoe, 'hello', 'gallery');
    bruno!.drop();
    await bruno!.join(ana!.table.code);
    expect(wordsOf(bruno!.welcome!.lines)).toEqual(['before all that']);
    const { lines } = (await bruno!.request('listen', { gallery: true })) as { lines: object[] };
    expect(lines).toHaveLength(60);
    const yan = await watch(ana!.table.code, 'Yan');
    expect(yan.welcome!.lines).toHaveLength(60);
  });

  test('is not heard through a mute, neither now nor in what was said before', async () => {
    const [ana] = await gather(server.url, 1);
    const zoe = await watch(ana!.table.code, 'Zoe');
    await say(zoe, 'look at me', 'gallery');
    await ana!.request('mute', { who: zoe.welcome!.you, muted: true });
    expect(await ana!.request('listen', { gallery: true })).toEqual({ lines: [] });
    await say(zoe, 'look at me!', 'gallery');
    await toldEverything(ana!);
    expect(wordsOf(ana!.lines)).toEqual([]);
  });
});
