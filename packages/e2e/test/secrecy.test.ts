import { ALL_TILES, type ElGauchoView, type Tile } from '@pampa/rules/el-gaucho';
import type { Guest } from '../src/guest';
import { numbersInMemory } from '../src/heap';
import { playUntil, seatGuests, type Position } from '../src/position';
import type { Visitor } from '../src/visitor';
import { useWorld } from './support/world';

const it = useWorld();

const heldBy = (guest: Guest): NonNullable<ElGauchoView['held']> => (guest.view as ElGauchoView).held!;

async function deal({ guests }: Position): Promise<void> {
  await guests[0]!.ask('start', {});
  await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
}

/** What stands in a page at some other table says nothing: codes of closed sockets, for example. */
async function noiseIn(spectator: Visitor, url: string): Promise<ReadonlySet<Tile>> {
  const other = await seatGuests(url, 4);
  await deal(other);
  await spectator.goto(`watch/${other.code}`);
  await spectator.atTable();
  return new Set(await numbersInMemory(spectator, ALL_TILES));
}

/**
 * A page has thousands of numbers of its own, times and places on the screen among them, and one may happen to be that of
 * a tile. What the server lets slip is there again after a reload; what happened to be there is not.
 */
async function foundTwice(visitor: Visitor, tiles: readonly Tile[]): Promise<readonly Tile[]> {
  const found = await numbersInMemory(visitor, tiles);
  if (found.length === 0) return found;
  await visitor.page.reload();
  await visitor.atTable();
  return numbersInMemory(visitor, found);
}

it('a page holds nothing that its viewer must not know, anywhere in its memory', async ({ house, come }) => {
  const spectator = await come('Elena');
  const noise = await noiseIn(spectator, house.url);
  const isTelling = (tile: Tile): boolean => !noise.has(tile);

  const position = await seatGuests(house.url, 4);
  const { code, guests } = position;
  const [ana, ...others] = guests;
  await spectator.goto(`watch/${code}`);
  await spectator.page.locator('.lobby').waitFor();
  await deal(position);
  await spectator.atTable();
  const own = heldBy(ana!).drawn.filter(isTelling);
  const rivals = others.flatMap((guest) => heldBy(guest).drawn).filter(isTelling);
  expect(rivals).not.toEqual([]);
  expect(await foundTwice(spectator, [...own, ...rivals])).toEqual([]);

  const player = await come('Ana', { seatOf: { guest: ana!, code } });
  await player.goto(`t/${code}`);
  await player.atTable();
  // Whoever looks for it finds it: else the rest would mean nothing.
  const all = heldBy(ana!).drawn;
  expect(await numbersInMemory(player, all)).toEqual(all);
  expect(await foundTwice(player, rivals)).toEqual([]);
  await player.leave();

  await ana!.join(code);
  await playUntil(position, ({ open }) => (open as ElGauchoView['open']).phase === 'steppe');
  const scout = guests.find((guest) => heldBy(guest).tray.length > 0);
  const secret = heldBy(scout!).seen.filter(isTelling);
  await spectator.until((seq) => window.pampa?.session.moment.value?.seq === seq, scout!.table.seq);
  expect(await foundTwice(spectator, secret)).toEqual([]);
});
