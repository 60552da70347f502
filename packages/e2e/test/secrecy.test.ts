import { raceOf, type ElGauchoView, type Tile } from '@pampa/rules/el-gaucho';
import type { Guest } from '../src/guest';
import { numbersInMemory } from '../src/heap';
import { playUntil, seatGuests } from '../src/position';
import { useWorld } from './support/world';

const it = useWorld();

const heldBy = (guest: Guest): NonNullable<ElGauchoView['held']> => (guest.view as ElGauchoView).held!;

/** Numbers of brown and white cattle are codes of closed sockets as well: they stand in every page. */
const isTelling = (tile: Tile): boolean => !['brown', 'white'].includes(raceOf(tile));

it('a page holds nothing that its viewer must not know, anywhere in its memory', async ({ house, come }) => {
  const position = await seatGuests(house.url, 4);
  const { code, guests } = position;
  const [ana, ...others] = guests;
  const spectator = await come('Elena');
  await spectator.goto(`watch/${code}`);
  await spectator.page.locator('.lobby').waitFor();
  await ana!.ask('start', {});
  await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
  await spectator.atTable();

  const own = heldBy(ana!).drawn.filter(isTelling);
  const rivals = others.flatMap((guest) => heldBy(guest).drawn).filter(isTelling);
  expect(await numbersInMemory(spectator, [...own, ...rivals])).toEqual([]);
  const player = await come('Ana', { seatOf: { guest: ana!, code } });
  await player.goto(`t/${code}`);
  await player.atTable();
  // Whoever looks for it finds it: else the rest would mean nothing.
  expect(await numbersInMemory(player, own)).toEqual(own);
  expect(await numbersInMemory(player, rivals)).toEqual([]);
  await player.leave();

  await ana!.join(code);
  await playUntil(position, ({ open }) => (open as ElGauchoView['open']).phase === 'steppe');
  const scout = guests.find((guest) => heldBy(guest).tray.length > 0);
  const secret = heldBy(scout!).seen.filter(isTelling);
  await spectator.until((seq) => window.pampa?.session.moment.value?.seq === seq, scout!.table.seq);
  expect(await numbersInMemory(spectator, secret)).toEqual([]);
});
