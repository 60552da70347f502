import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

async function guest(code: string, name: string): Promise<Player> {
  const player = new Player(server.url, name);
  await player.join(code);
  return player;
}

const namesOf = ({ table }: Player): string[] => table.seats.map(({ name }) => name);

describe('taking a seat', () => {
  test('any that is free, or the one that is asked for', async () => {
    const [ana] = await gather(server.url, 1);
    const bruno = await guest(ana!.table.code, 'Bruno');
    const carla = await guest(ana!.table.code, 'Carla');
    await bruno.sit();
    await carla.sit({ seat: 3 });
    await ana!.until(() => ana!.table.seats[3]?.connected === true);
    expect(namesOf(ana!)).toEqual(['Ana', 'Bruno', '', 'Carla']);
    expect([bruno.seat, carla.seat]).toEqual([1, 3]);
    expect(ana!.lines.map(({ said }) => said)).toEqual([
      { notice: 'sat-down', details: { player: 'Bruno' } },
      { notice: 'sat-down', details: { player: 'Carla' } },
    ]);
  });

  test('not one that somebody has, and not one there is not', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const carla = await guest(ana!.table.code, 'Carla');
    expect(await codeOf(carla.sit({ seat: 1 }))).toBe('seat-taken');
    expect(await codeOf(carla.sit({ seat: 4 }))).toBe('no-such-seat');
    expect(await codeOf(bruno!.sit({ token: carla.token, seat: 2 }))).toBe('already-seated');
    expect(carla.seat).toBeNull();
  });

  test('not at a table where all are taken', async () => {
    const [ana] = await gather(server.url, 4);
    const zoe = await guest(ana!.table.code, 'Zoe');
    expect(await codeOf(zoe.sit())).toBe('no-free-seat');
  });

  test('a seat is left: it is free, and whoever had it is in the gallery under his name', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await bruno!.request('leave', {});
    await ana!.until(() => ana!.table.seats[1]?.kind === 'empty' && ana!.table.watchers.length === 1);
    await bruno!.until(() => bruno!.welcome?.seat === null);
    expect(ana!.table.seats[1]).toMatchObject({ id: '', name: '', connected: false, commitment: null });
    expect(ana!.table.watchers).toMatchObject([{ name: 'Bruno', id: bruno!.welcome!.you }]);
    expect(ana!.lines.at(-1)?.said).toEqual({ notice: 'stood-up', details: { player: 'Bruno' } });
    expect(await codeOf(bruno!.request('ready', { ready: true }))).toBe('not-seated');
    await bruno!.sit({ seat: 2 });
    expect(bruno!.seat).toBe(2);
  });

  test('a seat that was taken by token alone is left under its name too', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    bruno!.drop();
    await bruno!.join(ana!.table.code, { name: null });
    await bruno!.request('leave', {});
    await ana!.until(() => ana!.table.watchers.length === 1);
    expect(ana!.table.watchers).toMatchObject([{ name: 'Bruno' }]);
  });

  test('nobody sits down or stands up in the middle of a match', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const carla = await guest(ana!.table.code, 'Carla');
    expect(await codeOf(carla.sit())).toBe('no-free-seat');
    expect(await codeOf(bruno!.request('leave', {}))).toBe('not-in-lobby');
    expect(await codeOf(bruno!.request('rename', { name: 'Zoe' }))).toBe('not-in-lobby');
    expect(await codeOf(bruno!.request('colour', { colour: 'purple' }))).toBe('not-in-lobby');
    expect(await codeOf(bruno!.request('ready', { ready: true }))).toBe('not-in-lobby');
    expect(await codeOf(bruno!.request('commit', { commitment: bruno!.commitment }))).toBe('not-in-lobby');
  });
});

describe('a name', () => {
  test('is trimmed, and its spaces are single ones', async () => {
    const [ana] = await gather(server.url, 1);
    const bruno = await guest(ana!.table.code, 'Bruno');
    await bruno.sit({ name: '  Don \t Bruno  ' });
    expect(bruno.table.seats[1]?.name).toBe('Don Bruno');
    await bruno.request('rename', { name: ' João ' });
    await bruno.until(() => bruno.table.seats[1]?.name === 'João');
  });

  test.each([
    ['empty', ''],
    ['only space', '   '],
    ['longer than twenty letters', 'x'.repeat(21)],
    ['as long as a page', 'x'.repeat(1201)],
    ['markup', '<b>'],
    ['turned around', 'a\u202Eb'],
    ['a control character', 'a\u0000'],
    ['not begun with a letter', '-Ana'],
    ['a picture', '👍'],
  ])('is refused if it is %s', async (_, name) => {
    const [ana] = await gather(server.url, 1);
    const bruno = await guest(ana!.table.code, 'Bruno');
    expect(await codeOf(bruno.sit({ name }))).toBe('bad-name');
    expect(await codeOf(ana!.request('rename', { name }))).toBe('bad-name');
    expect(await codeOf(new Player(server.url, name).create())).toBe('bad-name');
    expect(bruno.seat).toBeNull();
  });

  test('may have twenty letters of any script', async () => {
    const [ana] = await gather(server.url, 1);
    await ana!.request('rename', { name: '𠮷'.repeat(20) });
    await ana!.request('rename', { name: "Ñandú d'Østergård-9" });
  });

  test.each(['Ana', 'ANA', 'ana', 'Ａｎａ', ' aNA '])(
    'is unique at its table, however it is written: no %j beside Ana',
    async (name) => {
      const [ana, bruno] = await gather(server.url, 2);
      const carla = await guest(ana!.table.code, 'Carla');
      expect(await codeOf(carla.sit({ name }))).toBe('name-taken');
      expect(await codeOf(bruno!.request('rename', { name }))).toBe('name-taken');
      expect(namesOf(ana!)).toEqual(['Ana', 'Bruno', '', '']);
      // One's own may be written another way, and a bot's name is a name.
      expect(await codeOf(ana!.request('rename', { name }))).toBe('done');
      await ana!.request('add-bot', { seat: null });
      expect(await codeOf(carla.sit({ name: ana!.table.seats[2]!.name }))).toBe('name-taken');
    },
  );
});

describe('a colour', () => {
  test('is given if none is asked for, and never that of somebody else', async () => {
    const [ana] = await gather(server.url, 1, { colour: 'blue' });
    const { code } = ana!.table;
    const [bruno, carla, dario] = [
      await guest(code, 'Bruno'),
      await guest(code, 'Carla'),
      await guest(code, 'Dario'),
    ];
    expect(await codeOf(bruno.sit({ colour: 'blue' }))).toBe('colour-taken');
    await bruno.sit({ colour: 'purple' });
    await carla.sit();
    await dario.sit();
    const colours = dario.table.seats.map(({ colour }) => colour);
    expect(colours.slice(0, 2)).toEqual(['blue', 'purple']);
    expect(new Set(colours).size).toBe(4);
  });

  test('is changed to one that is free', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    expect(await codeOf(bruno!.request('colour', { colour: ana!.table.seats[0]!.colour }))).toBe(
      'colour-taken',
    );
    await bruno!.request('colour', { colour: 'purple' });
    await ana!.until(() => ana!.table.seats[1]?.colour === 'purple');
    // That of an empty seat is free, and whoever sits down there gets another.
    const wanted = ana!.table.seats[2]!.colour;
    await bruno!.request('colour', { colour: wanted });
    const carla = await guest(ana!.table.code, 'Carla');
    await carla.sit({ seat: 2 });
    expect(carla.table.seats[1]?.colour).toBe(wanted);
    expect(carla.table.seats[2]?.colour).not.toBe(wanted);
  });
});

describe('ready', () => {
  test('is said and taken back by everybody but the host, who says so by starting', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    await ana!.until(() => ana!.table.seats[1]?.ready === true);
    expect(ana!.table.seats.map(({ ready }) => ready)).toEqual([true, true, false, false]);
    await bruno!.request('ready', { ready: false });
    await ana!.until(() => ana!.table.seats[1]?.ready === false);
    expect(await codeOf(ana!.request('start', {}))).toBe('not-ready');
  });
});

describe('a seat of a bot', () => {
  test('is for a newcomer in the lobby: if he asks for it, or if no other is free', async () => {
    const [ana] = await gather(server.url, 1);
    for (const seat of [1, 2]) await ana!.request('add-bot', { seat });
    const bruno = await guest(ana!.table.code, 'Bruno');
    await bruno.sit({ seat: 2 });
    const carla = await guest(ana!.table.code, 'Carla');
    await carla.sit();
    const dario = await guest(ana!.table.code, 'Dario');
    await dario.sit();
    expect(dario.table.seats.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'person Ana',
      'person Dario',
      'person Bruno',
      'person Carla',
    ]);
    await ana!.until(() => ana!.lines.length === 3);
    expect(ana!.lines.map(({ said }) => said)).toMatchObject([
      { notice: 'took-bots-seat', details: { player: 'Bruno' } },
      { notice: 'sat-down' },
      { notice: 'took-bots-seat', details: { player: 'Dario' } },
    ]);
  });

  test('is for a newcomer in a running match, as it stands: its colour, and its turn', async () => {
    const ana = new Player(server.url, 'Ana');
    const code = await ana.create();
    await ana.request('add-bot', { seat: null });
    await ana.request('start', {});
    await ana.until(() => ana.table.status === 'playing');
    const { seats, match } = ana.table;
    const zoe = await guest(code, 'Zoe');
    await zoe.sit({ colour: seats[0]!.colour });
    await zoe.until(() => zoe.view !== null);
    expect(zoe.seat).toBe(1);
    expect(zoe.table).toMatchObject({ match, status: 'playing' });
    expect(zoe.table.seats[1]).toMatchObject({ kind: 'person', name: 'Zoe', colour: seats[1]!.colour });
    while (!zoe.isAwaited) {
      const { seq } = await ana.actSensibly();
      await Promise.all(
        [ana, zoe].map((player) => player.until(() => player.table.seq >= seq && player.view !== null)),
      );
    }
    await zoe.actSensibly();
    expect(zoe.steps.at(-1)).toMatchObject({ seat: 1, by: 'person' });
  });

  test('is not for newcomers where the host does not want any', async () => {
    const ana = new Player(server.url, 'Ana');
    const code = await ana.create({ options: { newcomers: false } });
    await ana.request('add-bot', { seat: null });
    await ana.request('start', {});
    await ana.until(() => ana.table.status === 'playing');
    const zoe = await guest(code, 'Zoe');
    expect(await codeOf(zoe.sit())).toBe('no-free-seat');
    expect(await codeOf(zoe.sit({ seat: 1 }))).toBe('no-free-seat');
    await ana.request('options', { table: { newcomers: true } });
    expect(await codeOf(zoe.sit())).toBe('done');
  });

  test('is one only if nobody sits there: not where a bot plays for somebody who resigned or is away', async () => {
    const [ana, bruno, carla] = await deal(server.url, 3, { options: { awaySeconds: 10 } });
    await bruno!.request('resign', {});
    carla!.drop();
    const zoe = await guest(ana!.table.code, 'Zoe');
    await ana!.until(() => ana!.table.seats[2]?.connected === false);
    for (const seat of [0, 1, 2]) expect(await codeOf(zoe.sit({ seat }))).toBe('seat-taken');
    expect(await codeOf(zoe.sit())).toBe('no-free-seat');
  });
});
