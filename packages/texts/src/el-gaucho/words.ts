import { raceOf, valueOf, type Area, type Race, type Space, type Tile } from '@pampa/rules/el-gaucho';
import type { Language } from '../languages';
import type { Say } from '../say';

/** What the sentences are made of, in one language. */
export interface Words {
  /** "A, B and C". */
  list(items: readonly (string | number)[]): string;
  race(race: Race): string;
  /** "the spotted herd". */
  herd(race: Race): string;
  area(area: Area): string;
  /** "to the Steppe". */
  to(area: Area): string;
  /** "from the Steppe". */
  from(area: Area): string;
  /** "the spotted 11". */
  tile(tile: Tile): string;
  tiles(tiles: readonly Tile[]): string;
  /** "on the spotted 11". */
  on(tile: Tile): string;
  /** "off the spotted 11". */
  off(tile: Tile): string;
  /** "the lower pasture": the second from the bottom. */
  pasture(pasture: number): string;
  /** "from the lower pasture". */
  fromPasture(pasture: number): string;
  /** "in the lower pasture", which is where the space is. */
  intoPastureOf(space: Space): string;
}

export function wordsOf(say: Say, language: Language): Words {
  const [cattle, areas, pastures] = [
    say('el-gaucho-cattle'),
    say('el-gaucho-areas'),
    say('el-gaucho-pastures'),
  ];
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  const list = (items: readonly (string | number)[]): string => format.format(items.map(String));
  const tile = (each: Tile): string => cattle(`tile-${raceOf(each)}`, { value: valueOf(each) });
  return {
    list,
    race: (race) => cattle(race),
    herd: (race) => cattle(`herd-${race}`),
    area: (area) => areas(area),
    to: (area) => areas(`to-${area}`),
    from: (area) => areas(`from-${area}`),
    tile,
    tiles: (tiles) => list(tiles.map(tile)),
    on: (each) => cattle(`on-${raceOf(each)}`, { value: valueOf(each) }),
    off: (each) => cattle(`off-${raceOf(each)}`, { value: valueOf(each) }),
    pasture: (pasture) => pastures(pastureKey(pasture)),
    fromPasture: (pasture) => pastures(`from-${pastureKey(pasture)}`),
    intoPastureOf: (space) => pastures(`into-${pastureKey(Math.floor(space / 10))}`),
  };
}

const PASTURES = ['1', '2', '3', '4'] as const;

function pastureKey(pasture: number): (typeof PASTURES)[number] {
  const key = PASTURES[pasture - 1];
  if (key === undefined) throw new RangeError(`no pasture: ${pasture}`);
  return key;
}
