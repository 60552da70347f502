import { GAMES, isRefusal, parseRecord, verify } from '@pampa/rules';
import { Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';

let server: Running;

beforeAll(async () => {
  server = await startRunning({ env: { DEV: '1' } });
});
afterAll(() => server.close());

/** Everything that lay open at the end, and the record as everybody may read it. */
async function played(more: object): Promise<{ readonly open: string; readonly record: string }> {
  const players = await deal(server.url, 2, { gameOptions: { startSeat: 0 }, ...more });
  const [ana] = players;
  expect(ana!.table.diceChosen).toBe('seed' in more);
  await playOn(players);
  const { match } = ana!.table;
  const record = await (await fetch(`${server.url}/api/matches/${match}`)).text();
  return { open: JSON.stringify(ana!.open), record };
}

function reportOf(text: string): ReturnType<typeof verify> {
  const parsed = parseRecord(text, GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  return verify(parsed.game, parsed.record);
}

test('with DEV=1 the same seed gives the same match, and its record says that the dice were chosen', async () => {
  const [one, other] = [await played({ seed: 'a windy day' }), await played({ seed: 'a windy day' })];
  expect(other.open).toBe(one.open);
  expect(JSON.parse(one.record)).toMatchObject({ header: { chosenSeed: 'a windy day' } });
  expect(reportOf(one.record)).toMatchObject({
    ok: false,
    firstFailure: { check: 'seed', code: 'chosen-seed', entry: 0 },
  });
});

test('a table without a seed is as fair as anywhere', async () => {
  const { record } = await played({});
  expect(JSON.parse(record)).not.toHaveProperty('header.chosenSeed');
  expect(reportOf(record).ok).toBe(true);
});

test('without DEV=1 nobody chooses the dice', async () => {
  await server.close();
  server = await startRunning();
  const ana = new Player(server.url, 'Ana');
  await expect(ana.create({ seed: 'mine' })).rejects.toThrow(/dev-only/);
  await expect(ana.create({ seed: '' })).rejects.toThrow(/malformed/);
});
