import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { gather } from '../support/tables';
import { say, toldEverything } from './talk';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

async function visitor(code: string, name: string): Promise<Player> {
  const player = new Player(server.url, name);
  await player.join(code);
  return player;
}

const galleryOf = ({ table }: Player): string[] => table.watchers.map(({ name }) => name);

describe('a player’s name', () => {
  let ana: Player;
  let bruno: Player;

  beforeAll(async () => {
    [ana, bruno] = (await gather(server.url, 2)) as [Player, Player];
  });

  test.each([
    ['Ana', 'ANA', 'other case'],
    ['Ana', 'Ａｎａ', 'full width'],
    ['Ana', 'Ana\uFE0F', 'a variation selector'],
    ['Ana', 'A\u034Fna', 'a combining grapheme joiner'],
    ['Ana', 'An\u180Ba', 'a Mongolian variation selector'],
    ['Ana', 'Ana\u17B4', 'a Khmer vowel that is not shown'],
    ['Ana', 'Ana\u1160', 'a Hangul filler'],
    ['Ana', 'Ana\u3164', 'another Hangul filler'],
    ['Ana', 'An\u200Da', 'a joiner'],
    ['Cop', '\u0421\u043E\u0440', 'Cyrillic letters only'],
    ['AHA', '\u0410\u041D\u0410', 'Cyrillic capitals only'],
    ['Ian', 'lan', 'a small L for a capital I'],
    ['Zoe', 'Z0e', 'a zero for an O'],
    ['Strauß', 'STRAUSS', 'a letter with two capitals'],
  ])('%s does not allow another player %j: %s', async (name, lookAlike) => {
    await ana.request('rename', { name });
    expect(await codeOf(bruno.request('rename', { name: lookAlike }))).toBe('name-taken');
  });

  test.each([
    ['Ana', 'Anna'],
    ['Ana', 'Aná'],
    ['Иван', 'Ивана'],
    ['山田', '山口'],
  ])('%s allows another player %s', async (name, other) => {
    await ana.request('rename', { name });
    expect(await codeOf(bruno.request('rename', { name: other }))).toBe('done');
  });

  test('is refused if it mixes alphabets in a word: no player is called Ana with a Cyrillic letter', async () => {
    expect(await codeOf(bruno.request('rename', { name: '\u0410na' }))).toBe('bad-name');
  });
});

describe('a spectator’s name', () => {
  test('is numbered when a player or another spectator has it, or one that looks like it', async () => {
    const [ana] = await gather(server.url, 1);
    const { code } = ana!.table;
    const second = await visitor(code, 'ana\uFE0F');
    await visitor(code, 'Ana');
    await visitor(code, 'Zoe');
    await visitor(code, 'Z0e');
    const unnamed = new Player(server.url, '');
    await unnamed.join(code, { name: null });
    await ana!.until(() => ana!.table.watchers.length === 5);
    expect(galleryOf(ana!)).toEqual(['ana (2)', 'Ana (3)', 'Zoe', 'Z0e (2)', '']);

    await say(second, 'hello', 'gallery');
    await toldEverything(unnamed);
    expect(unnamed.lines.at(-1)).toMatchObject({ name: 'ana (2)', said: { text: 'hello' } });
  });

  test('gives way when a player takes it, and keeps its number when others leave', async () => {
    const [ana] = await gather(server.url, 1);
    const { code } = ana!.table;
    const first = await visitor(code, 'Zoe');
    await visitor(code, 'Zoe');
    await ana!.until(() => ana!.table.watchers.length === 2);
    await ana!.request('rename', { name: 'Zoe' });
    await ana!.until(() => ana!.table.seats[0]?.name === 'Zoe');
    expect(galleryOf(ana!)).toEqual(['Zoe (3)', 'Zoe (2)']);
    await first.leave();
    await ana!.until(() => ana!.table.watchers.length === 1);
    expect(galleryOf(ana!)).toEqual(['Zoe (2)']);
  });

  test('gives way to somebody who sits down under it, and is no obstacle to sitting down oneself', async () => {
    const [ana] = await gather(server.url, 1);
    const { code } = ana!.table;
    const bruno = await visitor(code, 'Bruno');
    const other = await visitor(code, 'Other');
    await other.sit({ name: 'Bruno' });
    await ana!.until(() => ana!.table.seats[1]?.name === 'Bruno');
    expect(galleryOf(ana!)).toEqual(['Bruno (2)']);
    await bruno.sit({ name: 'Zoe' });
    await ana!.until(() => ana!.table.seats[2]?.name === 'Zoe');
    expect(galleryOf(ana!)).toEqual([]);
  });

  test('is that of the seat for a player who stands up, until another player takes it', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await bruno!.request('leave', {});
    await ana!.until(() => ana!.table.watchers.length === 1);
    expect(galleryOf(ana!)).toEqual(['Bruno']);
    await ana!.request('rename', { name: 'Bruno' });
    await ana!.until(() => ana!.table.seats[0]?.name === 'Bruno');
    expect(galleryOf(ana!)).toEqual(['Bruno (2)']);
  });
});
