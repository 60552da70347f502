import { BOT_CAST, CLOSE_CODES, type BotLevel } from '@pampa/protocol';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf, refusalOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';
import { sayPreset, toldEverything } from './talk';

const time = movingTime();
let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now });
});
afterAll(() => server.close());

const readyOf = ({ table }: Player): boolean[] => table.seats.map(({ ready }) => ready);

describe('the options of a table', () => {
  test('are the host’s to choose, and everybody sees them', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await ana!.request('options', { game: { layout: 'narrow' }, table: { undo: 'own', chat: 'presets' } });
    await bruno!.until(() => bruno!.table.options.undo === 'own');
    expect(bruno!.table.options).toMatchObject({ undo: 'own', chat: 'presets', clock: 'off' });
    expect(JSON.parse(bruno!.table.gameOptions)).toEqual({ layout: 'narrow', startSeat: 'random' });
  });

  test('are what the game knows: another choice is refused, at the table and when it is opened', async () => {
    const [ana] = await gather(server.url, 1);
    const badLayout = { code: 'bad-options', option: 'layout' };
    expect(await refusalOf(ana!.request('options', { game: { layout: 'round' } }))).toEqual(badLayout);
    expect(await refusalOf(ana!.request('options', { game: { dice: 7 } }))).toEqual({
      code: 'bad-options',
      option: 'dice',
    });
    expect(await codeOf(ana!.request('options', { game: { startSeat: 4 } }))).toBe('bad-options');
    expect(await codeOf(ana!.request('options', { table: { days: 15 } }))).toBe('malformed');
    expect(
      await refusalOf(new Player(server.url, 'Eva').create({ gameOptions: { layout: 'round' } })),
    ).toEqual(badLayout);
    expect(JSON.parse(ana!.table.gameOptions)).toEqual({ layout: 'wide', startSeat: 'random' });
  });

  test('that do not fit those who sit there are refused at the start', async () => {
    const [ana] = await gather(server.url, 2, { gameOptions: { startSeat: 3 } });
    expect(await refusalOf(ana!.request('start', {}))).toEqual({ code: 'bad-options', option: 'startSeat' });
  });

  test.each([
    ['the game', { game: { layout: 'narrow' } }],
    ['the clock', { table: { clock: 'live' as const } }],
    ['the time of a turn', { table: { turnSeconds: 30 } }],
    ['the bank', { table: { bankSeconds: 60 } }],
    ['the days', { table: { days: 5 } }],
    ['undo', { table: { undo: 'off' as const } }],
    ['how long one may be away', { table: { awaySeconds: 60 } }],
  ])('when %s changes, whoever was ready was so for something else', async (_, change) => {
    const [ana, bruno] = await gather(server.url, 2);
    await ana!.request('options', change);
    await toldEverything(bruno!);
    expect(readyOf(bruno!)).toEqual([true, false, false, false]);
    await bruno!.request('ready', { ready: true });
    // What is chosen again is no change.
    await ana!.request('options', change);
    await toldEverything(bruno!);
    expect(readyOf(bruno!)).toEqual([true, true, false, false]);
  });

  test('that were not agreed on change without asking anybody again, also while the match runs', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await ana!.request('options', {
      table: { listed: true, gallery: 'closed', chat: 'off', newcomers: false },
    });
    await toldEverything(bruno!);
    expect(readyOf(bruno!)).toEqual([true, true, false, false]);
    await ana!.request('start', {});
    await ana!.until(() => ana!.table.status === 'playing');
    await ana!.request('options', { table: { listed: false, chat: 'free', undo: 'consent' } });
    expect(await codeOf(ana!.request('options', { table: { undo: 'off' } }))).toBe('not-in-lobby');
    expect(await codeOf(ana!.request('options', { table: { clock: 'days' } }))).toBe('not-in-lobby');
    expect(await codeOf(ana!.request('options', { table: { awaySeconds: 10 } }))).toBe('not-in-lobby');
    expect(await codeOf(ana!.request('options', { game: { layout: 'narrow' } }))).toBe('not-in-lobby');
    await bruno!.until(() => bruno!.table.options.chat === 'free');
    expect(bruno!.table.options).toMatchObject({ undo: 'consent', clock: 'off' });
  });
});

describe('bots', () => {
  test('are seated where the host wants them, each with a name and a colour of its own', async () => {
    const [ana] = await gather(server.url, 1);
    await ana!.request('rename', { name: 'Facundo' });
    await ana!.request('add-bot', { seat: 3 });
    await ana!.request('add-bot', { seat: null });
    await ana!.request('add-bot', { seat: null });
    await ana!.until(() => ana!.table.seats.every(({ kind }) => kind !== 'empty'));
    const { seats } = ana!.table;
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(seats.every(({ ready }) => ready)).toBe(true);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(4);
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(4);
    expect(seats[3]!.name).toBe('Ramona');
    expect(await codeOf(ana!.request('add-bot', { seat: null }))).toBe('no-free-seat');
    expect(await codeOf(ana!.request('add-bot', { seat: 1 }))).toBe('seat-taken');
    expect(await codeOf(ana!.request('add-bot', { seat: 9 }))).toBe('no-such-seat');
  });

  test('play at the level the host has chosen, and at the usual one if he has not', async () => {
    const [ana] = await gather(server.url, 1);
    await ana!.request('add-bot', { seat: 1, level: 'baron' });
    await ana!.request('add-bot', { seat: 2 });
    await ana!.until(() => ana!.table.seats[2]!.kind === 'bot');
    expect(ana!.table.seats.map(({ level }) => level)).toEqual(['', 'baron', 'gaucho', '']);
    expect(BOT_CAST.baron).toContain(ana!.table.seats[1]!.name);
    const wrong = { seat: 3, level: 'king' as BotLevel };
    expect(await codeOf(ana!.request('add-bot', wrong))).toBe('malformed');
  });

  test('of another level are somebody else, in the same seat and colour', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await ana!.request('add-bot', { seat: 2, level: 'peon' });
    await ana!.until(() => ana!.table.seats[2]!.kind === 'bot');
    const before = ana!.table.seats[2]!;
    await ana!.request('bot-level', { seat: 2, level: 'baron' });
    await bruno!.until(() => bruno!.table.seats[2]!.level === 'baron');
    const after = bruno!.table.seats[2]!;
    expect(after).toMatchObject({ kind: 'bot', ready: true, colour: before.colour });
    expect(after.id).not.toBe(before.id);
    expect(BOT_CAST.baron).toContain(after.name);
    // The same once more is the same.
    await ana!.request('bot-level', { seat: 2, level: 'baron' });
    await toldEverything(ana!);
    expect(ana!.table.seats[2]).toEqual(after);
    for (const seat of [0, 1, 3, 9])
      expect(await codeOf(ana!.request('bot-level', { seat, level: 'peon' }))).toBe('no-such-seat');
    await ana!.request('start', {});
    await ana!.until(() => ana!.table.status === 'playing');
    expect(await codeOf(ana!.request('bot-level', { seat: 2, level: 'peon' }))).toBe('not-in-lobby');
  });

  test('are sent away again, and only bots are', async () => {
    const [ana] = await gather(server.url, 2);
    await ana!.request('add-bot', { seat: 2 });
    await ana!.request('remove-bot', { seat: 2 });
    await toldEverything(ana!);
    expect(ana!.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'empty', 'empty']);
    expect(await codeOf(ana!.request('remove-bot', { seat: 1 }))).toBe('no-such-seat');
    expect(await codeOf(ana!.request('remove-bot', { seat: 2 }))).toBe('no-such-seat');
  });

  test('are enough to play with', async () => {
    const [ana] = await gather(server.url, 1);
    await ana!.request('add-bot', { seat: 3 });
    await ana!.request('start', {});
    await ana!.until(() => ana!.table.status === 'playing');
    // Empty seats are gone, the order is kept.
    expect(ana!.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    expect(ana!.match?.header.players).toMatchObject([{ name: 'Ana', kind: 'person' }, { kind: 'bot' }]);
    expect(await codeOf(ana!.request('add-bot', { seat: null }))).toBe('not-in-lobby');
    expect(await codeOf(ana!.request('remove-bot', { seat: 1 }))).toBe('not-in-lobby');
  });
});

describe('sending somebody away', () => {
  test('before the start: he is told, his seat is free, his key opens nothing', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await ana!.request('kick', { seat: 1 });
    await bruno!.until(() => bruno!.closedWith !== null);
    expect(bruno!.goodbye).toEqual({ code: 'kicked' });
    expect(bruno!.closedWith).toBe(CLOSE_CODES.kicked);
    expect(CLOSE_CODES.kicked).toBe(4102);
    await toldEverything(ana!);
    expect(ana!.table.seats[1]).toMatchObject({ kind: 'empty', connected: false });
    expect(ana!.table.watchers).toEqual([]);
    expect(ana!.lines.at(-1)?.said).toEqual({ notice: 'kicked', details: { player: 'Bruno' } });
    await bruno!.join(ana!.table.code);
    expect(bruno!.seat).toBeNull();
  });

  test('for good: with the same key he may watch, but not sit down again, while others may', async () => {
    const [ana, bruno, carla] = await gather(server.url, 3);
    await ana!.request('kick', { seat: 1 });
    await bruno!.until(() => bruno!.closedWith !== null);
    await bruno!.join(ana!.table.code);
    expect(await codeOf(bruno!.sit())).toBe('kicked');
    expect(bruno!.seat).toBeNull();
    await carla!.request('leave', {});
    await carla!.sit();
    expect(carla!.seat).not.toBeNull();
    expect(JSON.stringify(ana!.table)).not.toContain('sentAway');
  });

  test('not a bot, not oneself, nobody who is not there, and nobody once the match runs', async () => {
    const [ana] = await gather(server.url, 2);
    await ana!.request('add-bot', { seat: 2 });
    for (const seat of [0, 2, 3, 9]) {
      expect(await codeOf(ana!.request('kick', { seat }))).toBe('no-such-seat');
    }
    await ana!.request('start', {});
    await ana!.until(() => ana!.table.status === 'playing');
    expect(await codeOf(ana!.request('kick', { seat: 1 }))).toBe('not-in-lobby');
  });
});

describe('shuffling the seats', () => {
  test('moves everybody with what is his, and asks nobody again', async () => {
    const [ana, bruno, carla] = await gather(server.url, 3);
    const before = ana!.table.seats;
    const orders = new Set<string>();
    for (let turn = 0; turn < 30; turn++) {
      await ana!.request('shuffle', {});
      orders.add(ana!.table.seats.map(({ name }) => name).join(' '));
    }
    expect(orders.size).toBeGreaterThan(3);
    for (const player of [ana!, bruno!, carla!]) {
      await toldEverything(player);
      const { id, colour, commitment } = before.find(({ name }) => name === player.name)!;
      expect(player.table.seats[player.seat!]).toMatchObject({
        id,
        colour,
        commitment,
        name: player.name,
        ready: true,
      });
    }
    expect(ana!.table.host).toBe(ana!.seat);
    await ana!.request('start', {});
    await ana!.until(() => ana!.table.status === 'playing');
    expect(await codeOf(ana!.request('shuffle', {}))).toBe('not-in-lobby');
  });
});

describe('the host', () => {
  test('hands over to another person, and may do no more than the others from then on', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await ana!.request('add-bot', { seat: 2 });
    for (const seat of [2, 3, 9])
      expect(await codeOf(ana!.request('hand-over', { seat }))).toBe('no-such-seat');
    await ana!.request('hand-over', { seat: 1 });
    await bruno!.until(() => bruno!.table.host === 1);
    expect(bruno!.lines.at(-1)?.said).toEqual({ notice: 'host-changed', details: { player: 'Bruno' } });
    expect(await codeOf(ana!.request('shuffle', {}))).toBe('not-host');
    expect(await codeOf(bruno!.request('start', {}))).toBe('not-ready');
    await bruno!.request('kick', { seat: 0 });
    await ana!.until(() => ana!.closedWith !== null);
  });

  test('is the next person at once if he stands up, and whoever sits down if nobody is left', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await ana!.request('leave', {});
    await bruno!.until(() => bruno!.table.host === 1);
    expect(bruno!.lines.slice(-2).map(({ said }) => said)).toEqual([
      { notice: 'stood-up', details: { player: 'Ana' } },
      { notice: 'host-changed', details: { player: 'Bruno' } },
    ]);
    await bruno!.request('leave', {});
    await toldEverything(bruno!);
    expect(bruno!.table.host).toBeNull();
    expect(await codeOf(bruno!.request('add-bot', { seat: null }))).toBe('not-host');
    await ana!.sit({ seat: 2 });
    expect(ana!.table.host).toBe(2);
    await ana!.request('add-bot', { seat: null });
  });

  test.each(['lobby', 'playing'])(
    'is the next person if he is gone for half a minute: %s',
    async (status) => {
      const [ana, bruno, carla] = await (status === 'lobby' ? gather : deal)(server.url, 3);
      const { code } = ana!.table;
      ana!.drop();
      await carla!.until(() => carla!.table.seats[0]?.connected === false);
      bruno!.drop();
      await carla!.until(() => carla!.table.seats[1]?.connected === false);
      time.pass(29_000);
      await toldEverything(carla!);
      await sayPreset(carla!, 'hello');
      expect(carla!.table.host).toBe(0);
      time.pass(1_001);
      await sayPreset(carla!, 'hello');
      // Bruno would be next, but is not there either.
      await carla!.until(() => carla!.table.host === 2);
      expect(carla!.lines.at(-1)?.said).toEqual({ notice: 'host-changed', details: { player: 'Carla' } });
      await ana!.join(code);
      expect(ana!.table.host).toBe(2);
      expect(await codeOf(ana!.request('add-bot', { seat: null }))).toBe('not-host');
    },
  );

  test('stays host if he only reloads the page', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const { code } = ana!.table;
    ana!.drop();
    await bruno!.until(() => bruno!.table.seats[0]?.connected === false);
    time.pass(29_000);
    await ana!.join(code);
    time.pass(60_000);
    await sayPreset(bruno!, 'hello');
    await toldEverything(bruno!);
    expect(bruno!.table.host).toBe(0);
    expect(bruno!.table.seats[0]).toMatchObject({ connected: true, awaySince: null });
  });
});
