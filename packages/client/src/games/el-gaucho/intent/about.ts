import type { Seat } from '@pampa/rules';
import {
  groundOf,
  highestOf,
  isLying,
  NOBODY,
  ownerOf,
  raceOf,
  smallOf,
  valueOf,
  worthOf,
  type Area,
  type ElGaucho,
  type Open,
  type Race,
  type Space,
  type Tile,
} from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Moment } from '../../../table/session';
import { texts } from '../../../texts/say';
import { thingOf } from './atoms';

/** What a thing is, for whoever points at it. */
export function about(
  atom: Atom,
  { view }: Moment<ElGaucho>,
  seat: Seat | null,
  players: readonly string[],
): string | null {
  const thing = thingOf(atom);
  const { open } = view;
  const say = texts.value.page('el-gaucho-things');
  switch (thing?.kind) {
    case 'ring':
      return say('ring');
    case 'pile':
      return open.pile === 0 ? say('pile-empty') : say('pile', { count: open.pile });
    case 'supply':
      return seat === null ? null : aboutSupply(open, seat);
    case 'track':
      return say('track');
    case 'die':
      return say(thing.wished ? 'wished' : open.turn.mustTake ? 'die-ring' : 'die-own');
    case 'area':
      return aboutArea(thing.area, open, seat);
    case 'space':
    case 'recall':
      return aboutSpace(thing.space, open, players);
    case 'herd':
      return seat === null ? null : aboutHerd(thing.race, open, seat, null);
    case 'tile':
      return aboutTile(thing.tile, open, players);
    case 'pasture':
      return aboutPasture(thing.pasture, open);
    case 'home':
      return seat === null ? null : aboutRanch(open, seat, players);
    case 'ranch':
      return aboutRanch(open, thing.seat, players);
    case 'face':
    case 'place':
      return say(thing.kind);
    case 'end':
    case 'leave':
    case undefined:
      return null;
  }
}

function aboutSupply(open: Open, seat: Seat): string {
  const say = texts.value.page('el-gaucho-things');
  const count = open.ranches[seat]?.supply ?? 0;
  return count === 0 ? say('supply-none') : say('supply', { count });
}

function aboutRanch(open: Open, seat: Seat, players: readonly string[]): string {
  const count = open.ranches[seat]?.pesos ?? 0;
  return texts.value.page('el-gaucho-things')('ranch', { player: players[seat] ?? '', count });
}

function aboutPasture(pasture: number, { layout, ranches, tiles, riders }: Open): string | null {
  const row = groundOf(layout, ranches.length).pastures[pasture - 1];
  if (row === undefined) return null;
  const taken = riders.slice(row.from, row.to).filter((rider) => rider !== NOBODY).length;
  const all = tiles.slice(row.from, row.to).filter((tile) => tile !== 0).length;
  const { elGaucho, page } = texts.value;
  return page('el-gaucho-things')('pasture', {
    pasture: capital(elGaucho.words.pasture(pasture)),
    taken,
    all,
  });
}

function aboutArea(area: Area, open: Open, seat: Seat | null): string {
  const say = texts.value.page('el-gaucho-things');
  const spot = seat === null ? 'empty' : (open.ranches[seat]?.areas[area] ?? 'empty');
  return spot === 'empty' ? say(`area-${area}`) : `${say(`area-${area}`)} ${say(`spot-${spot}`)}`;
}

function aboutSpace(space: Space, open: Open, players: readonly string[]): string | null {
  const say = texts.value.page('el-gaucho-things');
  const index = groundOf(open.layout, open.ranches.length).indexOf.get(space);
  if (index === undefined) return null;
  const tile = open.tiles[index] ?? 0;
  if (tile === 0) return say('space-free');
  const cattle = say('cattle', { tile: naming(tile), big: valueOf(tile), small: smallOf(tile) });
  const rider = open.riders[index] ?? NOBODY;
  if (rider === NOBODY) return cattle;
  const player = players[ownerOf(rider)] ?? '';
  return `${cattle} ${say(isLying(rider) ? 'ridden-lying' : 'ridden-standing', { player })}`;
}

function aboutTile(tile: Tile, open: Open, players: readonly string[]): string {
  const race = raceOf(tile);
  const owner = open.ranches.findIndex(({ herds }) => herds[race].includes(tile));
  return owner === -1 ? `${naming(tile)}.` : aboutHerd(race, open, owner, players[owner] ?? '');
}

function aboutHerd(race: Race, open: Open, seat: Seat, player: string | null): string {
  const { elGaucho, page } = texts.value;
  const say = page('el-gaucho-things');
  const tiles = open.ranches[seat]?.herds[race] ?? [];
  const herd = elGaucho.words.herd(race);
  const worth = { size: tiles.length, highest: highestOf(tiles), count: worthOf(tiles) };
  return player === null
    ? say('herd', { herd: capital(herd), ...worth })
    : say('herd-of', { player, herd, ...worth });
}

function naming(tile: Tile): string {
  return capital(texts.value.elGaucho.words.tile(tile));
}

/** Words are written as they stand inside a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
