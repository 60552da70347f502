import { apart, BEHIND_PROXY } from '../support/apart';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';
import { sayPreset } from './talk';

const time = movingTime();
let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now, env: BEHIND_PROXY });
});
afterAll(() => server.close());

/** What `options.awaySeconds` usually is. */
const LIMIT_MS = 120_000;

/** Three at a table, each in a place of their own. The last has lost a browser, and asks from another one, as soon as one may. */
async function lostSeat(begin = deal): Promise<{ ana: Player; bruno: Player; old: Player; carla: Player }> {
  const [ana, bruno, old] = await begin(server.url, 3, {}, apart);
  old!.drop();
  await ana!.until(() => ana!.table.seats[2]?.connected === false);
  time.pass(LIMIT_MS);
  const carla = new Player(server.url, 'Carla');
  carla.address = old!.address;
  await carla.join(ana!.table.code);
  return { ana: ana!, bruno: bruno!, old: old!, carla };
}

const asks = (player: Player, seat = 2): Promise<{ readonly proposal: number }> =>
  player.request('claim', { token: player.token, seat });

test('whoever lost his token asks for his seat, and has it when all others who are there agree', async () => {
  const { ana, bruno, carla } = await lostSeat();
  const { code } = ana.table;
  const { proposal } = await asks(carla);
  await bruno.until(() => bruno.table.proposals.length === 1);
  const asked = [0, 1].map((seat) => ana.table.seats[seat]!.id);
  // They are told that the claimant comes from where the owner of the seat was.
  const near = [ana.table.seats[2]!.id];
  expect(bruno.table.proposals).toMatchObject([
    { id: proposal, kind: 'claim', seat: 2, asked, agreed: [], near },
  ]);
  await ana.request('vote', { proposal, yes: true });
  expect(carla.seat).toBeNull();
  await bruno.request('vote', { proposal, yes: true });
  await carla.until(() => carla.seat === 2 && carla.view !== null);
  expect(carla.table.seats[2]).toMatchObject({
    name: 'Carla',
    connected: true,
    awaySince: null,
    claimed: true,
  });
  expect(carla.table.proposals).toEqual([]);
  expect(carla.lines.map(({ said }) => said)).toContainEqual({
    notice: 'seat-claimed',
    details: { player: 'Carla' },
  });

  carla.drop();
  await carla.join(code);
  expect(carla.seat).toBe(2);
});

test('one refusal is enough, and it can be asked again', async () => {
  const { ana, bruno, carla } = await lostSeat();
  const { proposal } = await asks(carla);
  await ana.request('vote', { proposal, yes: true });
  await bruno.request('vote', { proposal, yes: false });
  await carla.until(() => carla.table.proposals.length === 0);
  expect(carla.seat).toBeNull();
  expect(carla.lines.at(-1)?.said).toEqual({ notice: 'proposal-failed', details: { kind: 'claim' } });
  expect(await codeOf(asks(carla))).toBe('done');
  expect(await codeOf(asks(carla))).toBe('already-proposed');
});

test('nobody answers for five minutes: that is no', async () => {
  const { ana, carla } = await lostSeat();
  const { proposal } = await asks(carla);
  time.pass(5 * 60_000 + 1);
  await sayPreset(ana, 'hello');
  await carla.until(() => carla.table.proposals.length === 0);
  expect(await codeOf(ana.request('vote', { proposal, yes: true }))).toBe('no-such-proposal');
  expect(carla.seat).toBeNull();
});

test('only a seat whose person is absent is asked for, and never a bot’s or an empty one', async () => {
  const { ana, carla } = await lostSeat(gather);
  await ana.request('add-bot', { seat: 3 });
  expect(await codeOf(asks(carla, 0))).toBe('not-absent');
  expect(await codeOf(asks(carla, 3))).toBe('no-such-seat');
  await ana.request('remove-bot', { seat: 3 });
  expect(await codeOf(asks(carla, 3))).toBe('no-such-seat');
  expect(await codeOf(asks(carla, 9))).toBe('no-such-seat');
  expect(await codeOf(ana.request('claim', { token: ana.token, seat: 2 }))).toBe('already-seated');
});

test('whoever comes back before the others have agreed keeps his seat', async () => {
  const { ana, bruno, old, carla } = await lostSeat();
  const { proposal } = await asks(carla);
  await ana.request('vote', { proposal, yes: true });
  await old.join(ana.table.code);
  await carla.until(() => carla.table.proposals.length === 0);
  expect(await codeOf(bruno.request('vote', { proposal, yes: true }))).toBe('no-such-proposal');
  expect(carla.seat).toBeNull();
  expect(old.seat).toBe(2);
  expect(old.closedWith).toBeNull();
});

test('where nobody is there who could agree, nobody gets the seat', async () => {
  const { ana, bruno, carla } = await lostSeat();
  ana.drop();
  bruno.drop();
  await carla.until(() => carla.table.seats.every(({ connected }) => !connected));
  expect(await codeOf(asks(carla))).toBe('nobody-to-agree');
});

test('only those who were asked decide: nobody in the gallery, nobody who came later', async () => {
  const { ana, bruno, carla } = await lostSeat();
  bruno.drop();
  await ana.until(() => ana.table.seats[1]?.connected === false);
  const { proposal } = await asks(carla);
  await bruno.join(ana.table.code);
  expect(await codeOf(bruno.request('vote', { proposal, yes: true }))).toBe('not-asked');
  expect(await codeOf(carla.request('vote', { proposal, yes: true }))).toBe('not-seated');
  expect(await codeOf(bruno.request('vote', { proposal: proposal + 1, yes: true }))).toBe('no-such-proposal');
});

test('nobody ends up with two seats', async () => {
  const { ana, bruno, old, carla } = await lostSeat(gather);
  const spy = new Player(server.url, 'Spy');
  await spy.join(ana.table.code, { token: null });
  expect(await codeOf(spy.request('claim', { token: bruno.token, seat: 2 }))).toBe('already-seated');
  const { proposal } = await asks(carla);
  await carla.sit({ name: 'Other', seat: 3 });
  for (const player of [ana, bruno]) await player.request('vote', { proposal, yes: true });
  await carla.until(() => carla.table.proposals.length === 0);
  expect(carla.seat).toBe(3);
  expect(carla.table.seats[2]).toMatchObject({ name: 'Carla', connected: false });
  await old.join(ana.table.code);
  expect(old.seat).toBe(2);
});

test('in the lobby, whoever got his seat back commits for himself, and the match can start', async () => {
  const { ana, bruno, carla } = await lostSeat(gather);
  const before = ana.table.seats[2]!.commitment;
  const { proposal } = await asks(carla);
  for (const player of [ana, bruno]) await player.request('vote', { proposal, yes: true });
  await ana.until(() => ana.table.seats[2]?.commitment === carla.commitment);
  expect(before).not.toBe(carla.commitment);
  await ana.request('start', {});
  await carla.until(() => carla.view !== null);
});
