import { EMOTES, PRESETS } from '@pampa/protocol';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';
import { say, sayPreset, toldEverything, wordsOf } from './talk';

const DAY_MS = 24 * 60 * 60 * 1000;

const time = movingTime();
let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now });
});
afterAll(() => server.close());

async function watch(code: string, name: string): Promise<Player> {
  const watcher = new Player(server.url, name);
  await watcher.join(code);
  return watcher;
}

describe('what is said at a table', () => {
  test('is heard by everybody there, with who said it and when', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const zoe = await watch(ana!.table.code, 'Zoe');
    const from = time.now();
    await say(bruno!, '  ¡Hola! 👩‍🌾  ');
    await toldEverything(ana!, bruno!, zoe);
    for (const player of [ana!, bruno!, zoe]) {
      expect(player.lines.at(-1)).toEqual({
        id: expect.any(Number) as number,
        at: expect.any(Number) as number,
        channel: 'table',
        from: bruno!.welcome!.you,
        name: 'Bruno',
        said: { text: '¡Hola! 👩‍🌾' },
      });
    }
    expect(ana!.lines.at(-1)!.at).toBeGreaterThanOrEqual(from);
    expect(ana!.lines.at(-1)!.at).toBeLessThanOrEqual(time.now());
  });

  test.each([
    ['empty', '  '],
    ['longer than 300 letters', 'x'.repeat(301)],
    ['as long as a book', 'x'.repeat(1500)],
    ['made to run backwards', 'abc\u202Edef'],
    ['made of control characters', 'a\u0007b'],
    ['not to be seen', '\u200D\u200D'],
  ])('is refused if it is %s', async (_, text) => {
    const [ana, bruno] = await gather(server.url, 2);
    expect(await codeOf(say(bruno!, text))).toBe('bad-text');
    await toldEverything(ana!);
    expect(wordsOf(ana!.lines)).toEqual([]);
  });

  test('may be 300 letters long, of any script', async () => {
    const [ana] = await gather(server.url, 1);
    await say(ana!, '𠮷'.repeat(300));
    expect(wordsOf(ana!.lines)).toEqual(['𠮷'.repeat(300)]);
  });

  test('is what the host allows: anything, ready-made phrases, or nothing', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const zoe = await watch(ana!.table.code, 'Zoe');
    for (const preset of PRESETS) await sayPreset(bruno!, preset);
    await ana!.request('options', { table: { chat: 'presets' } });
    expect(await codeOf(say(bruno!, 'hello'))).toBe('presets-only');
    expect(await codeOf(say(zoe, 'hello', 'gallery'))).toBe('presets-only');
    expect(await codeOf(sayPreset(bruno!, 'hello'))).toBe('done');
    expect(await codeOf(sayPreset(zoe, 'hello', 'gallery'))).toBe('done');
    expect(await codeOf(sayPreset(bruno!, 'shut up' as 'hello'))).toBe('malformed');
    await ana!.request('options', { table: { chat: 'off' } });
    for (const player of [ana!, bruno!]) {
      expect(await codeOf(say(player, 'hello'))).toBe('chat-off');
      expect(await codeOf(sayPreset(player, 'hello'))).toBe('chat-off');
    }
    expect(await codeOf(say(zoe, 'hello', 'gallery'))).toBe('chat-off');
    await ana!.request('options', { table: { chat: 'free' } });
    expect(await codeOf(say(bruno!, 'hello'))).toBe('done');
  });

  test('is told to whoever comes later, in its order', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await say(ana!, 'one');
    await say(bruno!, 'two');
    await sayPreset(ana!, 'thanks');
    const zoe = await watch(ana!.table.code, 'Zoe');
    expect(zoe.welcome!.lines.map(({ said }) => said)).toEqual([
      { notice: 'table-opened', details: { player: 'Ana' } },
      { notice: 'sat-down', details: { player: 'Bruno' } },
      { text: 'one' },
      { text: 'two' },
      { preset: 'thanks' },
    ]);
    expect(zoe.welcome!.lines.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test('is kept for thirty days, and no longer', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    await say(ana!, 'long ago');
    time.pass(20 * DAY_MS);
    await say(bruno!, 'not so long ago');
    time.pass(9 * DAY_MS);
    await server.scheduler.sweep();
    expect(wordsOf((await watch(code, 'Zoe')).welcome!.lines)).toEqual(['long ago', 'not so long ago']);
    time.pass(2 * DAY_MS);
    await server.scheduler.sweep();
    expect(wordsOf((await watch(code, 'Yan')).welcome!.lines)).toEqual(['not so long ago']);
    // The table is there all the same, and so is what happens next.
    await say(ana!, 'and now');
    expect(wordsOf((await watch(code, 'Xul')).welcome!.lines)).toEqual(['not so long ago', 'and now']);
  });
});

describe('muting', () => {
  test('is for oneself: neither words nor emotes of that person, and the others hear him', async () => {
    const [ana, bruno, carla] = await gather(server.url, 3);
    const who = bruno!.welcome!.you;
    await ana!.request('mute', { who, muted: true });
    await say(bruno!, 'bla');
    await bruno!.request('emote', { emote: 'angry' });
    await say(carla!, 'hm');
    await toldEverything(ana!, carla!);
    expect(wordsOf(ana!.lines)).toEqual(['hm']);
    expect(ana!.emotes).toEqual([]);
    expect(wordsOf(carla!.lines)).toEqual(['bla', 'hm']);
    expect(carla!.emotes).toEqual([{ from: who, emote: 'angry' }]);
    await ana!.request('mute', { who, muted: false });
    await say(bruno!, 'sorry');
    await toldEverything(ana!);
    expect(wordsOf(ana!.lines)).toEqual(['hm', 'sorry']);
  });

  test('of a seat is kept over a reload, with what was said before', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const who = bruno!.welcome!.you;
    await ana!.request('mute', { who, muted: true });
    await say(bruno!, 'bla');
    ana!.drop();
    await ana!.join(bruno!.table.code);
    expect(ana!.welcome).toMatchObject({ muted: [who] });
    expect(wordsOf(ana!.welcome!.lines)).toEqual([]);
    await say(bruno!, 'bla bla');
    await toldEverything(ana!);
    expect(wordsOf(ana!.lines)).toEqual([]);
    expect(bruno!.table.seats[1]!.hushed).toBe(false);
  });

  test('works in the gallery too, as long as one stays', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const zoe = await watch(ana!.table.code, 'Zoe');
    await zoe.request('mute', { who: bruno!.welcome!.you, muted: true });
    await say(bruno!, 'bla');
    await say(ana!, 'hm');
    await toldEverything(zoe);
    expect(wordsOf(zoe.lines)).toEqual(['hm']);
  });

  test('is of somebody who is there: nobody fills a table with names', async () => {
    const [ana] = await gather(server.url, 1);
    const zoe = await watch(ana!.table.code, 'Zoe');
    for (const player of [ana!, zoe]) {
      expect(await codeOf(player.request('mute', { who: 'p99', muted: true }))).toBe('no-such-person');
      expect(await codeOf(player.request('mute', { who: 'p99', muted: false }))).toBe('done');
    }
    expect(await codeOf(ana!.request('mute', { who: zoe.welcome!.you, muted: true }))).toBe('done');
  });
});

describe('hushing', () => {
  test('is by the host, for everybody: no words and no emotes, until he takes it back', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const zoe = await watch(ana!.table.code, 'Zoe');
    for (const player of [bruno!, zoe]) {
      await ana!.request('hush', { who: player.welcome!.you, hushed: true });
    }
    expect(await codeOf(say(bruno!, 'bla'))).toBe('muted');
    expect(await codeOf(sayPreset(bruno!, 'hello'))).toBe('muted');
    expect(await codeOf(bruno!.request('emote', { emote: 'cow' }))).toBe('muted');
    expect(await codeOf(say(zoe, 'bla', 'gallery'))).toBe('muted');
    expect(ana!.table.seats[1]!.hushed).toBe(true);
    expect(ana!.table.watchers[0]!.hushed).toBe(true);
    bruno!.drop();
    await bruno!.join(ana!.table.code);
    expect(await codeOf(say(bruno!, 'bla'))).toBe('muted');
    await ana!.request('hush', { who: bruno!.welcome!.you, hushed: false });
    await ana!.request('hush', { who: bruno!.welcome!.you, hushed: false });
    expect(await codeOf(say(bruno!, 'thanks'))).toBe('done');
    await toldEverything(ana!);
    expect(ana!.lines.flatMap(({ said }) => ('notice' in said ? [said] : [])).slice(1)).toEqual([
      { notice: 'hushed', details: { player: 'Bruno' } },
      { notice: 'hushed', details: { player: 'Zoe' } },
      { notice: 'unhushed', details: { player: 'Bruno' } },
    ]);
    expect(await codeOf(ana!.request('hush', { who: 'p99', hushed: true }))).toBe('no-such-person');
  });
});

describe('emotes', () => {
  test('are seen by everybody for a moment, and never kept', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const zoe = await watch(ana!.table.code, 'Zoe');
    for (const emote of EMOTES) await bruno!.request('emote', { emote });
    await toldEverything(ana!, zoe);
    const all = EMOTES.map((emote) => ({ from: bruno!.welcome!.you, emote }));
    expect(ana!.emotes).toEqual(all);
    expect(zoe.emotes).toEqual(all);
    expect(await codeOf(bruno!.request('emote', { emote: 'rude' as 'cow' }))).toBe('malformed');
    const late = await watch(ana!.table.code, 'Late');
    expect(late.emotes).toEqual([]);
    expect(late.welcome!.lines).toHaveLength(2);
  });
});
