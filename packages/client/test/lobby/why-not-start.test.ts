import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import { GAMES, whyNotOptions } from '@pampa/rules';
import { en as house } from '@pampa/texts/en';
import { fewestPlayers, optionsOfGame } from '../../src/games/lobby-facts';
import { whyNotStart } from '../../src/lobby/why-not-start';
import { VERSIONS } from '../../src/table/versions';
import { en } from '../../src/texts/en';
import { setTexts } from '../../src/texts/say';

beforeAll(() => setTexts('en', house, en));

const person = (name: string, more: Partial<PublicSeat> = {}): PublicSeat =>
  ({ id: name, kind: 'person', name, connected: true, ready: true, commitment: 'c', ...more }) as PublicSeat;
const bot = {
  id: 'b',
  kind: 'bot',
  name: 'Facundo',
  connected: false,
  ready: true,
  commitment: null,
} as PublicSeat;
const empty = { id: '', kind: 'empty', name: '' } as PublicSeat;

function tableOf(
  seats: readonly PublicSeat[],
  options: object = { layout: 'wide', startSeat: 'random' },
): PublicTable {
  return { game: 'el-gaucho', seats, gameOptions: JSON.stringify(options) } as PublicTable;
}

describe('what stands in the way of a start', () => {
  test('too few play', () => {
    expect(whyNotStart(tableOf([person('Ana'), empty]))).toEqual({ why: 'too-few', needed: 2 });
  });

  test('a bot is enough to play with, and is always there and ready', () => {
    expect(whyNotStart(tableOf([person('Ana'), bot]))).toBeNull();
  });

  test('everybody who is away, or not ready, is named', () => {
    const away = tableOf([person('Ana'), person('Bruno', { connected: false, ready: false })]);
    expect(whyNotStart(away)).toEqual({ why: 'away', names: ['Bruno'] });
    const unready = tableOf([
      person('Ana'),
      person('Bruno', { ready: false }),
      person('Carla', { ready: false }),
    ]);
    expect(whyNotStart(unready)).toEqual({ why: 'unready', names: ['Bruno', 'Carla'] });
  });

  test('nobody begins who does not sit there', () => {
    const table = tableOf([person('Ana'), bot], { layout: 'wide', startSeat: 3 });
    expect(whyNotStart(table)).toEqual({ why: 'option' });
  });

  test('a browser has not sealed its secret yet', () => {
    const table = tableOf([person('Ana'), person('Bruno', { commitment: null })]);
    expect(whyNotStart(table)).toEqual({ why: 'uncommitted' });
  });
});

describe('what a lobby knows of games without their rules', () => {
  const newest = new Map([...GAMES].sort((a, b) => a.version - b.version).map((game) => [game.id, game]));

  test('the versions that are told in a join are those of the rules', () => {
    expect(VERSIONS.rules).toEqual(Object.fromEntries([...newest].map(([id, { version }]) => [id, version])));
  });

  test.each([...newest.values()])('$id: fewest players, and every option with every choice', (game) => {
    expect(fewestPlayers(game.id)).toBe(game.seats.min);
    const players = ['Ana', 'Bruno', 'Carla', 'Dario'].slice(0, game.seats.max);
    const shown = optionsOfGame(game.id, players);
    const known: Readonly<Record<string, { choices(seats: number): readonly unknown[] }>> = {
      ...game.options,
    };
    expect(shown.map(({ name }) => name).sort()).toEqual(Object.keys(known).sort());
    for (const { name, choices } of shown) {
      expect(choices.map(({ value }) => value)).toEqual(known[name]!.choices(players.length));
    }
    expect(
      whyNotOptions(game, Object.fromEntries(shown.map((o) => [o.name, o.choices[0]!.value])), 4),
    ).toBeNull();
  });
});
