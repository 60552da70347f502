import { TestCluster } from '../support/cluster';
import { Player } from '../support/player';
import { deal, playOn } from '../support/tables';
import { copiesOf } from './sleeping-copies';

const RACES = 1000;
/** So many are run at once: joins of one race meet those of others too. */
const AT_ONCE = 8;
/** A race in so many is played on. */
const PLAYED_EVERY = 10;
const ACTS_BEFORE = 5;

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await TestCluster.start({ processes: 2, env: { LOG_LEVEL: 'warn', MAX_TABLES: '5000' } });
});
afterAll(() => cluster.close());

interface Kept {
  readonly epoch: number;
  readonly owner: string | null;
  readonly entries: number;
}

test(`two processes race for a sleeping table, ${RACES} times: one of them gets it, and there is one history`, async () => {
  const [ana, bruno] = (await deal(cluster.urlOf(0), 2)) as [Player, Player];
  await playOn([ana, bruno], ACTS_BEFORE);
  const { code } = ana.table;
  const people = [ana, bruno];
  for (const player of people) await player.leave();
  const codes = await copiesOf(cluster, code, RACES);
  const wins = [0, 0];

  const race = async (fresh: string, number: number): Promise<void> => {
    // The same two people, each of whom asks another process.
    const racers = people.map(({ name, token }, index) => new Player(cluster.urlOf(index), name, token));
    const places = await Promise.all(racers.map((racer) => racer.reserve(fresh)));
    const rooms = new Set(places.map(({ roomId, processId }) => `${processId}/${roomId}`));
    expect({ fresh, rooms: rooms.size }).toEqual({ fresh, rooms: 1 });
    for (const [index, racer] of racers.entries()) racer.place = places[index] ?? null;
    wins[cluster.placeOf(racers[0]!)]! += 1;
    if (number % PLAYED_EVERY !== 0) return;
    await Promise.all(racers.map((racer, index) => racer.connect(places[index]!)));
    await Promise.all(racers.map((racer) => racer.until(() => racer.view !== null)));
    await playOn(racers, 1);
    for (const racer of racers) await racer.leave();
  };
  for (let from = 0; from < RACES; from += AT_ONCE) {
    await Promise.all(codes.slice(from, from + AT_ONCE).map((fresh, index) => race(fresh, from + index)));
  }

  const kept = await cluster.query<Kept>(`
    select t.epoch, t.owner_room as owner, (select count(*)::int from entries as e where e.match_id = t.match_id) as entries
    from tables as t where t.code <> '${code}'`);
  expect(kept).toHaveLength(RACES);
  // A lease that was taken twice would have raised the epoch twice.
  const owned = kept.filter(({ owner }) => owner !== null);
  expect(new Set(owned.map(({ owner }) => owner)).size).toBe(owned.length);
  expect(kept.filter(({ epoch }) => epoch !== 1)).toEqual([]);
  expect(kept.filter(({ entries }) => entries === ACTS_BEFORE + 1)).toHaveLength(RACES / PLAYED_EVERY);
  expect(kept.filter(({ entries }) => entries === ACTS_BEFORE)).toHaveLength(RACES - RACES / PLAYED_EVERY);
  // Both must have had a chance, or there was no race.
  expect(Math.min(...wins)).toBeGreaterThan(RACES / 20);
});
